/**
 * When a picture is fetched: the `first` thing a reader sees, before all else; `soon`, what the page is played with,
 * after that and without being scrolled to; otherwise when it is near.
 */
export type Coming = 'first' | 'soon' | 'near';

const PRIORITIES = { first: 'high', soon: 'low', near: 'auto' } as const;

/** The attributes of an `img` that have it fetched so. */
export function fetching(comes: Coming) {
  return { loading: comes === 'near' ? 'lazy' : 'eager', fetchPriority: PRIORITIES[comes] } as const;
}
