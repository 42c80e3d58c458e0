/** Messages from the worker to the page, in this order. The page sends one message: the plan. */
export type PlanPdfMessage<File> =
  | { readonly kind: 'started' }
  /** The fonts are loaded; drawing begins. */
  | { readonly kind: 'fonts' }
  | { readonly kind: 'drawn'; readonly file: File }
  | { readonly kind: 'failed'; readonly reason: string };
