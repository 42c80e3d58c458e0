import type { CardLabel } from '../../../shared/cards.ts';
import data from './careers.json' with { type: 'json' };
import type { Roadmap } from './roadmap.ts';

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

/** One curated career. Texts are Korean, in 해요체 (polite style). */
export type Career = {
  readonly id: string;
  readonly titleKo: string;
  readonly titleEn: string;
  /** Holland code: three different letters of RIASEC, the best fit first. */
  readonly riasec: string;
  readonly field: Field;
  readonly descriptionKo: string;
  /** Relevance of a card to the career: 3 essential, 2 important, 1 useful. */
  readonly weights: { readonly [Card in CardLabel]?: number };
  /** Related majors at US universities, in English. */
  readonly usMajors: readonly string[];
  readonly stageNotes: Roadmap;
  /** Five activities for the next three months, at home, at school or in a library. */
  readonly activities: readonly string[];
};

export const CAREERS = data as readonly Career[];

/** When the facts (tests, licences, school rules) were checked, ISO 8601. */
export const CAREERS_AS_OF = '2026-11-21';

const byId = new Map(CAREERS.map((career) => [career.id, career]));

export function careerById(id: string): Career | undefined {
  return byId.get(id);
}
