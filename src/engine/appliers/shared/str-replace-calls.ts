import { replaceCalls } from '../../formats/write-calls.ts';

/** An edit put as calls of the text editor tool, for both of its kinds. */
export const strReplaceCalls = replaceCalls({
  name: 'a str_replace call',
  path: 'path',
  old: 'old_str',
  new: 'new_str',
  fixed: { command: 'str_replace' },
  create: (path, text) => ({ command: 'create', path, file_text: text }),
});
