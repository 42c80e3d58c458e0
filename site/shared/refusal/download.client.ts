import { getInAppBrowser } from './in-app-browser.client.ts';

/**
 * Downloads a file that was made in this page. An app's browser may drop it without a word: then the reader is told,
 * and the result is false, so that the page does not say that the file is saved.
 */
export function downloadFile(name: string, content: Blob): boolean {
  const link = document.createElement('a');
  const isSure = 'download' in link && !getInAppBrowser();
  const url = URL.createObjectURL(content);
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Not at once: Safari starts reading the file after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  if (!isSure) explain();
  return isSure;
}

/** Tells the reader of a link to a file of the site that this app's browser may drop it. */
export function noteDownload(): void {
  if (getInAppBrowser()) explain();
}

function explain(): void {
  import('./refusal.client.ts').then(
    ({ explainRefusal }) => explainRefusal('download'),
    () => {},
  );
}
