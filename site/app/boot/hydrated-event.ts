/** Dispatched on `window` once React has hydrated the page: every button of the prerendered page works from then on. */
export const HYDRATED_EVENT = 'story-forest:hydrated';
