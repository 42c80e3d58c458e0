import { type ApiResult, callEndpoint, describeFailure } from '../../../shared/api/api.client.ts';
import {
  BOARD_SESSION_KEY,
  createSessionId,
  SESSION_ID,
  SESSION_RANDOM_BYTES,
} from '../../../shared/board/board-session.ts';
import type { Board } from '../../../shared/board/cards.ts';
import { readStored, writeStored } from '../../../shared/storage/stored-text.client.ts';
import { formatStoredBoard, isNewerThanServer, parseStoredBoard, STORED_BOARD_KEY, type StoredBoard } from './board.ts';
import { getBoardByPathEndpoint, getBoardByQueryEndpoint, saveBoardEndpoint } from './board-api.ts';

/** The session that this browser's board is saved under; null where it has none yet. */
export function readBoardSession(): string | null {
  const stored = readStored(BOARD_SESSION_KEY);
  return stored !== null && SESSION_ID.test(stored) ? stored : null;
}

export function createBoardSession(): string {
  return createSessionId(Date.now(), crypto.getRandomValues(new Uint8Array(SESSION_RANDOM_BYTES)));
}

/** Stores a session where this browser has none: at a first visit, or because storage was cleared since. */
export function ensureBoardSession(sessionId: string): void {
  if (readBoardSession() === null) writeStored(BOARD_SESSION_KEY, sessionId);
}

/** The board in local storage; null where there is none for the session. */
export function readStoredBoard(sessionId: string): StoredBoard | null {
  return parseStoredBoard(sessionId, readStored(STORED_BOARD_KEY));
}

/** Stores a board in this browser, and its session. */
export function writeStoredBoard(sessionId: string, board: StoredBoard): void {
  ensureBoardSession(sessionId);
  writeStored(STORED_BOARD_KEY, formatStoredBoard(sessionId, board));
}

/**
 * The server's board of a session, for the board's own page.
 * @throws as `valueOrThrow`
 */
export async function loadSavedBoard(sessionId: string, signal: AbortSignal): Promise<StoredBoard> {
  return valueOrThrow(withBoard(await callEndpoint(getBoardByPathEndpoint, { params: { sessionId } }, { signal })));
}

/** Sends a board; the answer is the board that is saved now, which is the newer of the two. */
export async function sendBoard(
  sessionId: string,
  { board, revision }: StoredBoard,
  signal?: AbortSignal,
): Promise<ApiResult<StoredBoard>> {
  const body = { sessionId, ...board, revision };
  const result = await callEndpoint(saveBoardEndpoint, { body }, { keepalive: true, ...(signal && { signal }) });
  // Saved is what the server says of this very board, or of a newer one.
  const isReceipt = result.ok && result.value.sessionId === sessionId && result.value.revision >= revision;
  return !result.ok || isReceipt ? withBoard(result) : { ok: false, failure: { kind: 'malformed', status: 200 } };
}

/**
 * The board of a session for other pages. The server recommends from its saved board, so a newer board in this browser
 * is sent first.
 * @throws as `valueOrThrow`
 */
export async function loadBoard(sessionId: string, signal: AbortSignal): Promise<Board> {
  const saved = valueOrThrow(
    withBoard(await callEndpoint(getBoardByQueryEndpoint, { query: { sessionId } }, { signal })),
  );
  const kept = readStoredBoard(sessionId);
  if (kept === null || !isNewerThanServer(kept, saved)) return saved.board;
  return valueOrThrow(await sendBoard(sessionId, kept, signal)).board;
}

/** A reply holds the four lists and the revision side by side. */
function withBoard(result: ApiResult<Board & { readonly revision: number }>): ApiResult<StoredBoard> {
  if (!result.ok) return result;
  const { strengths, weaknesses, likes, dislikes, revision } = result.value;
  return { ok: true, value: { board: { strengths, weaknesses, likes, dislikes }, revision } };
}

/** @throws 'Failed to fetch quadrant data: ' and the failure, as TanStack Query expects */
function valueOrThrow(result: ApiResult<StoredBoard>): StoredBoard {
  if (result.ok) return result.value;
  throw new Error(`Failed to fetch quadrant data: ${describeFailure(result.failure)}`);
}
