import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../shared/language/use-language.tsx';
import { siteText } from '../site-text.ts';

/** docs/product.md §2.4: the second scroll after a route change, and the scroll position from which the button shows. */
const REPEAT_MS = 100;
const BUTTON_BEYOND_PX = 300;

/**
 * Scrolls to the top on every change of route, and again 100 ms later, when lazy parts are rendered. Not on the first
 * page of a visit: the reader may have scrolled before hydration, and a reload restores the position.
 */
export function useScrollToTopOnRoute(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash) return;
    const toTop = () => window.scrollTo({ top: 0, behavior: 'instant' });
    toTop();
    const again = setTimeout(toTop, REPEAT_MS);
    return () => clearTimeout(again);
  }, [pathname, hash]);
}

export function ScrollToTopButton() {
  const text = useText(siteText);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const onScroll = () => setShown(window.scrollY > BUTTON_BEYOND_PX);
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  if (!shown) return null;
  return (
    <button
      type="button"
      aria-label={text.toTop}
      data-scroll-to-top
      onClick={() => {
        window.scrollTo({ top: 0 });
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
      className="fixed right-4 bottom-[calc(1rem+var(--bottom-bar,0px))] z-20 grid size-14 place-items-center rounded-full border-2 border-ink bg-honey shadow-lift print:hidden"
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="size-7"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.800"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M12.200 20c-.4-5 .2-10-.2-15M5.500 11.500C8 9.500 10.400 7.200 12 4.800c1.800 2.400 4 4.600 6.500 6.700" />
      </svg>
    </button>
  );
}
