import { WINDOW_PLACE_KEY, type WindowPlace } from '../../shared/page/window-place.ts';
import { HYDRATED_EVENT } from './hydrated-event.ts';

/**
 * Runs in the head of a page with parts marked `data-defer-layout`: first-paint.css leaves these out of the first
 * layout, which takes a phone half a second for a whole book. Not where the page opens at a place within it (hash,
 * reload).
 */

/** Then the whole page shows, even if no other script has run. */
const MAX_LAYOUT_MS = 5000;

/** The reader may be quicker than the script that lays out the rest (boot-script.client.ts). */
const READER_EVENTS = ['pointerdown', 'keydown', 'wheel'];

/** Events by which the reader moves the page; after one of them it is left where it is. */
const MOVING_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Scrolls a page that was loaded again back to what stood in the window, once it is hydrated and has its fonts. The
 * browser restores the position too, but before the fonts and the reader's settings have changed the height of the
 * text.
 */
function restorePlaceOnceLaidOut(): void {
  let isMoved = false;
  for (const type of MOVING_EVENTS) {
    addEventListener(
      type,
      () => {
        isMoved = true;
      },
      { capture: true, passive: true, once: true },
    );
  }
  addEventListener(
    HYDRATED_EVENT,
    async () => {
      // After two frames the text is laid out in the reader's language and settings.
      await nextFrame();
      await nextFrame();
      await document.fonts.ready;
      const place: Partial<WindowPlace> = JSON.parse(sessionStorage.getItem(WINDOW_PLACE_KEY) ?? '{}');
      const element = place.path === location.pathname && document.getElementById(place.id ?? '');
      if (isMoved || !element || place.top === undefined) return;
      scrollBy({ top: element.getBoundingClientRect().top - place.top, behavior: 'instant' });
    },
    { once: true },
  );
}

const root = document.documentElement;
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isPlain = navigation?.type === 'navigate' && !/#/.test(navigation.name + location.hash);
if (isPlain) {
  root.dataset.layingOut = '';
  const showAll = () => {
    delete root.dataset.layingOut;
  };
  setTimeout(showAll, MAX_LAYOUT_MS);
  for (const type of READER_EVENTS) addEventListener(type, showAll, { capture: true, passive: true, once: true });
}
if (navigation?.type === 'reload' || navigation?.type === 'back_forward') restorePlaceOnceLaidOut();
