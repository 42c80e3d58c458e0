/** A clipboard that has not answered by then will not. */
const MAX_COPY_WAIT_MS = 3000;

/**
 * Copies a text to the clipboard. Returns false where the browser refuses (plain http, no permission) or does not
 * answer: the caller then shows the text, to be copied by hand.
 */
export function copyText(text: string): Promise<boolean> {
  const noAnswer = new Promise<boolean>((resolve) => setTimeout(resolve, MAX_COPY_WAIT_MS, false));
  return Promise.race([copy(text), noAnswer]);
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
