import { useCallback, useEffect, useRef, useState } from 'react';
import { readStored } from '../../../shared/storage/stored-text.client.ts';
import { PAGE_ADDRESS } from '../paged/page-address.ts';
import { parseSettings, type ReadingSettings, SETTINGS_KEY } from '../settings/reading-settings.ts';

const isPageAddress = () => PAGE_ADDRESS.test(window.location.hash);

type PagedReading = { readonly isOpen: boolean; readonly close: () => void };

/**
 * Whether the book lies open as pages: because the address names a page, or because the reader left the last book so.
 * The title page's link and F go to such an address, so the browser's back closes the book. Closing is remembered too.
 */
export function usePagedReading(
  /** The panel in the middle of the window: F opens the book there once the reader has scrolled to it. */
  panel: string,
  isRemembered: boolean,
  change: (change: Partial<ReadingSettings>) => void,
): PagedReading {
  const [isOpen, setOpen] = useState(
    () => isPageAddress() || (window.location.hash === '' && parseSettings(readStored(SETTINGS_KEY)).paged),
  );
  /** Whether the open book has a history entry of its own. */
  const hasEntry = useRef(false);

  useEffect(() => {
    const follow = () => {
      const opens = isPageAddress();
      if (opens !== isOpen) hasEntry.current = opens;
      setOpen(opens);
      if (isOpen && !opens) change({ paged: false });
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [isOpen, change]);

  // Also where the link was followed before this hook ran.
  useEffect(() => {
    if (isOpen && !isRemembered) change({ paged: true });
  }, [isOpen, isRemembered, change]);

  useEffect(() => {
    if (isOpen) return;
    const onKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      const isTyping = target instanceof Element && target.closest('input, textarea, select, dialog');
      if (key.toLowerCase() !== 'f' || ctrlKey || metaKey || altKey || isTyping) return;
      window.location.hash = window.scrollY > window.innerHeight ? panel : 'cover';
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, panel]);

  const close = useCallback(() => {
    if (hasEntry.current) window.history.back();
    else {
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
      setOpen(false);
      change({ paged: false });
    }
  }, [change]);

  return { isOpen, close };
}
