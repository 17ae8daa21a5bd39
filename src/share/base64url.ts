/** Bytes (code units 0 to 255) as base64 with `-` and `_` and no padding, safe in an address. */
export const toBase64Url = (bytes: string): string =>
  btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/** The other way; whatever is no base64 is left out, as chat programs break long links. */
export function fromBase64Url(text: string): string {
  const clean = text
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/[^A-Za-z0-9+/]/g, '');
  // A single letter too many holds no whole byte.
  return atob(clean.length % 4 === 1 ? clean.slice(0, -1) : clean);
}
