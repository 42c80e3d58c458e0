/** The five stages of a path, in order (SPEC §2). */
export const STAGES = ['elementary', 'middle', 'high', 'university', 'career'] as const;

/** The path from a school in Korea to a first job: a few sentences a stage. */
export type Roadmap = { readonly [Stage in (typeof STAGES)[number]]: readonly string[] };
