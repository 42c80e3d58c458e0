/** How many careers a round shows. */
export const CAREERS_PER_ROUND = 5;
