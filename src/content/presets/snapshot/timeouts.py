"""Seconds until a request is given up."""

CONNECT = 2
READ = 30
WRITE = 30
POOL = 5
