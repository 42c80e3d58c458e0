import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { type Board, CARD_LABELS, EMPTY_BOARD } from '../../shared/board/cards.ts';
import { type DatabasePlace, openDatabase } from '../../shared/database/db.server.ts';
import type { ScoreRecord } from '../../shared/times-tables/api/scores-api.ts';
import { quizBy } from './submissions.fixture.ts';

const CHILDREN = 40;

/** One thing a child's device sends, and sends again until it is acknowledged. */
export type Write = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly acknowledge: (reply: string) => void;
};

type SentScore = { readonly playerName: string; record: ScoreRecord | null };
type SentBoard = { sent: number; acknowledged: number; isUnderWay: boolean };

/** The board after that many changes: told apart from those before and after. */
function boardOf(revision: number): Board {
  const label = (offset: number) => CARD_LABELS[(revision + offset) % CARD_LABELS.length] ?? '수학';
  return { ...EMPTY_BOARD, likes: [label(0)], strengths: [label(7)] };
}

/** What the children of a class sent and what the server acknowledged: the truth that a database is held to. */
export function openLedger() {
  const scores = new Map<string, SentScore>();
  const boards = new Map<string, SentBoard>();
  for (let child = 0; child < CHILDREN; child++) {
    boards.set(`session-1767225600000-${randomUUID()}`, { sent: 0, acknowledged: 0, isUnderWay: false });
  }
  let turn = 0;

  function nextScore(): Write {
    const key = randomUUID();
    const score: SentScore = { playerName: `어린이 ${turn % CHILDREN}`, record: null };
    scores.set(key, score);
    return {
      path: '/api/quiz-scores',
      headers: { 'idempotency-key': key },
      body: JSON.stringify(quizBy(score.playerName, turn % 11)),
      acknowledge: (reply) => {
        score.record = JSON.parse(reply);
      },
    };
  }

  /** A device sends its boards one at a time, in order. */
  function nextBoard(): Write | null {
    const idle = [...boards].filter(([, board]) => !board.isUnderWay);
    const [sessionId, board] = idle[turn % Math.max(1, idle.length)] ?? [];
    if (sessionId === undefined || board === undefined) return null;
    board.isUnderWay = true;
    board.sent += 1;
    const revision = board.sent;
    return {
      path: '/api/quadrant-board',
      headers: {},
      body: JSON.stringify({ sessionId, revision, ...boardOf(revision) }),
      acknowledge: () => {
        board.acknowledged = revision;
        board.isUnderWay = false;
      },
    };
  }

  return {
    /** The next write: scores and boards in turn. */
    next: (): Write => {
      turn += 1;
      return (turn % 2 === 0 ? nextBoard() : null) ?? nextScore();
    },
    /** The keys of all scores sent so far, acknowledged or not. */
    sentKeys: (): string[] => [...scores.keys()],
    /** The keys of the acknowledged scores. */
    keys: (): string[] => [...scores].filter(([, { record }]) => record !== null).map(([key]) => key),
    acknowledged: () => ({
      scores: [...scores.values()].filter(({ record }) => record !== null).length,
      boards: [...boards.values()].reduce((sum, board) => sum + board.acknowledged, 0),
    }),
    /**
     * Holds the database to the ledger: every acknowledged score stands there once, as it was acknowledged; nothing
     * stands there twice or was never sent; every board is one that was sent, and no older than the acknowledged one.
     */
    audit: async (place: DatabasePlace): Promise<void> => {
      const database = await openDatabase(place);
      try {
        if (database.dialect === 'sqlite') {
          const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database.query);
          expect(rows).toEqual([{ integrity_check: 'ok' }]);
        }
        const stored = await database.query.selectFrom('quiz_scores').select(['idempotency_key', 'record']).execute();
        const keys = stored.map((row) => row.idempotency_key ?? 'none');
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.filter((key) => !scores.has(key))).toEqual([]);
        const records = new Map(stored.map((row) => [row.idempotency_key, row.record]));
        const lost = [...scores].filter(
          ([key, { record }]) => record !== null && records.get(key) !== JSON.stringify(record),
        );
        expect(lost).toEqual([]);

        const kept = await database.query.selectFrom('quadrant_boards').selectAll().execute();
        const revisions = new Map(kept.map((row) => [row.session_id, row]));
        for (const [sessionId, { sent, acknowledged }] of boards) {
          const row = revisions.get(sessionId);
          expect(row?.revision ?? 0).toBeGreaterThanOrEqual(acknowledged);
          expect(row?.revision ?? 0).toBeLessThanOrEqual(sent);
          if (row) expect({ ...EMPTY_BOARD, ...JSON.parse(row.board) }).toEqual(boardOf(row.revision));
        }
      } finally {
        await database.close();
      }
    },
  };
}

export type Ledger = ReturnType<typeof openLedger>;
