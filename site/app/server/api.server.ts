import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { boardRoutes, readSavedBoard } from '../../features/board/boards.server.ts';
import type { LlmLog, LlmRecommender } from '../../features/career/llm/llm.server.ts';
import { careerRoutes } from '../../features/career/plans/career.server.ts';
import { deletePlan } from '../../features/career/plans/plans.server.ts';
import type { Speaker, SpeechLog } from '../../features/quiz/speech/clips.server.ts';
import { speechRoutes } from '../../features/quiz/speech/speech.server.ts';
import { scoreRoutes } from '../../features/scores/records/scores.server.ts';
import { invitationRoutes } from '../../features/scores/rooms/invitations.server.ts';
import { rosterRoutes } from '../../features/scores/rooms/roster.server.ts';
import { taskRoutes } from '../../features/scores/tasks/tasks.server.ts';
import { narrationRoutes } from '../../features/stories/voices/narration.server.ts';
import { addFiles, BUFFER_BYTES } from '../../shared/api/files.server.ts';
import { createZodValidator, methodNotAllowed, RefusedRequest, watchMethods } from '../../shared/api/route.server.ts';
import type { Database } from '../../shared/database/db.server.ts';
import type { ScoresScope } from '../../shared/times-tables/rooms/room.ts';
import { limitNewRows, limitRequests, NEW_ROWS } from '../limits/request-limits.server.ts';
import { addApiPage } from './api-page.server.ts';
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
import { checkHosts, isAllowedHost } from './host-check.server.ts';
import { buildLoggerOptions, createRequestLog, type Logging, routeOf } from './log.server.ts';
import type { Answered } from './metrics.server.ts';
import { type SendNotFound, servePages } from './pages.server.ts';
import { addSecurityHeaders, filePolicy, setSecurityHeaders } from './security.server.ts';
import { securityTxtRoute } from './security-txt.server.ts';

/**
 * A client that takes no byte of a reply for this long is disconnected (after twice as long, if it took some before).
 */
const WRITE_TIMEOUT_MS = 40_000;
/** Replies from this size on are counted until they are taken. Below, a connection costs more than its reply. */
const LARGE_REPLY_BYTES = 16 * 1024;
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
  /** Public names of the server, beside local ones (host-check.server.ts). */
  readonly allowedHosts?: readonly string[];
  /** Where security faults are reported, for security.txt; left out: there is none. */
  readonly securityContact?: string | undefined;
  /** Folder of the built site (holds `client/`); left out, or not built: the API alone. */
  readonly site?: string;
  /**
   * Folder of those of its files that name the host's address, where it is not the built one (site-address.server.ts).
   */
  readonly addressedSite?: string | undefined;
  /** Folder of the narration packs; left out: none. */
  readonly narrationFolder?: string;
  /** Called for every answer (metrics.server.ts). */
  readonly onAnswered?: ((answered: Answered) => void) | undefined;
  /** Origins of other sites that may show books in a frame; left out: none. */
  readonly frameAncestors?: readonly string[];
  /** Whether to shed load. */
  readonly isOverloaded?: () => boolean;
  /** Makes room for a reply of so many bytes, which is in memory until it is taken (app/limits). */
  readonly makeRoom?: (bytes: number) => void;
};

/** Builds the whole server without opening a port. Tests call `inject`, the program `listen`. */
export async function buildApi(parts: ApiParts): Promise<FastifyInstance> {
  let sendNotFoundPage: SendNotFound | undefined;
  const logRequest = createRequestLog();
  const noteAnswer = (request: FastifyRequest, reply: FastifyReply) => {
    logRequest(request, reply);
    const { statusCode: status, elapsedTime: milliseconds } = reply;
    parts.onAnswered?.({ method: request.method, route: routeOf(request), status, milliseconds });
  };
  const app = Fastify({
    logger: buildLoggerOptions(parts.logging),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(parts.trustProxy),
    bodyLimit: MAX_BODY_BYTES,
    // Milliseconds in which a whole request must arrive.
    requestTimeout: 30_000,
    maxRequestsPerSocket: 1000,
    connectionTimeout: WRITE_TIMEOUT_MS,
    http: { connectionsCheckingInterval: CONNECTIONS_POLL_MS, highWaterMark: BUFFER_BYTES },
    return503OnClosing: false,
    routerOptions: { maxParamLength: 16 * 1024 },
    // A URL that cannot be decoded fails before routing, so no hook runs for it.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply);
      const isKnownHost = isAllowedHost(request.headers.host, parts.allowedHosts ?? []);
      if (isKnownHost && isPageRequest(request) && sendNotFoundPage) sendNotFoundPage(request, reply);
      else answerError(error, request, reply);
      noteAnswer(request, reply);
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
    noteAnswer(request, reply);
    done();
  });

  await addFiles(app);
  await app.register(async (health) => {
    const answerWrongMethods = watchMethods(health);
    healthRoutes(health, parts.database);
    securityTxtRoute(health, parts.securityContact, parts.now());
    answerWrongMethods();
  });

  await app.register(async (api) => {
    addApiGuards(api, parts);
    await addApiPage(api, filePolicy);
    const answerWrongMethods = watchMethods(api);
    const admit = (rows: keyof typeof NEW_ROWS) => (parts.rateLimit ? limitNewRows(NEW_ROWS[rows]) : () => {});
    await scoreRoutes(api, { ...parts, countSubmission: admit('scores') });
    taskRoutes(api, { ...parts, countSubmission: admit('tasks') });
    rosterRoutes(api, { ...parts, countSubmission: admit('rosters') });
    invitationRoutes(api, { ...parts, countSubmission: admit('invitations') });
    boardRoutes(api, {
      ...parts,
      onEmptied: (sessionId) => deletePlan(parts.database, sessionId),
      admitNew: admit('boards'),
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
  if (parts.site !== undefined) sendNotFoundPage = await servePages(app, parts.site, parts);
  app.setNotFoundHandler((request, reply) => {
    if (isPageRequest(request) && sendNotFoundPage) return sendNotFoundPage(request, reply);
    throw app.supportedMethods.includes(request.method) ? notFound() : methodNotAllowed();
  });
  await app.ready();
  return app;
}

function isPageRequest({ url, method }: FastifyRequest): boolean {
  return !/^\/(?:api|narration)(\/|\?|$)/.test(url) && (method === 'GET' || method === 'HEAD');
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
      throw new RefusedRequest(503, 'unavailable', 'The database does not answer.', { retryAfter: RETRY_AFTER_S });
    }
    return { status: 'ready' };
  });
}

function addApiGuards(api: FastifyInstance, { rateLimit: isLimited, isOverloaded, makeRoom }: ApiParts): void {
  // Replies contain children's names: no browser and no proxy may store them.
  api.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  api.addHook('onRequest', (_request, _reply, done) => done(isOverloaded?.() ? overloaded() : undefined));
  api.addHook('onSend', (_request, _reply, payload, done) => {
    const isWhole = Buffer.isBuffer(payload) || typeof payload === 'string';
    const bytes = isWhole ? payload.length : LARGE_REPLY_BYTES;
    if (bytes >= LARGE_REPLY_BYTES) makeRoom?.(bytes);
    done();
  });
  api.addHook('onRequest', ({ headers }, _reply, done) => {
    const isPacked = (headers['content-encoding'] ?? 'identity') !== 'identity';
    done(isPacked ? unsupportedMediaType() : undefined);
  });
  if (isLimited) limitRequests(api);
}
