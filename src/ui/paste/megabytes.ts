/** "47.1 MB". */
export const megabytes = (bytes: number): string =>
  `${(bytes / 1e6).toFixed(bytes < 9.95e6 || bytes % 1e6 ? 1 : 0)} MB`;
