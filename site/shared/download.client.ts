/** Hands the reader a file that was made on this page. */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari begins to read the file only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
