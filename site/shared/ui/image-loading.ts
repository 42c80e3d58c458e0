/**
 * When the browser fetches an image: `eager-high` before everything else (what the reader sees first), `eager-low` at
 * once but after that (what a game is played with), `lazy` when it comes near the viewport.
 */
export type ImageLoading = 'eager-high' | 'eager-low' | 'lazy';

const FETCH_PRIORITIES = { 'eager-high': 'high', 'eager-low': 'low', lazy: 'auto' } as const;

/** The `loading` and `fetchPriority` attributes of an `img`. */
export function getImageLoadingProps(loading: ImageLoading) {
  return { loading: loading === 'lazy' ? 'lazy' : 'eager', fetchPriority: FETCH_PRIORITIES[loading] } as const;
}
