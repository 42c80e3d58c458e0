import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { createLlmRecommender } from '../../features/career/llm/llm.server.ts';
import type { Recommendation } from '../../features/career/recommender/recommendation.ts';
import { EMPTY_BOARD } from '../../shared/board/cards.ts';
import type { Database } from '../../shared/database/db.server.ts';
import type { Language } from '../../shared/language/language.ts';
import { startServer, type TestDatabase, type TestServer } from '../support/server.fixture.ts';
import { SESSION } from './board-behaviors.ts';
import { type ModelStub, startModelStub } from './model-stub.fixture.ts';
import { stoppedClock } from './stopped-clock.fixture.ts';

export const MODEL_API_KEY = 'sk-very-secret';

/**
 * For the tests of the current suite: before each, a server with a stub of a language model, on the database that
 * `place` opens, with a stored board of one like and one strength.
 */
export function setUpCareerModel(place: () => Promise<TestDatabase>) {
  let stub: ModelStub;
  let server: TestServer;
  let clock: ReturnType<typeof stoppedClock>;
  let database: Database;
  let opened: TestDatabase;

  beforeAll(async () => {
    opened = await place();
    database = await opened.open();
  });
  afterAll(async () => {
    await database.close();
    await opened.remove();
  });
  beforeEach(async () => {
    await database.query.deleteFrom('career_plans').execute();
    stub = await startModelStub();
    clock = stoppedClock();
    const { now, timeLimit } = clock;
    server = await startServer(database, {
      createLlm: (log) =>
        createLlmRecommender(
          { baseUrl: stub.url, model: 'small', apiKey: MODEL_API_KEY },
          { fetch, now, log, timeLimit },
        ),
    });
    await post('/api/quadrant-board', { sessionId: SESSION, ...EMPTY_BOARD, likes: ['과학'], strengths: ['독서'] });
  });
  afterEach(async () => {
    await server.stop();
    await stub.stop();
  });

  const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload });
  const generate = async (more = false, language?: Language): Promise<Recommendation[]> => {
    const reply = await post('/api/career-recommendations/generate', { sessionId: SESSION, more, language });
    expect(reply.statusCode).toBe(200);
    return reply.json();
  };
  const stored = async () => (await server.app.inject(`/api/career-recommendations/${SESSION}`)).json();
  const nextSteps = async (career: Recommendation | undefined): Promise<string[]> => {
    const reply = await post('/api/career-recommendations/next-steps', { sessionId: SESSION, career });
    expect(reply.statusCode).toBe(200);
    return reply.json().nextSteps;
  };
  /** Replaces the server by one that asks the model at `baseUrl`, without a key. */
  const startServerWith = async (baseUrl: string) => {
    await server.stop();
    server = await startServer(database, {
      createLlm: (log) =>
        createLlmRecommender({ baseUrl, model: 'small', apiKey: undefined }, { fetch, now: () => 0, log }),
    });
  };
  return {
    get stub() {
      return stub;
    },
    get server() {
      return server;
    },
    get clock() {
      return clock;
    },
    post,
    generate,
    stored,
    nextSteps,
    startServerWith,
  };
}

export const sourcesOf = (recommendations: readonly Recommendation[]) => [
  ...new Set(recommendations.map(({ source }) => source)),
];
