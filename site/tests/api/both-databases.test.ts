import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiParts } from '../../app/server/api.server.ts';
import { EMPTY_BOARD } from '../../shared/board/cards.ts';
import { openDatabase } from '../../shared/database/db.server.ts';
import { openFaultProxy } from '../support/fault-proxy.fixture.ts';
import { type Postgres, startPostgres } from '../support/postgres.fixture.ts';
import {
  sqliteDatabase,
  startServer,
  startSqliteServer,
  type TestDatabase,
  type TestServer,
} from '../support/server.fixture.ts';
import { quizBy } from '../support/submissions.fixture.ts';
import { describeBoards, SESSION } from './board-behaviors.ts';
import { describeCareers } from './career-behaviors.ts';
import { describeCareerModel } from './career-model-behaviors.ts';
import { describeCareerModelFailures } from './career-model-failures.ts';
import { describeDatabase } from './database-behaviors.ts';
import { describeInvitations } from './invitation-behaviors.ts';
import { describePractice } from './practice-behaviors.ts';
import { describePupils } from './pupil-behaviors.ts';
import { describeRetention } from './retention-behaviors.ts';
import { describeRooms } from './room-behaviors.ts';
import { describeRoster } from './roster-behaviors.ts';
import { describeScores } from './score-behaviors.ts';
import { describeScoreExport } from './score-export-behaviors.ts';
import { describeScoreTimes } from './score-time-behaviors.ts';
import { describeTasks } from './task-behaviors.ts';

/** Creating a Postgres cluster takes about four seconds. */
const MAX_POSTGRES_START_MS = 60_000;

describe('on SQLite', () => {
  describe('a database', () => describeDatabase(sqliteDatabase));
  describe('quiz scores', () => describeScores(() => startSqliteServer()));
  describe('times of quizzes', () => describeScoreTimes(() => startSqliteServer()));
  describe('rooms', () => describeRooms(startSqliteServer));
  describe("a room's two codes", () => describePupils(startSqliteServer));
  describe('invitations into rooms', () => describeInvitations(startSqliteServer));
  describe('rosters', () => describeRoster(startSqliteServer));
  describe('export of scores', () => describeScoreExport(startSqliteServer));
  describe('practice sessions', () => describePractice(startSqliteServer));
  describe('tasks', () => describeTasks(startSqliteServer));
  describe('retention', () => describeRetention(startSqliteServer));
  describe('boards', () => describeBoards(() => startSqliteServer()));
  describe('careers', () => describeCareers(() => startSqliteServer()));
  describe('careers of a model', () => describeCareerModel(sqliteDatabase));
  describe('careers of a failing model', () => describeCareerModelFailures(sqliteDatabase));
});

describe('on Postgres', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, MAX_POSTGRES_START_MS);
  afterAll(() => postgres.stop(), MAX_POSTGRES_START_MS);

  const postgresDatabase = async (): Promise<TestDatabase> => {
    const databaseUrl = await postgres.freshDatabase();
    return { open: () => openDatabase({ dataDir: 'unused', databaseUrl }), remove: async () => {} };
  };

  describe('a database', () => describeDatabase(postgresDatabase));
  test('a server answers 503 while its database is unreachable, and works when it is back', async () => {
    const url = new URL(await postgres.freshDatabase());
    const proxy = await openFaultProxy(Number(url.port));
    url.port = String(proxy.port);
    const database = await openDatabase({ dataDir: 'unused', databaseUrl: url.href });
    const server = await startServer(database);
    const statuses = async () =>
      [
        await server.app.inject('/api/quiz-scores'),
        await server.app.inject('/readyz'),
        await server.app.inject({ method: 'POST', url: '/api/player-export', payload: { keys: [randomUUID()] } }),
      ].map((reply) => [reply.statusCode, reply.headers['retry-after']]);
    const up = [
      [200, undefined],
      [200, undefined],
      [200, undefined],
    ];
    expect(await statuses()).toEqual(up);
    await proxy.cut();
    expect(await statuses()).toEqual([
      [503, '5'],
      [503, '5'],
      [503, '5'],
    ]);
    await proxy.mend();
    expect(await statuses()).toEqual(up);
    await server.stop();
    await database.close();
    await proxy.cut();
  });

  test('two servers that get the same quiz at the same time store it once', async () => {
    const place = await postgresDatabase();
    const databases = [await place.open(), await place.open()];
    const servers = await Promise.all(databases.map((database) => startServer(database)));
    for (let quiz = 0; quiz < 20; quiz++) {
      const headers = { 'idempotency-key': randomUUID() };
      const send = ({ app }: TestServer) =>
        app.inject({ method: 'POST', url: '/api/quiz-scores', payload: quizBy('하늘'), headers });
      const replies = await Promise.all(servers.map(send));
      expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 201]);
      expect(replies[0]?.json()).toEqual(replies[1]?.json());
    }
    for (const server of servers) await server.stop();
    for (const database of databases) await database.close();
  });

  const startPostgresServer = async (parts: Partial<ApiParts> = {}): Promise<TestServer> => {
    const database = await (await postgresDatabase()).open();
    const server = await startServer(database, parts);
    return {
      ...server,
      stop: async () => {
        await server.stop();
        await database.close();
      },
    };
  };
  describe('quiz scores', () => describeScores(() => startPostgresServer()));
  describe('times of quizzes', () => describeScoreTimes(() => startPostgresServer()));
  describe('rooms', () => describeRooms(startPostgresServer));
  describe("a room's two codes", () => describePupils(startPostgresServer));
  describe('invitations into rooms', () => describeInvitations(startPostgresServer));
  describe('rosters', () => describeRoster(startPostgresServer));
  describe('export of scores', () => describeScoreExport(startPostgresServer));
  describe('practice sessions', () => describePractice(startPostgresServer));
  describe('tasks', () => describeTasks(startPostgresServer));
  describe('retention', () => describeRetention(() => startPostgresServer()));
  describe('boards', () => describeBoards(() => startPostgresServer()));
  describe('careers', () => describeCareers(() => startPostgresServer()));
  describe('careers of a model', () => describeCareerModel(postgresDatabase));
  describe('careers of a failing model', () => describeCareerModelFailures(postgresDatabase));

  test('two servers that are asked for more at the same time advance by one round', async () => {
    const place = await postgresDatabase();
    const databases = [await place.open(), await place.open()];
    const servers = await Promise.all(databases.map((database) => startServer(database)));
    const [first] = servers;
    await first?.app.inject({
      method: 'POST',
      url: '/api/quadrant-board',
      payload: { sessionId: SESSION, ...EMPTY_BOARD, likes: ['수학'] },
    });
    const ask = ({ app }: TestServer, more: boolean, round?: number) =>
      app.inject({
        method: 'POST',
        url: '/api/career-recommendations/generate',
        payload: { sessionId: SESSION, more, round },
      });
    if (first) await ask(first, false);
    for (let round = 1; round < 8; round++) {
      const replies = await Promise.all(servers.map((server) => ask(server, true, round - 1)));
      expect(replies.map((reply) => reply.json()[0].round)).toEqual([round, round]);
      expect(replies[0]?.json()).toEqual(replies[1]?.json());
    }
    for (const server of servers) await server.stop();
    for (const database of databases) await database.close();
  });
});
