import { randomUUID } from 'node:crypto';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { boardRoutes, readSavedBoard } from '../../features/board/boards.server.ts';
import { careerRoutes } from '../../features/career/career.server.ts';
import type { LlmLog, LlmRecommender } from '../../features/career/llm/llm.server.ts';
import { deletePlan } from '../../features/career/plans.server.ts';
import type { Speaker, SpeechLog } from '../../features/quiz/speech/provider.server.ts';
import { speechRoutes } from '../../features/quiz/speech/speech-routes.server.ts';
import { invitationRoutes } from '../../features/scores/rooms/invitations.server.ts';
import { scoreRoutes } from '../../features/scores/scores.server.ts';
import { taskRoutes } from '../../features/scores/tasks/tasks.server.ts';
import { narrationRoutes } from '../../features/stories/narration/narration.server.ts';
import {
  createZodValidator,
  methodNotAllowed,
  RefusedRequest,
  toJsonSchemas,
  watchMethods,
} from '../../shared/api/route.server.ts';
import type { Database } from '../../shared/database/db.server.ts';
import type { ScoresScope } from '../../shared/rooms/room.ts';
import { DAY_MS, MINUTE_MS } from '../../shared/time.ts';
import { getClientNetwork } from './client-network.ts';
import type { Env } from './env.server.ts';
import {
  answerBrokenConnection,
  answerError,
  MAX_BODY_BYTES,
  notFound,
  overloaded,
  RETRY_AFTER_S,
  unsupportedMediaType,
} from './errors.server.ts';
import { checkHosts } from './host-check.server.ts';
import { buildLoggerOptions, type Logging, logRequest } from './log.server.ts';
import { servePages } from './pages.server.ts';
import { limitPendingReplies } from './pending-replies.server.ts';
import { answerQuickly } from './quick-replies.server.ts';
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts';
import { addSecurityHeaders, docsPolicy, setSecurityHeaders } from './security.server.ts';

/**
 * Requests a minute from one address. A classroom shares one address: 40 children with about 60 requests each in their busiest
 * minute (a quiz loads some 20 clips, a run through the practice table 54, a board saves 20 times), times two.
 */
const REQUESTS_PER_MINUTE = 2 * 40 * 60;

/** New boards of one address: a class of 40 and one more try of half of it in a minute, a school of 1,000 twice a day. */
const NEW_BOARDS_PER_MINUTE = 60;
const NEW_BOARDS_PER_DAY = 2000;
/** New quizzes of one address in a day: ten for each child of a school of 1,000. */
const NEW_SCORES_PER_DAY = 10_000;
/** Tasks that are set from one address in a day: two for each child of a school of 1,000. */
const NEW_TASKS_PER_DAY = 2000;
/** New invitations of one address in a day: one for each child of a school of 1,000. */
const NEW_INVITATIONS_PER_DAY = 1000;

/** A client that takes no byte of a reply for this long is disconnected (after twice as long, if it took some before). */
const WRITE_TIMEOUT_MS = 40_000;
/** How often connections without a complete request are checked. */
const CONNECTIONS_POLL_MS = 5000;

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
  /** Public names of the server, beside local ones (allowed-host.ts). */
  readonly allowedHosts?: readonly string[];
  /** Folder of the built site (holds `client/`); left out, or not built: the API alone. */
  readonly site?: string;
  /** Folder of the narration packs; left out: none. */
  readonly narrationFolder?: string;
  /** Whether to shed load. */
  readonly isOverloaded?: () => boolean;
};

/** Builds the whole server without opening a port. Tests call `inject`, the program `listen`. */
export async function buildApi(parts: ApiParts): Promise<FastifyInstance> {
  let sendNotFoundPage: ((request: FastifyRequest, reply: FastifyReply) => FastifyReply) | undefined;
  const app = Fastify({
    logger: buildLoggerOptions(parts.logging),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(parts.trustProxy),
    bodyLimit: MAX_BODY_BYTES,
    // Milliseconds in which a whole request must arrive.
    requestTimeout: 30_000,
    connectionTimeout: WRITE_TIMEOUT_MS,
    http: { connectionsCheckingInterval: CONNECTIONS_POLL_MS },
    return503OnClosing: false,
    routerOptions: { maxParamLength: 16 * 1024 },
    // A URL that cannot be decoded fails before routing, so no hook runs for it.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply);
      if (isPageRequest(request) && sendNotFoundPage) sendNotFoundPage(request, reply);
      else answerError(error, request, reply);
      logRequest(request, reply);
    },
    clientErrorHandler: answerBrokenConnection,
  });
  app.setValidatorCompiler(createZodValidator);
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(answerError);
  app.removeContentTypeParser('text/plain');

  addSecurityHeaders(app);
  checkHosts(app, parts.allowedHosts ?? []);
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
    addApiGuards(api, parts);
    await addApiPage(api);
    const answerWrongMethods = watchMethods(api);
    await scoreRoutes(api, { ...parts, admitNewScore: limitNewRows(parts, [[NEW_SCORES_PER_DAY, DAY_MS]]) });
    taskRoutes(api, { ...parts, admitNewTask: limitNewRows(parts, [[NEW_TASKS_PER_DAY, DAY_MS]]) });
    invitationRoutes(api, { ...parts, admitNewInvitation: limitNewRows(parts, [[NEW_INVITATIONS_PER_DAY, DAY_MS]]) });
    boardRoutes(api, {
      ...parts,
      onEmptied: (sessionId) => deletePlan(parts.database, sessionId),
      admitNewBoard: limitNewRows(parts, [
        [NEW_BOARDS_PER_MINUTE, MINUTE_MS],
        [NEW_BOARDS_PER_DAY, DAY_MS],
      ]),
    });
    careerRoutes(api, {
      ...parts,
      readBoard: (sessionId) => readSavedBoard(parts.database, sessionId),
      llm: parts.createLlm(app.log),
    });
    speechRoutes(api, { speech: parts.createSpeech(app.log) });
    answerWrongMethods();
  });

  if (parts.narrationFolder !== undefined) await narrationRoutes(app, parts.narrationFolder);
  const served = parts.site === undefined ? undefined : await servePages(app, parts.site);
  sendNotFoundPage = served?.sendNotFound;
  app.setNotFoundHandler((request, reply) => {
    if (isPageRequest(request) && sendNotFoundPage) return sendNotFoundPage(request, reply);
    throw app.supportedMethods.includes(request.method) ? notFound() : methodNotAllowed();
  });
  await app.ready();
  if (served) {
    answerQuickly(app, {
      files: served.quickFiles,
      allowedHosts: parts.allowedHosts ?? [],
      trustsProxy: trustsDirectly(parts.trustProxy),
    });
  }
  return app;
}

function isPageRequest({ url, method }: FastifyRequest): boolean {
  return !/^\/api(\/|\?|$)/.test(url) && (method === 'GET' || method === 'HEAD');
}

function trustedProxies(trusted: Env['trustProxy']): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted;
}

/** Whether every direct client is a trusted proxy; null where that depends on its address. */
function trustsDirectly(trusted: Env['trustProxy']): boolean | null {
  if (typeof trusted === 'string') return null;
  return typeof trusted === 'number' ? trusted > 0 : trusted;
}

function healthRoutes(app: FastifyInstance, database: Database): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request) => {
    try {
      await database.ping();
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      throw new RefusedRequest(503, 'unavailable', 'The database does not answer.', { retryAfter: RETRY_AFTER_S });
    }
    return { status: 'ready' };
  });
}

const newRateLimiter = (max: number, windowMs: number) => createRateLimiter(max, windowMs, () => performance.now());

/** Counts one more for a client. @throws RefusedRequest (429) where the limit is reached */
function takeOrRefuse({ take }: RateLimiter, request: FastifyRequest): void {
  const waitMs = take(getClientNetwork(request.ip));
  if (waitMs === null) return;
  throw new RefusedRequest(
    429,
    'too_many_requests',
    'Too many requests came from your network. Please wait a little.',
    { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) },
  );
}

/** Returns a function that counts a new row for its sender, or refuses it where one of the limits is reached. */
function limitNewRows(
  { rateLimit: isLimited }: ApiParts,
  limits: readonly (readonly [max: number, windowMs: number])[],
) {
  if (!isLimited) return () => {};
  const limiters = limits.map(([max, windowMs]) => newRateLimiter(max, windowMs));
  return (request: FastifyRequest) => {
    for (const limiter of limiters) takeOrRefuse(limiter, request);
  };
}

/** Counts the requests of each client: of an endpoint with its own limit apart, of all others together. */
function limitRequests(api: FastifyInstance): void {
  const common = newRateLimiter(REQUESTS_PER_MINUTE, MINUTE_MS);
  api.addHook('onRoute', (route) => {
    const { perMinute } = route.config ?? {};
    const limiter = perMinute === undefined ? common : newRateLimiter(perMinute, MINUTE_MS);
    const limit = async (request: FastifyRequest) => takeOrRefuse(limiter, request);
    route.onRequest = [route.onRequest ?? [], limit].flat();
  });
}

function addApiGuards(api: FastifyInstance, { rateLimit: isLimited, isOverloaded }: ApiParts): void {
  // Replies contain children's names: no browser and no proxy may store them.
  api.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  api.addHook('onRequest', (_request, _reply, done) => done(isOverloaded?.() ? overloaded() : undefined));
  limitPendingReplies(api);
  api.addHook('onRequest', ({ headers }, _reply, done) => {
    const isPacked = (headers['content-encoding'] ?? 'identity') !== 'identity';
    done(isPacked ? unsupportedMediaType() : undefined);
  });
  if (isLimited) limitRequests(api);
}

/** The API page at /api/docs, and its OpenAPI document at /api/docs/json. */
async function addApiPage(api: FastifyInstance): Promise<void> {
  await api.register(swagger, {
    openapi: { info: { title: 'Story Forest', description: 'The API of Story Forest · 이야기숲', version: '1' } },
    transform: toJsonSchemas,
  });
  await api.register(async (docs) => {
    docs.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', docsPolicy);
    });
    await docs.register(swaggerUi, { routePrefix: '/api/docs' });
  });
}
