import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import underPressure, { type FastifyUnderPressureOptions } from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { boardRoutes, readSavedBoard } from '../features/board/boards.server.ts';
import { careerRoutes } from '../features/career/career.server.ts';
import type { LlmLog, LlmRecommender } from '../features/career/llm/llm.server.ts';
import { forgetPlan } from '../features/career/plans.server.ts';
import type { Speaker, SpeechLog } from '../features/quiz/speech/provider.server.ts';
import { speechRoutes } from '../features/quiz/speech/speech-routes.server.ts';
import { scoreRoutes } from '../features/scores/scores.server.ts';
import type { Database } from '../shared/db.server.ts';
import type { ScoresScope } from '../shared/room.ts';
import { jsonSchemasOf, methodNotAllowed, RefusedRequest, watchMethods, zodValidator } from '../shared/route.server.ts';
import type { Env } from './env.server.ts';
import { answerBrokenConnection, answerError, BODY_LIMIT, notFound, RETRY_AFTER } from './errors.server.ts';
import { type Logging, loggerOptions, logRequest } from './log.server.ts';
import { servePages } from './pages.server.ts';
import { rateLimitStore } from './rate-limit-store.server.ts';
import { addSecurityHeaders, docsPolicy } from './security.server.ts';

/**
 * Per minute and client address. A classroom shares one address: 40 children with about 60 requests each in their busiest
 * minute (a quiz loads some 20 clips, a run through the practice table 54, a board saves 20 times), times two.
 */
const REQUESTS_PER_MINUTE = 2 * 40 * 60;

/** Mean lag of the event loop over a second beyond which the API answers 503. */
const MAX_EVENT_LOOP_LAG_MS = 1000;

export type ApiParts = {
  readonly database: Database;
  readonly now: () => Date;
  readonly scoresScope: ScoresScope;
  /** Creates the text-to-speech service; it writes to the server's log. */
  readonly createSpeech: (log: SpeechLog) => Speaker;
  /** The LLM recommender; null where none is configured. */
  readonly createLlm: (log: LlmLog) => LlmRecommender | null;
  readonly logging: Logging;
  readonly trustProxy: Env['trustProxy'];
  readonly rateLimit: boolean;
  /** Folder of the built site (holds `client/`); left out, or not built: the API alone. */
  readonly site?: string;
  /** When to shed load; for tests. */
  readonly pressure?: FastifyUnderPressureOptions;
};

/** Builds the whole server without opening a port. Tests call `inject`, the program `listen`. */
export async function buildApi(parts: ApiParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(parts.logging),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(parts.trustProxy),
    bodyLimit: BODY_LIMIT,
    // Milliseconds in which a whole request must arrive.
    requestTimeout: 30_000,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 16 * 1024 },
    // A URL that cannot be decoded fails before routing, so no hook runs for it.
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id);
      answerError(error, request, reply);
      logRequest(request, reply);
    },
    clientErrorHandler: answerBrokenConnection,
  });
  app.setValidatorCompiler(zodValidator);
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(answerError);
  app.removeContentTypeParser('text/plain');

  addSecurityHeaders(app);
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply);
    done();
  });

  await app.register(async (health) => {
    const answerWrongMethods = watchMethods(health);
    healthRoutes(health, parts.database);
    answerWrongMethods();
  });

  await app.register(async (api) => {
    await addApiGuards(api, parts);
    await addApiPage(api);
    const answerWrongMethods = watchMethods(api);
    await scoreRoutes(api, parts);
    boardRoutes(api, { ...parts, onEmptied: (sessionId) => forgetPlan(parts.database, sessionId) });
    careerRoutes(api, {
      ...parts,
      readBoard: (sessionId) => readSavedBoard(parts.database, sessionId),
      llm: parts.createLlm(app.log),
    });
    speechRoutes(api, { speech: parts.createSpeech(app.log) });
    answerWrongMethods();
  });

  const sendNotFoundPage = parts.site === undefined ? undefined : await servePages(app, parts.site);
  app.setNotFoundHandler((request, reply) => {
    const isPage = !/^\/api(\/|\?|$)/.test(request.url) && ['GET', 'HEAD'].includes(request.method);
    if (isPage && sendNotFoundPage) return sendNotFoundPage(request, reply);
    throw app.supportedMethods.includes(request.method) ? notFound() : methodNotAllowed();
  });
  await app.ready();
  return app;
}

function trustedProxies(trusted: Env['trustProxy']): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted;
}

function healthRoutes(app: FastifyInstance, database: Database): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request) => {
    try {
      await database.ping();
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      throw new RefusedRequest(503, 'unavailable', 'The database does not answer.', { retryAfter: RETRY_AFTER });
    }
    return { status: 'ready' };
  });
}

async function addApiGuards(api: FastifyInstance, { rateLimit: isLimited, pressure }: ApiParts): Promise<void> {
  // Replies contain children's names: no browser and no proxy may store them.
  api.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  await api.register(underPressure, pressure ?? { maxEventLoopDelay: MAX_EVENT_LOOP_LAG_MS });
  if (!isLimited) return;
  const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
  await api.register(rateLimit, {
    max: REQUESTS_PER_MINUTE,
    timeWindow: '1 minute',
    store: rateLimitStore(() => performance.now()),
    addHeadersOnExceeding: silent,
    addHeaders: { ...silent, 'retry-after': true },
    errorResponseBuilder: (_request, { ttl }) =>
      new RefusedRequest(429, 'too_many_requests', 'Too many requests came from your network. Please wait a little.', {
        retryAfter: Math.max(1, Math.ceil(ttl / 1000)),
      }),
  });
}

/** The API page at /api/docs, and its OpenAPI document at /api/docs/json. */
async function addApiPage(api: FastifyInstance): Promise<void> {
  await api.register(swagger, {
    openapi: { info: { title: 'Story Forest', description: 'The API of Story Forest · 이야기숲', version: '1' } },
    transform: jsonSchemasOf,
  });
  await api.register(async (docs) => {
    docs.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', docsPolicy);
    });
    await docs.register(swaggerUi, { routePrefix: '/api/docs' });
  });
}
