import { expect, test } from 'vitest';
import { CARD_LABELS, getCardName, ZONES } from '../../shared/board/cards.ts';
import { getCardNames, getZoneNames } from './card-names.ts';

test.each(CARD_LABELS)('the card %s has a name in both languages and the id of its picture', (card) => {
  expect(getCardNames(card)).toEqual({
    id: expect.stringMatching(/^[a-z-]+$/),
    ko: card,
    en: getCardName(card, 'en'),
  });
});

test.each(ZONES)('the zone $id is called $title and $english', ({ id, title, english }) => {
  expect(getZoneNames(id)).toEqual({ ko: title, en: english });
});
