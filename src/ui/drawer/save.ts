/** Hands bytes (code units 0 to 255) to the browser as a file to keep. */
export function saveText(path: string, bytes: string): void {
  const units = Uint8Array.from(bytes, (unit) => unit.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([units], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = path.slice(path.lastIndexOf('/') + 1);
  link.click();
  URL.revokeObjectURL(url);
}
