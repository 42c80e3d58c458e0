import { expect, test } from 'vitest';
import { CARD_LABELS, cardName, ZONES } from '../../shared/board/cards.ts';
import { cardNames, zoneNames } from './card-names.ts';

test.each(CARD_LABELS)('the card %s has a name in both languages and the id of its picture', (card) => {
  expect(cardNames(card)).toEqual({
    id: expect.stringMatching(/^[a-z-]+$/),
    ko: card,
    en: cardName(card, 'en'),
  });
});

test.each(ZONES)('the zone $id is called $title and $english', ({ id, title, english }) => {
  expect(zoneNames(id)).toEqual({ ko: title, en: english });
});
