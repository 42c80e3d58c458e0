/** A browser that prints says so within this time; one in an app may have `print` and do nothing. */
export const MAX_PRINT_WAIT_MS = 2000;

/** Ends the printing before: a browser that did nothing does not say that it is over. */
let endLast = () => {};

/**
 * Prints the page, or says that this browser does not.
 *
 * @param onEnd called once, when the page looks as on the screen again: after printing, at once where nothing can be
 * printed,
 *   and with the next call at the latest
 */
export function printPage(onEnd: () => void = () => {}): void {
  endLast();
  const listening = new AbortController();
  const { signal } = listening;
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
  };
  const end = () => {
    if (signal.aborted) return;
    begin();
    listening.abort();
    onEnd();
  };
  endLast = end;
  addEventListener('beforeprint', begin, { signal });
  addEventListener('afterprint', end, { signal });
  // The page gives way to the printer's.
  addEventListener('pagehide', begin, { signal });
  try {
    window.print();
  } catch {
    end();
    explain();
    return;
  }
  setTimeout(() => {
    if (!hasBegun) explain();
  }, MAX_PRINT_WAIT_MS);
}

function explain(): void {
  import('./refusal.client.ts').then(
    ({ explainRefusal }) => explainRefusal('print'),
    () => {},
  );
}
