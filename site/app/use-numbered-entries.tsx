import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The number of the history entry that React Router has shown last. */
let shown = 0;

/**
 * Numbers the history entries of links within a page, as React Router numbers its own: where they have no number it
 * cannot ask before the reader leaves, and warns.
 */
function numberEntry(): void {
  const { state } = window.history;
  if (state?.idx === undefined) window.history.replaceState({ ...state, idx: shown + 1 }, '');
}

// Not in an effect: listeners of the window run in their order, and React Router's is added when the page is hydrated.
if (!import.meta.env.SSR) window.addEventListener('popstate', numberEntry);

export function useNumberedEntries(): void {
  // Rendered again for each entry of React Router's.
  useLocation();
  useEffect(() => {
    shown = window.history.state?.idx ?? 0;
  });
}
