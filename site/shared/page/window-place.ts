import type { SessionKey } from '../storage/keys.ts';

/** Where an element stood in the window when its page was left, so that a reload shows the same (app/document). */
export type WindowPlace = {
  readonly path: string;
  readonly id: string;
  /** Pixels from the window's top to the element's. */
  readonly top: number;
};

/** Key in session storage. */
export const WINDOW_PLACE_KEY = 'story-forest.window-place' satisfies SessionKey;
