import type { LocalKey } from '../storage/keys.ts';

/** Key in local storage of the chosen colors: 'day' or 'evening'. Without it the device's own preference counts. */
export const LIGHT_KEY = 'story-forest.light' satisfies LocalKey;
/** Dispatched on `window` with the choice as its detail; app/document/evening-script.client.ts applies it. */
export const LIGHT_EVENT = 'story-forest-light';
/** Colors of the browser's own bars: `cream` by day, `paper` in the evening (app/palette.css). */
export const THEME_COLORS = { day: '#fff4dc', evening: '#221a30' } as const;
