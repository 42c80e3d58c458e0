import { SETTINGS_KEY } from '../../features/stories/settings/reading-settings.ts';
import { LIGHT_EVENT, LIGHT_KEY } from '../../shared/page/evening.ts';

/** Colors of the browser's own bars: `cream` by day, `paper` in the evening (styles.css). */
export const THEME_COLORS = { day: '#fff4dc', evening: '#221a30' } as const;

/**
 * An inline script for the head, run before the first paint: evening colors where they are chosen, or where nothing is
 * chosen and the device prefers dark. Applies later changes of either, also from another tab. Until November 2026 the
 * choice was one of the reader's settings; it is carried over.
 */
export const eveningScript =
  "(function(){var root=document.documentElement,dark=matchMedia('(prefers-color-scheme: dark)');" +
  'function apply(choice){try{' +
  `if(choice)localStorage.setItem('${LIGHT_KEY}',choice);else choice=localStorage.getItem('${LIGHT_KEY}');` +
  `if(!choice&&JSON.parse(localStorage.getItem('${SETTINGS_KEY}')||'{}').evening===true)` +
  `localStorage.setItem('${LIGHT_KEY}',choice='evening')}catch(e){}` +
  "var evening=choice?choice==='evening':dark.matches;" +
  "if(evening)root.setAttribute('data-evening','');else root.removeAttribute('data-evening');" +
  "var bar=document.querySelector('meta[name=theme-color]');" +
  `if(bar)bar.content=evening?'${THEME_COLORS.evening}':'${THEME_COLORS.day}'}` +
  `apply();addEventListener('${LIGHT_EVENT}',function(event){apply(event.detail)});` +
  // The footer's button works before the page's scripts have come. What boot replays then is not trusted.
  "addEventListener('click',function(event){if(event.isTrusted&&event.target.closest('[data-light-toggle]'))" +
  "apply(root.hasAttribute('data-evening')?'day':'evening')});" +
  "addEventListener('storage',function(){apply()});" +
  "if(dark.addEventListener)dark.addEventListener('change',function(){apply()})})();";
