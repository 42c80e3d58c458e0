import { BOARD_SESSION_KEY, createSessionId, SESSION_ID, SESSION_RANDOM_BYTES } from '../../shared/board-session.ts';
import { readStored, writeStored } from '../../shared/stored-text.client.ts';
import { formatStoredBoard, parseStoredBoard, STORED_BOARD_KEY, type StoredBoard } from './board.ts';

/** The session that this browser's board is saved under; a new one where it has none yet. */
export function boardSession(): string {
  const kept = readStored(BOARD_SESSION_KEY);
  if (kept !== null && SESSION_ID.test(kept)) return kept;
  const created = createSessionId(Date.now(), crypto.getRandomValues(new Uint8Array(SESSION_RANDOM_BYTES)));
  writeStored(BOARD_SESSION_KEY, created);
  return created;
}

/** The browser's own copy of a session's board, or null where it has none. */
export function readStoredBoard(sessionId: string): StoredBoard | null {
  return parseStoredBoard(sessionId, readStored(STORED_BOARD_KEY));
}

/** Keeps a board in the browser, on disk before anything is sent. */
export function writeStoredBoard(sessionId: string, kept: StoredBoard): void {
  writeStored(STORED_BOARD_KEY, formatStoredBoard(sessionId, kept));
}

/** Calls back when another tab has kept a board. Returns the way to stop. */
export function onStoredBoardChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORED_BOARD_KEY) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
