import { restorePlaceOnceLaidOut } from './restore-place.client.ts';

/**
 * Runs in the head of a page with parts marked `data-defer-layout`: styles.css leaves these out of the first layout, which
 * takes a phone half a second for a whole book. Not where the page opens at a place within it (hash, reload).
 */

/** Then the whole page shows, even if no other script has run. */
const MAX_LAYOUT_MS = 5000;

/** The reader may be quicker than the script that lays out the rest (boot.client.ts). */
const READER_EVENTS = ['pointerdown', 'keydown', 'wheel'];

const root = document.documentElement;
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isPlain = navigation?.type === 'navigate' && !/#/.test(navigation.name + location.hash);
if (isPlain && !('languagePending' in root.dataset)) {
  root.dataset.layingOut = '';
  const showAll = () => {
    delete root.dataset.layingOut;
  };
  setTimeout(showAll, MAX_LAYOUT_MS);
  for (const type of READER_EVENTS) addEventListener(type, showAll, { capture: true, passive: true, once: true });
}
if (navigation?.type === 'reload' || navigation?.type === 'back_forward') restorePlaceOnceLaidOut();
