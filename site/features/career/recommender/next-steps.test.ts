import { describe, expect, test } from 'vitest';
import { CARD_LABELS, EMPTY_BOARD } from '../../../shared/board/cards.ts';
import type { Language } from '../../../shared/language/language.ts';
import { CAREERS } from '../content/careers.ts';
import { buildCardSteps, buildCuratedSteps, numberLlmSteps } from './next-steps.ts';

const SENTENCES: { readonly [Each in Language]: RegExp } = {
  ko: /^[가-힣0-9 ,]{15,40}요\.$/,
  en: /^[A-Z][\w ,’-]{25,100}\.$/,
};

/** The step of one card. */
const stepOf = (card: (typeof CARD_LABELS)[number], language: Language = 'ko') =>
  buildCardSteps(EMPTY_BOARD, [card], language)[0] ?? expect.fail('a step');

describe.each(['ko', 'en'] as const)('the steps of a career without curated ones, in %s', (language) => {
  test('a career without curated steps gets five sentences with ids for any board', () => {
    for (const board of [
      EMPTY_BOARD,
      { ...EMPTY_BOARD, likes: CARD_LABELS },
      { ...EMPTY_BOARD, strengths: CARD_LABELS },
    ]) {
      const steps = buildCardSteps(board, [], language);
      expect(new Set(steps.map(({ id }) => id)).size).toBe(5);
      expect(new Set(steps.map(({ text }) => text)).size).toBe(5);
      for (const { text } of steps) expect(text).toMatch(SENTENCES[language]);
    }
  });

  test.each(CARD_LABELS)('a career without curated steps gets one step for %s that no other card has', (card) => {
    const { text } = stepOf(card, language);
    expect(text).toMatch(SENTENCES[language]);
    expect(CARD_LABELS.filter((other) => stepOf(other, language).text === text)).toEqual([card]);
    expect(stepOf(card, language).id).toBe(stepOf(card).id);
  });
});

test('next steps begin with three different cards: of the reason, then likes, then strengths', () => {
  const board = { ...EMPTY_BOARD, likes: ['수학', '미술'], strengths: ['체육', '요리'] } as const;
  const steps = buildCardSteps(board, ['미술'], 'ko');
  expect(steps.slice(0, 3)).toEqual([stepOf('미술'), stepOf('수학'), stepOf('체육')]);
  expect(steps.slice(3)).toEqual(buildCardSteps(EMPTY_BOARD, [], 'ko').slice(0, 2));
});

describe('the steps of a curated career', () => {
  const [career] = CAREERS;
  if (!career) throw new Error('there are careers');

  test.each(['ko', 'en'] as const)(
    'a curated career gets its own five steps and one for the first card of the reason (%s)',
    (language) => {
      const own = career.activities.map((activity, index) => ({
        id: `activity-${index + 1}`,
        text: activity[language],
      }));
      expect(buildCuratedSteps(career.id, ['요리', '미술'], language)).toEqual([...own, stepOf('요리', language)]);
      expect(buildCuratedSteps(career.id, [], language)).toEqual(own);
    },
  );

  test('an unknown career has no next steps', () => {
    expect(buildCuratedSteps('unknown', ['요리'], 'ko')).toBeNull();
  });
});

test('a model’s next steps are numbered', () => {
  expect(numberLlmSteps(['별을 봐요', '달을 봐요'])).toEqual([
    { id: 'model-1', text: '별을 봐요' },
    { id: 'model-2', text: '달을 봐요' },
  ]);
});
