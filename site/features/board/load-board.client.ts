import { type ApiResult, callEndpoint, describeFailure } from '../../shared/api.client.ts';
import type { Board } from '../../shared/cards.ts';
import { newerBoard, type StoredBoard } from './board.ts';
import { boardByPath, boardByQuery, saveBoard } from './board-api.ts';
import { readStoredBoard } from './stored-board.client.ts';

/** The saved board as the board's own page asks for it: by path. */
export async function fetchBoard(sessionId: string, signal: AbortSignal): Promise<ApiResult<StoredBoard>> {
  return withBoard(await callEndpoint(boardByPath, { params: { sessionId } }, { signal }));
}

/** Sends a board; the answer is the board that is saved now, which is the newer of the two. */
export async function sendBoard(
  sessionId: string,
  { board, revision }: StoredBoard,
  signal?: AbortSignal,
): Promise<ApiResult<StoredBoard>> {
  const body = { sessionId, ...board, revision };
  return withBoard(await callEndpoint(saveBoard, { body }, { keepalive: true, ...(signal && { signal }) }));
}

/**
 * The board of a session as another page needs it, by query: what the server has saved is what it
 * recommends from, so a newer board that this browser still keeps is sent first. Throws 'Failed to fetch
 * quadrant data' where the board isn't to be had, as TanStack Query wants it.
 */
export async function loadBoard(sessionId: string, signal: AbortSignal): Promise<Board> {
  const saved = valueOrThrow(withBoard(await callEndpoint(boardByQuery, { query: { sessionId } }, { signal })));
  const kept = readStoredBoard(sessionId);
  if (kept === null || newerBoard(kept, saved) !== 'local') return saved.board;
  return valueOrThrow(await sendBoard(sessionId, kept, signal)).board;
}

/** A reply holds the four lists and the revision side by side. */
function withBoard(result: ApiResult<Board & { readonly revision: number }>): ApiResult<StoredBoard> {
  if (!result.ok) return result;
  const { strengths, weaknesses, likes, dislikes, revision } = result.value;
  return { ok: true, value: { board: { strengths, weaknesses, likes, dislikes }, revision } };
}

function valueOrThrow(result: ApiResult<StoredBoard>): StoredBoard {
  if (result.ok) return result.value;
  throw new Error('Failed to fetch quadrant data', { cause: describeFailure(result.failure) });
}
