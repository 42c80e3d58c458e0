import type { CardLabel } from '../../../shared/board/cards.ts';
import type { Bilingual } from '../../../shared/language/language.ts';
import type { Stage } from './roadmap.ts';

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

/** A sentence of a career that rests on a rule that changes: a license, a test, a school rule. */
export type DatedFact = {
  /** The sentence, counted from 0: 'high.2', 'activities.0', 'description'. */
  readonly where: string;
  readonly fact: string;
  /** The year in which the rule was as written here. */
  readonly year: number;
  readonly source: string;
  /** The month in which to look again: 'YYYY-MM'. */
  readonly checkAgain: string;
};

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
  readonly datedFacts: readonly DatedFact[];
};
