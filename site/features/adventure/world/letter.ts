/** What a letter of a day is. */

import type { Bilingual } from '../../../shared/language/language.ts';
import type { GroundId, ItemKind } from './level.ts';

export type SenderId = 'charlotte' | 'theo' | 'priya' | 'finch' | 'manager';

export type Letter = {
  readonly from: SenderId;
  /** What the letter asks for, and where that lies. */
  readonly item: ItemKind;
  readonly ground: GroundId;
  readonly news: Bilingual;
  /** Has `{n}` where the number of things belongs, as a word; in English `{s}` for the ending of several. */
  readonly wish: Bilingual;
  /** Comes once everything is found. */
  readonly thanks: Bilingual;
};
