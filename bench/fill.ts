import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { buildEmbeddedPlan, type Plan, planNextRound } from '../site/features/career/recommender/plan.ts';
import { recordIds } from '../site/features/scores/records/record-ids.server.ts';
import type { RecordTable } from '../site/features/scores/records/score-store.server.ts';
import { openDatabase, SQLITE_FILE } from '../site/shared/database/db.server.ts';
import { mulberry32 } from '../site/shared/random.ts';
import { DAY_MS } from '../site/shared/time.ts';
import type { ScoreRecord } from '../site/shared/times-tables/api/scores-api.ts';
import { getFact, summarize } from '../site/shared/times-tables/facts/times-fact.ts';
import { listsOf, sessionOf } from './children.ts';

const CLASS = 40;
/** This player has this many records whatever the size of the table, spread evenly over it. */
export const REGULAR = '김하늘';
const REGULARS_RECORDS = 500;
const START = Date.parse('2026-03-01T09:00:00.000Z');

function quizOf(random: () => number, playerName: string): Omit<ScoreRecord, 'id' | 'completedAt'> {
  const questions = Array.from({ length: 10 }, () => {
    const { question, product } = getFact(2 + Math.floor(random() * 6), 2 + Math.floor(random() * 6));
    const isCorrect = random() < 0.8;
    const timeSpent = Math.round((1 + random() * 9) * 10) / 10;
    return {
      question,
      correctAnswer: product,
      userAnswer: isCorrect ? product : product + 1,
      isCorrect,
      timeSpent,
    };
  });
  const timeTaken = Math.round(questions.reduce((sum, question) => sum + question.timeSpent, 0) * 10) / 10;
  return { playerName, ...summarize(questions), timeTaken, questions };
}

/** Makes a data folder and hands its database to `write`, in one transaction that need not survive a power cut. */
async function inFolder(dataDir: string, write: (database: BetterSqlite3.Database) => void): Promise<void> {
  await (await openDatabase({ dataDir })).close();
  const database = new BetterSqlite3(join(dataDir, SQLITE_FILE));
  database.pragma('synchronous = OFF');
  database.transaction(write)(database);
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
}

/** Fills a data folder with that many ten-question quizzes of a class of 40, one a minute. */
export function fillScores(dataDir: string, records: number): Promise<void> {
  return inFolder(dataDir, (database) => insertScores(database, records));
}

/** Fills a data folder with the boards of that many children, and a plan for each. */
export function fillSessions(dataDir: string, children: number): Promise<void> {
  return inFolder(dataDir, (database) => insertSessions(database, children));
}

/**
 * Fills a data folder with a class: a quiz and a practice session of each child on each day. Two rows a child and day.
 */
export function fillClass(dataDir: string, children: number, days: number): Promise<void> {
  return inFolder(dataDir, (database) => {
    const random = mulberry32(children);
    const nextId = recordIds(() => Buffer.from(Array.from({ length: 16 }, () => random() * 256)));
    const insertInto = (table: RecordTable) =>
      database.prepare(`insert into ${table} (id, room, player_name, record, completed_at) values (?, '', ?, ?, ?)`);
    const [quizzes, practices] = [insertInto('quiz_scores'), insertInto('practice_sessions')];
    for (let day = 0; day < days; day++) {
      for (let child = 0; child < children; child++) {
        const at = START + day * DAY_MS + child * 60_000;
        const completedAt = new Date(at).toISOString();
        const quiz = { id: nextId(at), ...quizOf(random, `어린이 ${child}`), completedAt, utcOffsetMinutes: 540 };
        quizzes.run(quiz.id, quiz.playerName, JSON.stringify(quiz), completedAt);
        const { playerName, questions } = quizOf(random, `어린이 ${child}`);
        const answers = questions.map(({ question, userAnswer, timeSpent }) => ({
          question,
          form: 'product',
          userAnswer,
          timeSpent,
        }));
        const id = nextId(at);
        const session = { id, playerName, fluentSeconds: 5, completedAt, utcOffsetMinutes: 540, questions: answers };
        practices.run(id, playerName, JSON.stringify(session), completedAt);
      }
    }
  });
}

function insertSessions(database: BetterSqlite3.Database, children: number): void {
  const boards = database.prepare(
    'insert into quadrant_boards (session_id, board, revision, saved_at) values (?, ?, 1, ?)',
  );
  const plans = database.prepare('insert into career_plans (session_id, plan, version, saved_at) values (?, ?, 1, ?)');
  // A few hundred boards' plans go round: what a plan says does not matter to how it is found.
  const planTexts = Array.from({ length: 300 }, (_, child) => JSON.stringify(buildPlan(child)));
  for (let child = 0; child < children; child++) {
    const savedAt = new Date(START + child * 60_000).toISOString();
    boards.run(sessionOf(child), JSON.stringify(listsOf(child)), savedAt);
    plans.run(sessionOf(child), planTexts[child % planTexts.length], savedAt);
  }
}

function buildPlan(child: number): Plan {
  const board = listsOf(child);
  const next = planNextRound(null, board, { more: false, language: 'ko' });
  if (next.kind === 'current') throw new Error('nothing stands before the first round');
  return buildEmbeddedPlan(board, next);
}

function insertScores(database: BetterSqlite3.Database, records: number): void {
  const insert = database.prepare('insert into quiz_scores (id, player_name, record) values (?, ?, ?)');
  const random = mulberry32(records);
  const nextId = recordIds(() => Buffer.from(Array.from({ length: 16 }, () => random() * 256)));
  const every = records / REGULARS_RECORDS;
  let regulars = 0;
  for (let index = 0; index < records; index++) {
    const isRegular = Math.floor(regulars * every) === index;
    if (isRegular) regulars++;
    const name = isRegular ? REGULAR : `어린이 ${index % CLASS}`;
    const completedAt = START + index * 60_000;
    const id = nextId(completedAt);
    const record = { id, ...quizOf(random, name), completedAt: new Date(completedAt).toISOString() };
    insert.run(id, name, JSON.stringify(record));
  }
}
