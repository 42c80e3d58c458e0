import { SESSION_ID } from '../../../shared/board/board-session.ts';
import { type Board, isEmptyBoard } from '../../../shared/board/cards.ts';
import type { Recommendation } from '../recommender/recommendation.ts';

/** The state of a query without a value from an earlier visit. `failed` only after the last retry. */
export type Loadable<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly value: Value };

/** `unknown` until the page is hydrated: only the browser has the session id. */
type PlannerSession =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'known'; readonly id: string };

export type PlannerInputs = {
  readonly session: PlannerSession['kind'];
  readonly board: Loadable<Board>;
  readonly recommendations: Loadable<readonly Recommendation[]>;
  /** False where the browser knows that it has no network. */
  readonly isOnline: boolean;
  /** True from a click on 'See other jobs' or 'Get job recommendations' until the reload or the failure. */
  readonly isGenerating: boolean;
};

/** The states of docs/product.md §9.1. */
export type PlannerState =
  | { readonly kind: 'session-missing' }
  /** There is no network, and nothing to show yet. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'board-loading' }
  | { readonly kind: 'board-failed' }
  | { readonly kind: 'board-empty' }
  | { readonly kind: 'generating' }
  /** `hasFailed`: recommendations may exist, but did not load. */
  | { readonly kind: 'none'; readonly hasFailed: boolean }
  | { readonly kind: 'careers'; readonly board: Board; readonly recommendations: readonly Recommendation[] };

/** The session whose id is stored in the browser. A text that is no session id counts as missing. */
export function derivePlannerSession(storedId: string | null, isHydrated: boolean): PlannerSession {
  if (!isHydrated) return { kind: 'unknown' };
  return storedId !== null && SESSION_ID.test(storedId) ? { kind: 'known', id: storedId } : { kind: 'missing' };
}

/** A value that was loaded stays, even if loading it again fails. */
export function toLoadable<Value>(query: {
  readonly data: Value | undefined;
  readonly isError: boolean;
}): Loadable<Value> {
  if (query.data !== undefined) return { kind: 'loaded', value: query.data };
  return { kind: query.isError ? 'failed' : 'loading' };
}

/** The first state of docs/product.md §9.1 that holds. */
export function derivePlannerState(inputs: PlannerInputs): PlannerState {
  const { session, board, recommendations, isGenerating, isOnline } = inputs;
  if (session === 'missing') return { kind: 'session-missing' };
  if (!isOnline && session === 'known' && board.kind !== 'loaded') return { kind: 'offline' };
  if (session === 'unknown' || board.kind === 'loading') return { kind: 'board-loading' };
  if (board.kind === 'failed') return { kind: 'board-failed' };
  if (isEmptyBoard(board.value)) return { kind: 'board-empty' };
  if (!isOnline && recommendations.kind !== 'loaded') return { kind: 'offline' };
  if (isGenerating || recommendations.kind === 'loading') return { kind: 'generating' };
  if (recommendations.kind === 'failed') return { kind: 'none', hasFailed: true };
  if (recommendations.value.length === 0) return { kind: 'none', hasFailed: false };
  return { kind: 'careers', board: board.value, recommendations: recommendations.value };
}
