/** Whether a relative path leaves the working directory. */
export function leadsOut(path: string): boolean {
  let depth = 0;
  for (const component of path.split('/')) {
    if (component === '..') depth--;
    else if (component !== '' && component !== '.') depth++;
    if (depth < 0) return !path.startsWith('/');
  }
  return false;
}

/** Whether Cline's tools refuse a path: also one that stays inside, but begins with two dots once it is plain. */
export function isRefused(path: string): boolean {
  if (leadsOut(path)) return true;
  const first = path.split('/').find((component) => component !== '' && component !== '.');
  return first !== undefined && first !== '..' && first.startsWith('..') && !path.startsWith('/');
}

/** What they say of it. */
export const outside = (path: string) => `Path must stay within cwd: ${path}`;

/** Python's `Path`, printed: without `.` and empty components. */
export const pathlibPath = (path: string): string =>
  (path.startsWith('/') ? '/' : '') +
  path
    .split('/')
    .filter((component) => component !== '' && component !== '.')
    .join('/');
