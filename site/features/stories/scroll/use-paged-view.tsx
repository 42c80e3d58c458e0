import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Store } from '../../../shared/page/store.ts';
import { FOREIGN_ADDRESS, PAGE_ADDRESS } from '../model/reading-place.ts';
import { readSettings } from '../model/reading-settings.client.ts';
import type { ReadingSettings } from '../model/reading-settings.ts';
import type { ReaderPlace } from '../reading/reader-context.tsx';

const isPageAddress = () => PAGE_ADDRESS.test(window.location.hash);

/** Puts the long page below the open book in the history. */
function addPageEntry(): void {
  const { pathname, search, href } = window.location;
  const { state } = window.history;
  if (state?.layers > 0) return;
  window.history.replaceState(state, '', pathname + search);
  window.history.pushState({ ...state, layers: 1 }, '', href);
}

type PagedView = { readonly isOpen: boolean; readonly close: () => void };

/**
 * Whether the book lies open as pages: because the address names a page, or because the reader left the last book so.
 * The title page's link and F go to such an address. A book that opens so gets a history entry for its pages, too: the
 * browser's Back leads from them to the long page. Closing is remembered too.
 */
export function usePagedView(
  /** F opens the book at the panel that is being read, once the reader has scrolled to it. */
  place: Pick<Store<ReaderPlace>, 'getState'>,
  isRemembered: boolean,
  change: (change: Partial<ReadingSettings>) => void,
  /** Puts the address right, and dispatches `popstate`. */
  mend: () => Promise<void>,
): PagedView {
  const [startsOpen] = useState(() => isPageAddress() || (window.location.hash === '' && readSettings().paged));
  const [isOpen, setOpen] = useState(startsOpen);
  const isClosing = useRef(false);

  useEffect(() => {
    if (startsOpen) addPageEntry();
  }, [startsOpen]);

  const mendAddress = useEffectEvent(mend);
  useEffect(() => {
    const follow = () => {
      if (FOREIGN_ADDRESS.test(window.location.hash)) return void mendAddress();
      const opens = isPageAddress();
      if (opens && isClosing.current) {
        // A link to another page of the book has made one entry more.
        window.history.back();
        return;
      }
      isClosing.current = false;
      setOpen(opens);
      if (isOpen && !opens) change({ paged: false });
    };
    window.addEventListener('popstate', follow);
    // The link was followed between the render and this effect.
    if (!isOpen && !isClosing.current && isPageAddress()) setOpen(true);
    return () => window.removeEventListener('popstate', follow);
  }, [isOpen, change]);

  useEffect(() => {
    if (!FOREIGN_ADDRESS.test(window.location.hash)) return;
    void mendAddress().then(() => {
      if (isPageAddress()) addPageEntry();
    });
  }, []);

  // Also where the link was followed before this hook ran.
  useEffect(() => {
    if (isOpen && !isRemembered) change({ paged: true });
  }, [isOpen, isRemembered, change]);

  useEffect(() => {
    if (isOpen) return;
    const onKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      const isTyping = target instanceof Element && target.closest('input, textarea, select, dialog');
      if (key.toLowerCase() !== 'f' || ctrlKey || metaKey || altKey || isTyping) return;
      window.location.hash = window.scrollY > window.innerHeight ? place.getState().panel : 'cover';
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, place]);

  const close = useCallback(() => {
    isClosing.current = true;
    window.history.back();
  }, []);

  return { isOpen, close };
}
