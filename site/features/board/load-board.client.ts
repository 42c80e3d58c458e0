import { type ApiResult, describeFailure, getJson, postJson } from '../../shared/api.client.ts';
import type { Board } from '../../shared/cards.ts';
import { type KeptBoard, newerBoard, readBoard } from './board.ts';
import { keptBoard } from './kept-board.client.ts';

const BOARD_PATH = '/api/quadrant-board';

/** The saved board as the board's own page asks for it (SPEC §7, by path). */
export function fetchBoard(sessionId: string, signal: AbortSignal): Promise<ApiResult<KeptBoard>> {
  return getJson(`${BOARD_PATH}/${encodeURIComponent(sessionId)}`, readBoard, signal);
}

/** Sends a board; the answer is the board that is saved now, which is the newer of the two. */
export function sendBoard(
  sessionId: string,
  { board, revision }: KeptBoard,
  signal?: AbortSignal,
): Promise<ApiResult<KeptBoard>> {
  return postJson(BOARD_PATH, { sessionId, ...board, revision }, readBoard, signal);
}

/**
 * The board of a session as another page needs it (SPEC §7, by query): what the server has saved is what it
 * recommends from, so a newer board that this browser still keeps is sent first. Throws SPEC §8's 'Failed to fetch
 * quadrant data' where the board isn't to be had, as TanStack Query wants it.
 */
export async function loadBoard(sessionId: string, signal: AbortSignal): Promise<Board> {
  const saved = valueOrThrow(
    await getJson(`${BOARD_PATH}?sessionId=${encodeURIComponent(sessionId)}`, readBoard, signal),
  );
  const kept = keptBoard(sessionId);
  if (kept === null || newerBoard(kept, saved) !== 'local') return saved.board;
  return valueOrThrow(await sendBoard(sessionId, kept, signal)).board;
}

function valueOrThrow(result: ApiResult<KeptBoard>): KeptBoard {
  if (result.ok) return result.value;
  throw new Error('Failed to fetch quadrant data', { cause: describeFailure(result.failure) });
}
