/** Dispatched on `window` once React has hydrated the page: every button of the prerendered page works from then on. */
export const HYDRATED_EVENT = 'story-forest:hydrated';

/**
 * Dispatched on `window` right before hydration; canceled where it must be done at once
 * (foreign-changes-script.client.ts).
 */
export const HYDRATING_EVENT = 'story-forest:hydrating';
