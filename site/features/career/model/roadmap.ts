/** Stages in the order of docs/product.md §9.3. */
export const STAGES = ['elementary', 'middle', 'high', 'university', 'career'] as const;

export type Stage = (typeof STAGES)[number];

/** The path from a school in Korea to a first job: a few sentences for each stage. */
export type Roadmap = { readonly [Name in Stage]: readonly string[] };
