import { type ApiResult, describeFailure, getJson, postJson } from '../../shared/api.client.ts';
import type { Board } from '../../shared/cards.ts';
import { newerBoard, parseBoard, type StoredBoard } from './board.ts';
import { readStoredBoard } from './stored-board.client.ts';

const BOARD_PATH = '/api/quadrant-board';

/** The saved board, for the board's own page. */
export function fetchBoard(sessionId: string, signal: AbortSignal): Promise<ApiResult<StoredBoard>> {
  return getJson(`${BOARD_PATH}/${encodeURIComponent(sessionId)}`, parseBoard, signal);
}

/** Sends a board; the reply is the board that is saved now: the newer of the two. */
export function sendBoard(
  sessionId: string,
  { board, revision }: StoredBoard,
  signal?: AbortSignal,
): Promise<ApiResult<StoredBoard>> {
  return postJson(BOARD_PATH, { sessionId, ...board, revision }, parseBoard, signal);
}

/**
 * The board of a session, for another page. The server recommends from its own copy, so a newer board of this browser is
 * sent first. Throws 'Failed to fetch quadrant data', as TanStack Query needs it (docs/product.md §10.4).
 */
export async function loadBoard(sessionId: string, signal: AbortSignal): Promise<Board> {
  const saved = valueOrThrow(
    await getJson(`${BOARD_PATH}?sessionId=${encodeURIComponent(sessionId)}`, parseBoard, signal),
  );
  const local = readStoredBoard(sessionId);
  if (local === null || newerBoard(local, saved) !== 'local') return saved.board;
  return valueOrThrow(await sendBoard(sessionId, local, signal)).board;
}

function valueOrThrow(result: ApiResult<StoredBoard>): StoredBoard {
  if (result.ok) return result.value;
  throw new Error('Failed to fetch quadrant data', { cause: describeFailure(result.failure) });
}
