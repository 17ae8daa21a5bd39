export type QuotingStyle = 'literal' | 'shell' | 'shell-always' | 'c' | 'escape';
