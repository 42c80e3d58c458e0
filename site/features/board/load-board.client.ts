import { type ApiResult, callEndpoint, describeFailure } from '../../shared/api/api.client.ts';
import type { Board } from '../../shared/board/cards.ts';
import { chooseNewerBoard, type StoredBoard } from './board.ts';
import { getBoardByPathEndpoint, getBoardByQueryEndpoint, saveBoardEndpoint } from './board-api.ts';
import { readStoredBoard } from './stored-board.client.ts';

/** Loads the saved board of a session for the board's own page. */
export async function fetchBoard(sessionId: string, signal: AbortSignal): Promise<ApiResult<StoredBoard>> {
  return withBoard(await callEndpoint(getBoardByPathEndpoint, { params: { sessionId } }, { signal }));
}

/** Sends a board; the answer is the board that is saved now, which is the newer of the two. */
export async function sendBoard(
  sessionId: string,
  { board, revision }: StoredBoard,
  signal?: AbortSignal,
): Promise<ApiResult<StoredBoard>> {
  const body = { sessionId, ...board, revision };
  return withBoard(await callEndpoint(saveBoardEndpoint, { body }, { keepalive: true, ...(signal && { signal }) }));
}

/**
 * The board of a session for other pages. The server recommends from its saved board, so a newer board in this browser is
 * sent first.
 * @throws 'Failed to fetch quadrant data', as TanStack Query expects
 */
export async function loadBoard(sessionId: string, signal: AbortSignal): Promise<Board> {
  const saved = valueOrThrow(
    withBoard(await callEndpoint(getBoardByQueryEndpoint, { query: { sessionId } }, { signal })),
  );
  const kept = readStoredBoard(sessionId);
  if (kept === null || chooseNewerBoard(kept, saved) !== 'local') return saved.board;
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
