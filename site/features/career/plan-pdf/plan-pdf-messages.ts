/** What the worker that draws a plan says, in this order; the page sends it the plan, once. */
export type PlanPdfMessage<File> =
  | { readonly kind: 'started' }
  /** The fonts are there; what is left is drawing. */
  | { readonly kind: 'fonts' }
  | { readonly kind: 'drawn'; readonly file: File }
  | { readonly kind: 'failed'; readonly reason: string };
