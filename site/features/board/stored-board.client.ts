import {
  BOARD_SESSION_KEY,
  createSessionId,
  SESSION_ID,
  SESSION_RANDOM_BYTES,
} from '../../shared/board/board-session.ts';
import { readStored, writeStored } from '../../shared/storage/stored-text.client.ts';
import { formatStoredBoard, parseStoredBoard, STORED_BOARD_KEY, type StoredBoard } from './board.ts';

/** The session that this browser's board is saved under; a new one where it has none yet. */
export function getBoardSession(): string {
  const stored = readStored(BOARD_SESSION_KEY);
  if (stored !== null && SESSION_ID.test(stored)) return stored;
  const created = createSessionId(Date.now(), crypto.getRandomValues(new Uint8Array(SESSION_RANDOM_BYTES)));
  writeStored(BOARD_SESSION_KEY, created);
  return created;
}

/** The board in local storage; null where there is none for the session. */
export function readStoredBoard(sessionId: string): StoredBoard | null {
  return parseStoredBoard(sessionId, readStored(STORED_BOARD_KEY));
}

/** Stores a board in this browser, and its session where storage was cleared since the page was opened. */
export function writeStoredBoard(sessionId: string, board: StoredBoard): void {
  const session = readStored(BOARD_SESSION_KEY);
  if (session === null || !SESSION_ID.test(session)) writeStored(BOARD_SESSION_KEY, sessionId);
  writeStored(STORED_BOARD_KEY, formatStoredBoard(sessionId, board));
}

/** Calls `listener` when another tab stores a board. Returns the unsubscribe function. */
export function onStoredBoardChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORED_BOARD_KEY) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
