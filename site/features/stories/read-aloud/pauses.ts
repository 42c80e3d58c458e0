export type Pauses = {
  /** From the end of a panel until the next one is shown. */
  readonly turnMs: number;
  /** From then until it is read. */
  readonly lookMs: number;
};

/** Of the scrolled page (docs/product.md §4.4). */
export const SCROLL_PAUSES: Pauses = { turnMs: 0, lookMs: 1600 };
