/**
 * Inline script of the head: evening colors where they are chosen, or where nothing is chosen and the device prefers
 * dark. Applies later changes of either, also from another tab. Until November 2026 the choice was one of the reader's
 * settings; it is carried over.
 */
import { SETTINGS_KEY } from '../../features/stories/model/reading-settings.ts';
import { LIGHT_EVENT, LIGHT_KEY, THEME_COLORS } from '../../shared/page/evening.ts';

const root = document.documentElement;
const dark = matchMedia('(prefers-color-scheme: dark)');

function apply(chosen?: string): void {
  let choice = chosen ?? null;
  try {
    if (chosen) localStorage.setItem(LIGHT_KEY, chosen);
    else choice = localStorage.getItem(LIGHT_KEY);
    if (!choice && JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}').evening === true) {
      choice = 'evening';
      localStorage.setItem(LIGHT_KEY, choice);
    }
  } catch {
    // Without storage a choice holds for this page.
  }
  const isEvening = choice ? choice === 'evening' : dark.matches;
  if (isEvening) root.setAttribute('data-evening', '');
  else root.removeAttribute('data-evening');
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (bar) bar.content = isEvening ? THEME_COLORS.evening : THEME_COLORS.day;
}

apply();
addEventListener(LIGHT_EVENT, (event) => apply((event as CustomEvent<string>).detail));
// The footer's button works before the page's scripts have come. What boot replays then is not trusted.
addEventListener('click', ({ isTrusted, target }) => {
  if (isTrusted && (target as Element).closest('[data-light-toggle]')) {
    apply(root.hasAttribute('data-evening') ? 'day' : 'evening');
  }
});
addEventListener('storage', () => apply());
dark.addEventListener?.('change', () => apply());
