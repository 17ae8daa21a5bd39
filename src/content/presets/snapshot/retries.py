"""How often a request is tried."""

CONNECT = 5
READ = 3
WRITE = 1
