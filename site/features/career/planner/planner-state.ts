import { type Board, isEmptyBoard } from '../../../shared/cards.ts';
import type { Recommendation } from '../recommendation.ts';

/** What has come of a query: `waiting` for its first answer, or `failed` after all its tries with no answer at all. */
export type Loadable<Value> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'came'; readonly value: Value };

/** All that the planner's screen hangs on. */
export type PlannerInputs = {
  /** `unknown` until the page is hydrated: only the browser knows its session. */
  readonly session: 'unknown' | 'missing' | 'known';
  readonly board: Loadable<Board>;
  readonly recommendations: Loadable<readonly Recommendation[]>;
  /** Between a press on 'see other jobs' or 'get job recommendations' and the reload, or its failure. */
  readonly isGenerating: boolean;
};

export type PlannerState =
  | { readonly kind: 'session-missing' }
  | { readonly kind: 'board-loading' }
  | { readonly kind: 'board-failed' }
  | { readonly kind: 'board-empty' }
  | { readonly kind: 'generating' }
  /** `hasFailed`: there may be recommendations, but they did not come. */
  | { readonly kind: 'none'; readonly hasFailed: boolean }
  | { readonly kind: 'careers'; readonly board: Board; readonly recommendations: readonly Recommendation[] };

/** The screen of the planner: the first of SPEC §2's states that holds, in its order. */
export function derivePlannerState({ session, board, recommendations, isGenerating }: PlannerInputs): PlannerState {
  if (session === 'missing') return { kind: 'session-missing' };
  if (session === 'unknown' || board.kind === 'waiting') return { kind: 'board-loading' };
  if (board.kind === 'failed') return { kind: 'board-failed' };
  if (isEmptyBoard(board.value)) return { kind: 'board-empty' };
  if (isGenerating || recommendations.kind === 'waiting') return { kind: 'generating' };
  if (recommendations.kind === 'failed') return { kind: 'none', hasFailed: true };
  if (recommendations.value.length === 0) return { kind: 'none', hasFailed: false };
  return { kind: 'careers', board: board.value, recommendations: recommendations.value };
}
