import fc from 'fast-check';
import { type Board, CARD_LABELS, type CardLabel, EMPTY_BOARD, placeCard, ZONES, type ZoneId } from './cards.ts';

export const anyCard: fc.Arbitrary<CardLabel> = fc.constantFrom(...CARD_LABELS);
export const anyZone: fc.Arbitrary<ZoneId> = fc.constantFrom(...ZONES.map((zone) => zone.id));

/** Generates valid boards: every card in one zone or none, in any order. */
export const anyBoard: fc.Arbitrary<Board> = fc
  .array(fc.tuple(anyCard, anyZone), { maxLength: CARD_LABELS.length })
  .map((drops) => drops.reduce((board, [card, zone]) => placeCard(board, card, zone), EMPTY_BOARD));
