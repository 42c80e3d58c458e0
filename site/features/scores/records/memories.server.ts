import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../../shared/database/db.server.ts';
import {
  type ListedMemory,
  MAX_PLAYER_PRACTICES,
  MEMORIES_PER_PAGE,
} from '../../../shared/times-tables/api/practice-api.ts';
import { MAX_PLAYER_SCORES } from '../../../shared/times-tables/api/scores-api.ts';
import {
  type StoredPractice,
  type StoredQuiz,
  summarizePlayer,
} from '../../../shared/times-tables/facts/fact-answers.ts';
import { findNextName, selectNewest } from './score-store.server.ts';

type MemoryPage = { readonly players: readonly ListedMemory[]; readonly next: string | null };

/**
 * What the players of a room whose names come after `after` have shown, in the database's order, at most a page of
 * them. A player is read like the report of that player: from the same quizzes and practice sessions.
 */
export async function readMemoryPage(
  database: Database,
  room: string,
  after: string | undefined,
  utcOffsetMinutes: number,
): Promise<MemoryPage> {
  const players: ListedMemory[] = [];
  let last = after ?? null;
  // Each name is found in one step of an index, however many rows it has.
  for (;;) {
    const playerName = await findNextName(database, room, last);
    if (playerName === null) return { players, next: null };
    if (players.length === MEMORIES_PER_PAGE) return { players, next: last };
    players.push(await readMemory(database, room, playerName, utcOffsetMinutes));
    last = playerName;
    // A player may have hundreds of records: between two players other requests proceed.
    await nextTurn();
  }
}

async function readMemory(
  database: Database,
  room: string,
  playerName: string,
  utcOffsetMinutes: number,
): Promise<ListedMemory> {
  const owner = { room, playerName };
  const [quizzes, practices] = await Promise.all([
    selectNewest(database, 'quiz_scores', owner, MAX_PLAYER_SCORES).execute(),
    selectNewest(database, 'practice_sessions', owner, MAX_PLAYER_PRACTICES).execute(),
  ]);
  return summarizePlayer(
    playerName,
    quizzes.map(({ record }) => JSON.parse(record) as StoredQuiz),
    practices.map(({ record }) => JSON.parse(record) as StoredPractice),
    () => utcOffsetMinutes,
  );
}
