import { describe, expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { EMPTY_BOARD, placeCard } from '../../../shared/board/cards.ts';
import { STAGES } from '../model/career.ts';
import { recommendCareers } from '../recommender/recommend.ts';
import { buildEmbeddedRecommendation } from '../recommender/recommendation.ts';
import { generateRecommendationsEndpoint, getNextStepsEndpoint } from './career-api.ts';

const BOARD = placeCard(placeCard(EMPTY_BOARD, '수학', 'likes'), '체육', 'strengths');
const ROUND = { round: 2, explore: true, startsAnew: true };
const CAREERS = recommendCareers(BOARD, 0).map((choice) => buildEmbeddedRecommendation(BOARD, choice, ROUND, 'ko'));

const parsed = (reply: unknown) => safeParse(generateRecommendationsEndpoint.reply, reply).data ?? null;
const firstWithout = (...keys: readonly string[]) =>
  Object.fromEntries(Object.entries(CAREERS[0] ?? {}).filter(([key]) => !keys.includes(key)));

describe('a reply with recommendations', () => {
  test('a reply with recommendations is parsed as the server wrote it', () => {
    expect(parsed(JSON.parse(JSON.stringify(CAREERS)))).toEqual(CAREERS);
  });

  test('a recommendation without a match score gets 85', () => {
    expect(parsed([firstWithout('matchScore')])?.[0]?.matchScore).toBe(85);
  });

  test('a recommendation has empty stages where its roadmap lacks them', () => {
    const empty = Object.fromEntries(STAGES.map((stage) => [stage, []]));
    expect(parsed([firstWithout('roadmap')])?.[0]?.roadmap).toEqual(empty);
    const roadmap = { middle: ['지도를 읽어 봐요'] };
    expect(parsed([{ ...CAREERS[0], roadmap }])?.[0]?.roadmap).toEqual({ ...empty, ...roadmap });
  });

  test.each([
    ['null', null],
    ['a page', '<html>'],
    ['a career without a title', [firstWithout('title')]],
    ['a reason that is no card', [{ ...CAREERS[0], because: { cards: ['우표 모으기'], sentences: [] } }]],
    [
      'a note to parents without the day of its facts',
      [{ ...CAREERS[0], familyNote: { title: '자격', text: '면허' } }],
    ],
  ])('recommendations are refused where the reply is %s', (_what, reply) => {
    expect(parsed(reply)).toBeNull();
  });
});

test('a reply with next steps has at least one', () => {
  expect(safeParse(getNextStepsEndpoint.reply, { nextSteps: ['편지를 써요'] }).success).toBe(true);
  expect(safeParse(getNextStepsEndpoint.reply, { nextSteps: [] }).success).toBe(false);
});
