/** Calls of tools that take fields, told apart by the names of the fields and by what a diff among them is made of. */
export type CallFormat =
  | 'str-replace-call'
  | 'old-string-call'
  | 'camel-string-call'
  | 'old-text-call'
  | 'original-call'
  | 'dashed-call'
  | 'start-line-call'
  | 'search-call'
  | 'section-call'
  | 'tool-call';

/** How a kind of call is known. */
export interface Dialect {
  readonly format: CallFormat;
  /** One of them must be a field. */
  readonly oneOf: readonly string[];
  /** Fields that it is called with, for people: the first are needed. */
  readonly fields: readonly string[];
  /** What the field `diff` must hold, where several tools take one. */
  readonly diff?: RegExp;
  /** To follow "A tool call: ". */
  readonly words: string;
  /** Calls of this kind, in few words, to follow "reads". */
  readonly short: string;
}

const fieldsOfDiff = ['path', 'diff'];

/** From the most telling sign to the least: the first that fits decides. */
export const dialects: readonly Dialect[] = [
  {
    format: 'original-call',
    oneOf: ['patch', 'patches', 'code'],
    fields: ['path', 'patch'],
    words: 'a path and a patch of ORIGINAL/UPDATED blocks',
    short: 'patch calls (ORIGINAL/UPDATED)',
  },
  {
    format: 'camel-string-call',
    oneOf: ['filePath', 'oldString', 'newString'],
    fields: ['filePath', 'oldString', 'newString'],
    words: 'filePath, oldString and newString',
    short: 'oldString calls',
  },
  {
    format: 'old-string-call',
    oneOf: ['file_path', 'old_string', 'new_string'],
    fields: ['file_path', 'old_string', 'new_string'],
    words: 'file_path, old_string and new_string',
    short: 'old_string calls',
  },
  {
    format: 'old-text-call',
    oneOf: ['old_text', 'new_text'],
    fields: ['path', 'old_text', 'new_text'],
    words: 'path, old_text and new_text',
    short: 'old_text calls',
  },
  {
    format: 'start-line-call',
    oneOf: ['diff'],
    diff: /^<{7} SEARCH>?\r?\n(?::(?:start|end)_line:|-{7}\r?$)/m,
    fields: fieldsOfDiff,
    words: 'a path and SEARCH blocks that may state a line',
    short: 'diff calls (blocks with a line)',
  },
  {
    format: 'dashed-call',
    oneOf: ['diff'],
    diff: /^-{3,} SEARCH>?\r?$/m,
    fields: fieldsOfDiff,
    words: 'a path and SEARCH blocks between dashes',
    short: 'diff calls (blocks between dashes)',
  },
  {
    format: 'search-call',
    oneOf: ['diff'],
    diff: /^<{3,} SEARCH>?\r?$/m,
    fields: fieldsOfDiff,
    words: 'a path and SEARCH/REPLACE blocks',
    short: 'diff calls (SEARCH/REPLACE)',
  },
  {
    format: 'section-call',
    oneOf: ['diff'],
    fields: fieldsOfDiff,
    words: 'a path and the body of a V4A update',
    short: 'diff calls (V4A body)',
  },
  {
    format: 'str-replace-call',
    oneOf: ['command', 'old_str', 'insert_line'],
    fields: ['command', 'path', 'old_str', 'new_str'],
    words: 'a command, path, old_str and new_str',
    short: 'old_str calls',
  },
];

export const dialectOf = (format: CallFormat): Dialect | undefined =>
  dialects.find((dialect) => dialect.format === format);

/** Whether a format is a call with fields, of whatever dialect. */
export const isCall = (format: string): format is CallFormat => format.endsWith('-call');
