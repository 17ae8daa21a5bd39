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

/** What Cline's tools say of such a path. */
export const outside = (path: string) => `Path must stay within cwd: ${path}`;

/** Python's `Path`, printed: without `.` and empty components. */
export const pathlibPath = (path: string): string =>
  (path.startsWith('/') ? '/' : '') +
  path
    .split('/')
    .filter((component) => component !== '' && component !== '.')
    .join('/');
