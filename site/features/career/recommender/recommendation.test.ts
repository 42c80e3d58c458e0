import { describe, expect, test } from 'vitest';
import type { Board } from '../../../shared/board/cards.ts';
import { LANGUAGES } from '../../../shared/language/language.ts';
import { CAREERS, CAREERS_AS_OF } from '../content/careers.ts';
import { DAYS_AT_WORK } from '../content/days-at-work.ts';
import { findLicenseNote } from '../content/license-notes.ts';
import { STAGES } from '../model/career.ts';
import {
  buildEmbeddedRecommendation,
  buildLlmRecommendation,
  COMMON_NOTES,
  completeRoadmap,
  isExploring,
} from './recommendation.ts';

const BOARD: Board = { strengths: ['수학'], weaknesses: [], likes: ['축구'], dislikes: [] };
const EMPTY: Board = { strengths: [], weaknesses: ['피아노'], likes: [], dislikes: ['발레'] };
const ROUND = { round: 2, explore: false, startsAnew: false };
const STAGES_OF_TWO = { elementary: ['a'], middle: ['b'], high: ['c'], university: ['d'], career: ['e'] };

test('a board without strengths and likes is marked as exploring', () => {
  expect(isExploring(EMPTY)).toBe(true);
  expect(isExploring({ ...EMPTY, strengths: ['수학'] })).toBe(false);
  expect(isExploring({ ...EMPTY, likes: ['수학'] })).toBe(false);
});

test.each(LANGUAGES)('every path ends three of its stages with the same notes (%s)', (language) => {
  expect(completeRoadmap(STAGES_OF_TWO, language)).toEqual({
    elementary: ['a'],
    middle: ['b'],
    high: ['c', COMMON_NOTES.high?.[language]],
    university: ['d', COMMON_NOTES.university?.[language]],
    career: ['e', COMMON_NOTES.career?.[language]],
  });
});

describe('a curated career', () => {
  test.each(CAREERS)('the curated career $id is recommended in the requested language', (career) => {
    for (const [language, other] of [
      ['en', 'ko'],
      ['ko', 'en'],
    ] as const) {
      const recommendation = buildEmbeddedRecommendation(BOARD, { career, percent: 81 }, ROUND, language);
      expect(recommendation).toMatchObject({
        ...ROUND,
        id: career.id,
        language,
        title: career.title[language],
        otherTitle: career.title[other],
        description: career.description[language],
        matchScore: 81,
        majors: career.majors,
        asOf: CAREERS_AS_OF,
        source: 'embedded',
      });
      for (const stage of STAGES) {
        const own = career.stages[stage].map((sentence) => sentence[language]);
        expect(recommendation.roadmap[stage].slice(0, own.length)).toEqual(own);
      }
    }
  });

  test('a curated career has its day at work in the language of the reader', () => {
    for (const career of CAREERS) {
      for (const language of LANGUAGES) {
        const { day } = buildEmbeddedRecommendation(BOARD, { career, percent: 70 }, ROUND, language);
        const { work, hard, best } = DAYS_AT_WORK[career.id] ?? expect.fail(`${career.id} has a day`);
        expect(day).toEqual({ work: work[language], hard: hard[language], best: best[language] });
      }
    }
  });

  test('a curated career has a family note only where its work needs a license', () => {
    const licensed = CAREERS.filter(({ id }) => findLicenseNote(id));
    expect(licensed.length).toBeGreaterThan(0);
    expect(licensed.length).toBeLessThan(CAREERS.length);
    for (const career of CAREERS) {
      const note = findLicenseNote(career.id);
      const { familyNote } = buildEmbeddedRecommendation(BOARD, { career, percent: 70 }, ROUND, 'en');
      expect(familyNote).toEqual(note && { title: note.title.en, text: note.text.en, asOf: note.asOf });
    }
  });
});

test("a model's career stays in its language and has no source of facts", () => {
  const career = {
    title: 'Star watcher',
    description: 'Looks for new stars.',
    matchScore: 90,
    cards: ['수학'],
    roadmap: STAGES_OF_TWO,
  } as const;
  const recommendation = buildLlmRecommendation(BOARD, { id: 'model-1', language: 'en', career }, ROUND);
  expect(recommendation).toMatchObject({
    ...ROUND,
    id: 'model-1',
    language: 'en',
    title: 'Star watcher',
    otherTitle: null,
    description: 'Looks for new stars.',
    matchScore: 90,
    because: { cards: ['수학'], fits: ['수학'] },
    day: null,
    majors: [],
    familyNote: null,
    asOf: null,
    source: 'model',
  });
  expect(recommendation.roadmap).toEqual(completeRoadmap(STAGES_OF_TWO, 'en'));
  expect(recommendation.because.sentences).toHaveLength(1);
  expect(recommendation.because.sentences[0]).toMatch(/math/i);
});
