import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiParts } from '../../app/server/api.server.ts';
import { EMPTY_BOARD } from '../../shared/board/cards.ts';
import { openDatabase } from '../../shared/database/db.server.ts';
import {
  CONFLICT_SHARE,
  type EngineImitation,
  imitateDistributedEngine,
  serializable,
} from '../support/distributed-engine.fixture.ts';
import { openFaultProxy } from '../support/fault-proxy.fixture.ts';
import { openLedger, type Write } from '../support/ledger.fixture.ts';
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

/** Of everything that is left to chance. */
const SEED = 40_001;
/** Creating a Postgres cluster takes about four seconds. */
const MAX_POSTGRES_START_MS = 60_000;

type Start = (parts?: Partial<ApiParts>) => Promise<TestServer>;

/** Every behavior of the API on one kind of database. */
function describeApi(create: () => Promise<TestDatabase>, start: Start): void {
  describe('a database', () => describeDatabase(create));
  describe('quiz scores', () => describeScores(() => start()));
  describe('times of quizzes', () => describeScoreTimes(() => start()));
  describe('rooms', () => describeRooms(start));
  describe("a room's two codes", () => describePupils(start));
  describe('invitations into rooms', () => describeInvitations(start));
  describe('rosters', () => describeRoster(start));
  describe('export of scores', () => describeScoreExport(start));
  describe('practice sessions', () => describePractice(start));
  describe('tasks', () => describeTasks(start));
  describe('retention', () => describeRetention(() => start()));
  describe('boards', () => describeBoards(() => start()));
  describe('careers', () => describeCareers(() => start()));
  describe('careers of a model', () => describeCareerModel(create));
  describe('careers of a failing model', () => describeCareerModelFailures(create));
}

describe('on SQLite', () => describeApi(sqliteDatabase, (parts) => startSqliteServer(parts)));

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

  const startOn =
    (create: () => Promise<TestDatabase>): Start =>
    async (parts) => {
      const database = await (await create()).open();
      const server = await startServer(database, parts);
      return {
        ...server,
        stop: async () => {
          await server.stop();
          await database.close();
        },
      };
    };
  describeApi(postgresDatabase, startOn(postgresDatabase));

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

  describe('as a distributed engine', () => {
    let engine: EngineImitation;
    beforeAll(() => {
      engine = imitateDistributedEngine(SEED);
    });
    afterAll(() => engine.end());

    const distributedDatabase = async (): Promise<TestDatabase> => {
      const databaseUrl = serializable(await postgres.freshDatabase());
      return { open: () => openDatabase({ dataDir: 'unused', databaseUrl }), remove: async () => {} };
    };

    test('servers that start at once serve concurrent writes in conflict: none is lost, none is stored twice', async () => {
      const databaseUrl = serializable(await postgres.freshDatabase());
      const place = { dataDir: 'unused', databaseUrl };
      const databases = await Promise.all([openDatabase(place), openDatabase(place), openDatabase(place)]);
      const servers = await Promise.all(databases.map((database) => startServer(database)));
      const ledger = openLedger();
      // Each to all servers at once, as a client does that has lost the replies of the others.
      const send = ({ path, headers, body, acknowledge }: Write) =>
        servers.map(async ({ app }) => {
          const reply = await app.inject({
            method: 'POST',
            url: path,
            headers: { 'content-type': 'application/json', ...headers },
            payload: body,
          });
          expect(reply.statusCode).toBeOneOf([200, 201]);
          acknowledge(reply.body);
        });
      for (let round = 0; round < 10; round++) {
        await Promise.all(Array.from({ length: 20 }, () => send(ledger.next())).flat());
      }
      for (const { app } of servers) {
        const ids = (await app.inject('/api/quiz-scores')).json().map((record: { id: string }) => record.id);
        expect(ids).toEqual(ids.toSorted().toReversed());
        expect(ids.length).toBeGreaterThanOrEqual(100);
      }
      for (const server of servers) await server.stop();
      for (const database of databases) await database.close();
      await ledger.audit(place);
      expect(Math.min(engine.counts.conflictsBefore, engine.counts.conflictsAtCommit)).toBeGreaterThan(10);
    });

    test('a write that is in conflict at every try gets 503, and is stored when it is sent again', async () => {
      const server = await startOn(distributedDatabase)();
      const headers = { 'idempotency-key': randomUUID() };
      const send = () =>
        server.app.inject({ method: 'POST', url: '/api/quiz-scores', payload: quizBy('하늘'), headers });
      engine.conflictShare = 1;
      const refused = await send().finally(() => {
        engine.conflictShare = CONFLICT_SHARE;
      });
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
      expect((await send()).statusCode).toBe(201);
      expect((await server.app.inject('/api/quiz-scores')).json()).toHaveLength(1);
      await server.stop();
    });

    describe('the API', { tags: 'exhaustive' }, () => describeApi(distributedDatabase, startOn(distributedDatabase)));
  });
});
