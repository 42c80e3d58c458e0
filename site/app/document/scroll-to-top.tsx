import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { splitAddress } from '../../shared/language/language.ts';
import { useText } from '../../shared/language/use-language.tsx';
import { siteText } from '../pages/site-text.ts';

/**
 * docs/product.md §2.4: the second scroll after a route change, and the scroll position from which the button shows.
 */
const REPEAT_MS = 100;
const BUTTON_BEYOND_PX = 300;

/**
 * Scrolls to the top on every change of route, and again 100 ms later, when lazy parts are rendered. Not on the first
 * page of a visit: the reader may have scrolled before hydration, and a reload restores the position.
 */
export function useScrollToTopOnRoute(): void {
  const { pathname, hash } = useLocation();
  // Another language of the same page keeps the place.
  const { path } = splitAddress(pathname);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    // What an address names within the new page may be a layout (`#booklet`) that has no element.
    if (document.getElementById(hash.slice(1))) return;
    const toTop = () => window.scrollTo({ top: 0, behavior: 'instant' });
    toTop();
    const again = setTimeout(toTop, REPEAT_MS);
    return () => clearTimeout(again);
  }, [path, hash]);
}

/** Fields that a finger must reach: while one lies under the button, the button is not there. */
const FIELDS = 'input, select, textarea, label';

/** Where the button looks for fields under it: its corners and its middle, as shares of its size. */
const PROBES: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [0.5, 0.5],
  [0, 1],
  [1, 1],
];

function isOverField(button: HTMLElement): boolean {
  const { left, top, width, height } = button.getBoundingClientRect();
  return PROBES.some(([x, y]) =>
    document.elementsFromPoint(left + x * width, top + y * height).some((element) => element.closest(FIELDS) !== null),
  );
}

export function ScrollToTopButton() {
  const text = useText(siteText);
  const [shown, setShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const onScroll = () => {
      setShown(window.scrollY > BUTTON_BEYOND_PX);
      if (button.current) button.current.style.visibility = isOverField(button.current) ? 'hidden' : '';
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  if (!shown) return null;
  return (
    <button
      ref={button}
      type="button"
      aria-label={text.toTop}
      data-scroll-to-top
      onClick={() => {
        window.scrollTo({ top: 0 });
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
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
