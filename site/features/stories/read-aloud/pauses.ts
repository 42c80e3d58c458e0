export type Pauses = {
  /** The pause from the end of a panel until the next one is shown. */
  readonly turnMs: number;
  /** The pause from then until the panel is read. */
  readonly lookMs: number;
};

/** Pauses of the scrolled page (docs/product.md §4.4). */
export const SCROLL_PAUSES: Pauses = { turnMs: 0, lookMs: 1600 };
