import { type ApiResult, describeFailure, getJson, postJson } from '../../shared/api.client.ts';
import type { Board } from '../../shared/cards.ts';
import { newerBoard, parseBoard, type StoredBoard } from './board.ts';
import { readStoredBoard } from './stored-board.client.ts';

const BOARD_PATH = '/api/quadrant-board';

/** The saved board as the board's own page asks for it (SPEC §7, by path). */
export function fetchBoard(sessionId: string, signal: AbortSignal): Promise<ApiResult<StoredBoard>> {
  return getJson(`${BOARD_PATH}/${encodeURIComponent(sessionId)}`, parseBoard, signal);
}

/** Sends a board; the answer is the board that is saved now, which is the newer of the two. */
export function sendBoard(
  sessionId: string,
  { board, revision }: StoredBoard,
  signal?: AbortSignal,
): Promise<ApiResult<StoredBoard>> {
  return postJson(BOARD_PATH, { sessionId, ...board, revision }, parseBoard, signal);
}

/**
 * The board of a session as another page needs it (SPEC §7, by query): what the server has saved is what it
 * recommends from, so a newer board that this browser still keeps is sent first. Throws SPEC §8's 'Failed to fetch
 * quadrant data' where the board isn't to be had, as TanStack Query wants it.
 */
export async function loadBoard(sessionId: string, signal: AbortSignal): Promise<Board> {
  const saved = valueOrThrow(
    await getJson(`${BOARD_PATH}?sessionId=${encodeURIComponent(sessionId)}`, parseBoard, signal),
  );
  const kept = readStoredBoard(sessionId);
  if (kept === null || newerBoard(kept, saved) !== 'local') return saved.board;
  return valueOrThrow(await sendBoard(sessionId, kept, signal)).board;
}

function valueOrThrow(result: ApiResult<StoredBoard>): StoredBoard {
  if (result.ok) return result.value;
  throw new Error('Failed to fetch quadrant data', { cause: describeFailure(result.failure) });
}
