/**
 * The types of a career and of a plan, and what is derived from them.
 *
 * @packageDocumentation
 */
import type { CardLabel } from '../../../shared/board/cards.ts';
import type { Bilingual } from '../../../shared/language/language.ts';

/** Stages in the order of docs/product.md §9.3. */
export const STAGES = ['elementary', 'middle', 'high', 'university', 'career'] as const;

export type Stage = (typeof STAGES)[number];

/** The path from a school in Korea to a first job: a few sentences for each stage. */
export type Roadmap = { readonly [Name in Stage]: readonly string[] };

export function mapStages(sentencesOf: (stage: Stage) => readonly string[]): Roadmap {
  return Object.fromEntries(STAGES.map((stage) => [stage, sentencesOf(stage)])) as unknown as Roadmap;
}

/** How many careers a round shows. */
export const CAREERS_PER_ROUND = 5;

/** Whole percent that a career may match a board. The embedded recommender nears the upper limit only. */
export const MATCH_PERCENT = { min: 55, max: 97 };

export type Field =
  | 'animals'
  | 'arts'
  | 'business'
  | 'computing'
  | 'crafts'
  | 'design'
  | 'education'
  | 'engineering'
  | 'environment'
  | 'food'
  | 'health'
  | 'law-public'
  | 'media'
  | 'music'
  | 'new-jobs'
  | 'science'
  | 'social'
  | 'space'
  | 'sport';

/** What a day in a career is like: what one does, what is hard about it, and the best part. */
export type DayAtWork = { readonly work: Bilingual; readonly hard: Bilingual; readonly best: Bilingual };

/** One curated career. Korean texts are in 해요체 (polite style). */
export type Career = {
  readonly id: string;
  readonly title: Bilingual;
  /** Holland code: three different letters of RIASEC, the best fit first. */
  readonly riasec: string;
  readonly field: Field;
  readonly description: Bilingual;
  /** Relevance of a card to the career: 3 essential, 2 important, 1 useful. */
  readonly weights: { readonly [Card in CardLabel]?: number };
  /** Related majors at US universities, in English. */
  readonly majors: readonly string[];
  readonly stages: { readonly [Name in Stage]: readonly Bilingual[] };
  /** Five activities for the next three months, at home, at school or in a library. */
  readonly activities: readonly Bilingual[];
};

/** The careers of one field, by id. */
export type FieldOfCareers = Readonly<Record<string, Omit<Career, 'id' | 'field'>>>;
