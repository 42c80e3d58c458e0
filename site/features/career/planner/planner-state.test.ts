import { describe, expect, test } from 'vitest';
import { EMPTY_BOARD, placeCard } from '../../../shared/cards.ts';
import { embeddedRecommendation } from '../recommendation.ts';
import { recommendCareers } from '../recommender/recommend.ts';
import { derivePlannerState, type PlannerInputs, type PlannerState } from './planner-state.ts';

const WAITING = { kind: 'waiting' } as const;
const FAILED = { kind: 'failed' } as const;

const BOARD = placeCard(EMPTY_BOARD, '수영', 'likes');
const FIRST_ROUND = { round: 0, explore: false, startsAnew: false };
const CAREERS = recommendCareers(BOARD, 0).map((choice) => embeddedRecommendation(BOARD, choice, FIRST_ROUND));

const SETTLED: PlannerInputs = {
  session: 'known',
  board: { kind: 'came', value: BOARD },
  recommendations: { kind: 'came', value: CAREERS },
  isGenerating: false,
};
const EMPTY = { kind: 'came', value: EMPTY_BOARD } as const;
const NO_CAREERS = { kind: 'came', value: [] } as const;

type Row = readonly [name: string, change: Partial<PlannerInputs>, screen: PlannerState];

const rows: readonly Row[] = [
  ['no session', { session: 'missing' }, { kind: 'session-missing' }],
  ['no session, whatever was fetched', { session: 'missing', board: FAILED }, { kind: 'session-missing' }],
  ['the page is being hydrated', { session: 'unknown', board: WAITING }, { kind: 'board-loading' }],
  ['the board is awaited', { board: WAITING, recommendations: WAITING }, { kind: 'board-loading' }],
  ['the board did not come', { board: FAILED, recommendations: WAITING }, { kind: 'board-failed' }],
  ['the board is empty', { board: EMPTY, recommendations: WAITING }, { kind: 'board-empty' }],
  ['an empty board goes before old careers', { board: EMPTY }, { kind: 'board-empty' }],
  ['careers are awaited', { recommendations: WAITING }, { kind: 'generating' }],
  ['others are generated while some are there', { isGenerating: true }, { kind: 'generating' }],
  ['some are generated where none were', { recommendations: NO_CAREERS, isGenerating: true }, { kind: 'generating' }],
  ['no careers', { recommendations: NO_CAREERS }, { kind: 'none', hasFailed: false }],
  ['careers did not come', { recommendations: FAILED }, { kind: 'none', hasFailed: true }],
  ['all is there', {}, { kind: 'careers', board: BOARD, recommendations: CAREERS }],
];

describe("the planner shows the first of SPEC §2's states that holds", () => {
  test.each(rows)('%s', (_, change, screen) => {
    expect(derivePlannerState({ ...SETTLED, ...change })).toEqual(screen);
  });
});
