import { describe, expect, test } from 'vitest';
import { EMPTY_BOARD, placeCard } from '../../../shared/board/cards.ts';
import { recommendCareers } from '../recommender/recommend.ts';
import { buildEmbeddedRecommendation } from '../recommender/recommendation.ts';
import {
  derivePlannerSession,
  derivePlannerState,
  type PlannerInputs,
  type PlannerState,
  toLoadable,
} from './planner-state.ts';

const LOADING = { kind: 'loading' } as const;
const FAILED = { kind: 'failed' } as const;

const BOARD = placeCard(EMPTY_BOARD, '수영', 'likes');
const FIRST_ROUND = { round: 0, explore: false, startsAnew: false };
const CAREERS = recommendCareers(BOARD, 0).map((choice) =>
  buildEmbeddedRecommendation(BOARD, choice, FIRST_ROUND, 'ko'),
);

const SETTLED: PlannerInputs = {
  session: 'known',
  board: { kind: 'loaded', value: BOARD },
  recommendations: { kind: 'loaded', value: CAREERS },
  isOnline: true,
  isGenerating: false,
};
const EMPTY = { kind: 'loaded', value: EMPTY_BOARD } as const;
const NO_CAREERS = { kind: 'loaded', value: [] } as const;

type Row = readonly [name: string, change: Partial<PlannerInputs>, state: PlannerState];

const rows: readonly Row[] = [
  ['no session', { session: 'missing' }, { kind: 'session-missing' }],
  ['no session goes before a failed board', { session: 'missing', board: FAILED }, { kind: 'session-missing' }],
  ['the page is being hydrated', { session: 'unknown', board: LOADING }, { kind: 'board-loading' }],
  ['the board is loading', { board: LOADING, recommendations: LOADING }, { kind: 'board-loading' }],
  ['the board failed to load', { board: FAILED, recommendations: LOADING }, { kind: 'board-failed' }],
  ['the board is empty', { board: EMPTY, recommendations: LOADING }, { kind: 'board-empty' }],
  ['an empty board goes before old careers', { board: EMPTY }, { kind: 'board-empty' }],
  ['careers are loading', { recommendations: LOADING }, { kind: 'generating' }],
  ['other careers are being generated', { isGenerating: true }, { kind: 'generating' }],
  [
    'the first careers are being generated',
    { recommendations: NO_CAREERS, isGenerating: true },
    { kind: 'generating' },
  ],
  ['no careers', { recommendations: NO_CAREERS }, { kind: 'none', hasFailed: false }],
  ['careers failed to load', { recommendations: FAILED }, { kind: 'none', hasFailed: true }],
  ['no network, and no board yet', { isOnline: false, board: LOADING, recommendations: LOADING }, { kind: 'offline' }],
  ['no network, and a board that failed', { isOnline: false, board: FAILED }, { kind: 'offline' }],
  ['no network, and no careers yet', { isOnline: false, recommendations: LOADING }, { kind: 'offline' }],
  ['no network, and no session', { isOnline: false, session: 'missing', board: LOADING }, { kind: 'session-missing' }],
  [
    'no network while the page is hydrated',
    { isOnline: false, session: 'unknown', board: LOADING },
    { kind: 'board-loading' },
  ],
  [
    'careers stay when the network goes',
    { isOnline: false },
    { kind: 'careers', board: BOARD, recommendations: CAREERS },
  ],
  ['board and careers are loaded', {}, { kind: 'careers', board: BOARD, recommendations: CAREERS }],
];

describe('the planner is in the first state that holds', () => {
  test.each(rows)('the planner has the right state for: %s', (_, change, state) => {
    expect(derivePlannerState({ ...SETTLED, ...change })).toEqual(state);
  });
});

describe("the planner's session", () => {
  const ID = 'session-1763700000000-0123456789abcdef01234567';
  test.each([
    ['is unknown before hydration', null, false, { kind: 'unknown' }],
    ['is missing where nothing is stored', null, true, { kind: 'missing' }],
    ['is missing where the stored text is no session id', 'session-1', true, { kind: 'missing' }],
    ['is known by its stored id', ID, true, { kind: 'known', id: ID }],
  ] as const)("the planner's session %s", (_, storedId, isHydrated, session) => {
    expect(derivePlannerSession(storedId, isHydrated)).toEqual(session);
  });
});

describe('a query', () => {
  test.each([
    ['is loading without a value', undefined, false, { kind: 'loading' }],
    ['has failed after an error without a value', undefined, true, { kind: 'failed' }],
    ['is loaded with a value', 1, false, { kind: 'loaded', value: 1 }],
    ['stays loaded where loading again fails', 1, true, { kind: 'loaded', value: 1 }],
  ] as const)('a query %s', (_, data, isError, loadable) => {
    expect(toLoadable({ data, isError })).toEqual(loadable);
  });
});
