/**
 * Runs in the head of a page with parts marked `data-defer-layout`: styles.css leaves these out of the first layout, which
 * takes a phone half a second for a whole book. Not where the reader comes to a place within the page.
 */
/** After these milliseconds the whole page shows, even if no other script ever runs. */
const MAX_LAYOUT_MS = 5000;

const root = document.documentElement;
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isPlain = navigation?.type === 'navigate' && !/#/.test(navigation.name + location.hash);
if (isPlain && !('languagePending' in root.dataset)) {
  root.dataset.layingOut = '';
  setTimeout(() => {
    delete root.dataset.layingOut;
  }, MAX_LAYOUT_MS);
}

export {};
