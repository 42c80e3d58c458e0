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

/** One curated career. Its texts are Korean, in the 해요체 of a kind teacher. */
export type Career = {
  readonly id: string;
  readonly title_ko: string;
  readonly title_en: string;
  /** Holland code: three different letters of RIASEC, the most telling first. */
  readonly riasec: string;
  readonly field: Field;
  readonly description_ko: string;
  /** How much a card has to do with the career: 3 is essential, 1 is useful. */
  readonly weights: { readonly [Card in CardLabel]?: number };
  /** What one would study at a university in the US, in English. */
  readonly us_majors: readonly string[];
  readonly stage_notes: Roadmap;
  /** Five things to do within three months, at home, at school or in a library. */
  readonly activities: readonly string[];
};

export const CAREERS = data as readonly Career[];

/** The day on which the careers' facts (tests, licences, school rules) were looked up, ISO 8601. */
export const CAREERS_AS_OF = '2026-11-21';

const byId = new Map(CAREERS.map((career) => [career.id, career]));

export function careerById(id: string): Career | undefined {
  return byId.get(id);
}
