import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { addRoute } from '../../shared/api/route.server.ts';
import { type Board, EMPTY_BOARD, isEmptyBoard } from '../../shared/board/cards.ts';
import type { Database } from '../../shared/database/db.server.ts';
import { deleteOldest } from '../../shared/database/personal-rows.server.ts';
import type { StoredBoard } from './model/board.ts';
import { getBoardByPathEndpoint, getBoardByQueryEndpoint, saveBoardEndpoint } from './model/board-api.ts';

type BoardParts = {
  readonly database: Database;
  readonly now: () => Date;
  /** Deletes what was derived from a session's board; awaited before the reply. Passed in by `app`. */
  readonly onEmptied: (sessionId: string) => Promise<void>;
  /** Counts a session's first board for its sender. Throws a refusal where the sender has made too many. */
  readonly admitNew: (request: FastifyRequest) => void;
};

/** Registers the board's endpoints. */
export function boardRoutes(app: FastifyInstance, { database, now, onEmptied, admitNew }: BoardParts): void {
  addRoute(app, saveBoardEndpoint, async ({ body: { sessionId, revision, ...board }, request }) => {
    // Revision 0: there is none yet.
    if ((await selectBoard(database, sessionId)).revision === 0) admitNew(request);
    const stored = await storeBoard(database, sessionId, board, revision, now());
    if (stored && isEmptyBoard(stored.board)) await onEmptied(sessionId);
    const saved = stored ?? (await selectBoard(database, sessionId));
    return { sessionId, ...saved.board, revision: saved.revision };
  });

  const answer = async (sessionId: string) => {
    const { board, revision } = await selectBoard(database, sessionId);
    return { ...board, revision };
  };
  addRoute(app, getBoardByPathEndpoint, ({ params }) => answer(params.sessionId));
  addRoute(app, getBoardByQueryEndpoint, ({ query }) => answer(query.sessionId));
}

/** The saved board of a session; the empty one where nothing is saved yet. */
export async function readSavedBoard(database: Database, sessionId: string): Promise<Board> {
  return (await selectBoard(database, sessionId)).board;
}

/**
 * Stores a board; null where the stored one is newer. One statement, so that concurrent saves do not mix. Without a
 * revision the board gets the stored one plus 1.
 */
async function storeBoard(
  { query }: Database,
  sessionId: string,
  board: Board,
  revision: number | undefined,
  savedAt: Date,
): Promise<StoredBoard | null> {
  const { strengths, weaknesses, likes, dislikes } = board;
  const lists = { strengths, weaknesses, likes, dislikes };
  const stored = await query
    .insertInto('quadrant_boards')
    .values({
      session_id: sessionId,
      board: JSON.stringify(lists),
      revision: revision ?? 1,
      saved_at: savedAt.toISOString(),
    })
    .onConflict((conflict) => {
      const update = conflict.column('session_id').doUpdateSet({
        board: sql`excluded.board`,
        revision: revision === undefined ? sql`quadrant_boards.revision + 1` : sql`excluded.revision`,
        saved_at: sql`excluded.saved_at`,
      });
      return revision === undefined ? update : update.where('quadrant_boards.revision', '<=', revision);
    })
    .returning('revision')
    .executeTakeFirst();
  return stored ? { board: lists, revision: stored.revision } : null;
}

async function selectBoard({ query }: Database, sessionId: string): Promise<StoredBoard> {
  const row = await query
    .selectFrom('quadrant_boards')
    .select(['board', 'revision'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row ? { board: JSON.parse(row.board), revision: row.revision } : { board: EMPTY_BOARD, revision: 0 };
}

/** Deletes at most `maxRows` empty boards that were last saved before a time, the oldest first; returns how many. */
export async function deleteEmptyBoardsBefore(database: Database, before: Date, maxRows: number): Promise<number> {
  return deleteOldest(database, 'quadrant_boards', before, maxRows, sql`board = ${JSON.stringify(EMPTY_BOARD)}`);
}
