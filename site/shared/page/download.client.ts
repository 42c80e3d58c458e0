/** Downloads a file that was made in this page. */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Not at once: Safari starts reading the file after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
