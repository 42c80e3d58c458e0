/**
 * The planner on the server: it recommends careers for a saved board and keeps one plan a session.
 *
 * @packageDocumentation
 */
import type { FastifyInstance } from 'fastify';
import { addRoute, RefusedRequest } from '../../../shared/api/route.server.ts';
import { type Board, canonicalizeBoard, isEmptyBoard } from '../../../shared/board/cards.ts';
import type { Database } from '../../../shared/database/db.server.ts';
import { getOtherLanguage, type Language } from '../../../shared/language/language.ts';
import { singleFlight } from '../../../shared/providers/calls.server.ts';
import {
  generateRecommendationsEndpoint,
  getNextStepsEndpoint,
  getRecommendationsEndpoint,
} from '../api/career-api.ts';
import { CAREERS } from '../content/careers.ts';
import { normalizeTitle } from '../llm/content-filter.ts';
import type { LlmRecommender } from '../llm/llm.server.ts';
import { buildCardSteps, buildCuratedSteps, type NextStep, numberLlmSteps } from '../recommender/next-steps.ts';
import {
  buildEmbeddedPlan,
  buildLlmPlan,
  buildRecommendations,
  findShownCareer,
  type GenerateRequest,
  listShownTitles,
  listTranslatedTitles,
  type Plan,
  planNextRound,
  type ShownCareer,
} from '../recommender/plan.ts';
import { deletePlan, readPlan, replacePlan } from './plans.server.ts';

/** Retries after an optimistic-lock conflict. */
const MAX_CONFLICT_RETRIES = 4;
/** Rounds of other careers that a model is asked for with one board: many more than a child looks at. */
const MAX_MODEL_ROUNDS = 40;
/** `Retry-After` of the 503 after the last conflict. */
const RETRY_AFTER_S = 1;

type CareerParts = {
  readonly database: Database;
  readonly now: () => Date;
  readonly readBoard: (sessionId: string) => Promise<Board>;
  /** The language model; null: only the embedded recommender is used. */
  readonly llm: LlmRecommender | null;
};

/** Registers the planner's endpoints: docs/product.md §10.5. */
export function careerRoutes(app: FastifyInstance, parts: CareerParts): void {
  const { database, readBoard } = parts;
  const generatePlan = singleFlight((sessionId: string, request: GenerateRequest) =>
    updatePlan(parts, sessionId, request),
  );
  const generateSteps = singleFlight((sessionId: string, careerId: string) =>
    requestLlmSteps(parts, sessionId, careerId),
  );

  addRoute(app, generateRecommendationsEndpoint, async ({ body: { sessionId, language, more, round } }) => {
    return buildRecommendations(await generatePlan(sessionId, { more, round, language }), language);
  });

  addRoute(app, getRecommendationsEndpoint, async ({ params: { sessionId }, query: { language } }) => {
    const [board, { plan }] = await Promise.all([readBoard(sessionId), readPlan(database, sessionId)]);
    // Percentages and reasons are valid for the board that they were computed for.
    return plan !== null && plan.board === canonicalizeBoard(board) ? buildRecommendations(plan, language) : [];
  });

  addRoute(app, getNextStepsEndpoint, async ({ body: { sessionId, language, career } }) => {
    const { plan } = await readPlan(database, sessionId);
    const shown = plan && findShownCareer(plan, career);
    if (!plan || !shown) {
      throw new RefusedRequest(400, 'invalid', 'The request is not valid.', {
        issues: [{ path: 'career', message: 'must be one of the careers that were recommended to this session' }],
      });
    }
    const steps = await nextStepsOf(plan, shown, language, () => generateSteps(sessionId, shown.id));
    return { nextSteps: steps.map(({ text }) => text), ids: steps.map(({ id }) => id) };
  });
}

/** The curated steps, else the model's, else those of the curated career with that title, else those of the cards. */
async function nextStepsOf(
  plan: Plan,
  { id, title }: ShownCareer,
  language: Language,
  askModel: () => Promise<readonly string[] | null>,
): Promise<readonly NextStep[]> {
  const current = [...buildRecommendations(plan, language), ...buildRecommendations(plan, getOtherLanguage(language))];
  const recommendation = current.find((each) => each.id === id);
  const cards = recommendation?.because.cards ?? [];
  const curated = buildCuratedSteps(id, cards, language);
  if (curated) return curated;
  const written = recommendation ? (plan.steps[id] ?? (await askModel())) : null;
  if (written) return numberLlmSteps(written);
  const key = normalizeTitle(title);
  const alike = CAREERS.find(({ title: { en, ko } }) => normalizeTitle(ko) === key || normalizeTitle(en) === key);
  return (
    (alike && buildCuratedSteps(alike.id, cards, language)) ?? buildCardSteps(JSON.parse(plan.board), cards, language)
  );
}

/**
 * The session's plan after a request. Of concurrent requests that read the same version one writes; the others start
 * again and find its result.
 */
async function updatePlan(parts: CareerParts, sessionId: string, request: GenerateRequest): Promise<Plan> {
  const { database, now, readBoard, llm } = parts;
  let firstRead: Plan | null | undefined;
  for (let retries = 0; retries <= MAX_CONFLICT_RETRIES; retries++) {
    const [board, stored] = await Promise.all([readBoard(sessionId), readPlan(database, sessionId)]);
    if (isEmptyBoard(board)) throw emptyBoardError();
    firstRead ??= stored.plan;
    // Where a concurrent request already advanced the round, that round is the one that was asked for.
    const isUnchanged = stored.plan?.round === firstRead?.round && stored.plan?.board === firstRead?.board;
    const next = planNextRound(stored.plan, board, { ...request, more: request.more && isUnchanged });
    if (next.kind === 'current') return next.plan;
    const { language } = request;
    const question = { language, shown: listShownTitles(next, language), jobs: listTranslatedTitles(next) };
    const mayAsk = next.round <= MAX_MODEL_ROUNDS;
    const careers = mayAsk && llm ? await llm.recommend(board, question) : null;
    const plan = careers ? buildLlmPlan(board, next, careers, language) : buildEmbeddedPlan(board, next);
    if (!(await replacePlan(database, sessionId, stored.version, plan, now()))) continue;
    // The board may have been cleared while the plan was made, before there was a plan to delete.
    if (!isEmptyBoard(await readBoard(sessionId))) return plan;
    await deletePlan(database, sessionId);
    throw emptyBoardError();
  }
  throw new RefusedRequest(503, 'unavailable', 'The board changes too fast. Please try again soon.', {
    retryAfter: RETRY_AFTER_S,
  });
}

function emptyBoardError(): RefusedRequest {
  return new RefusedRequest(409, 'empty_board', 'The board is empty: put a card on it first.');
}

/** The language model's steps for a current recommendation, stored for the next request; null where there are none. */
async function requestLlmSteps(
  parts: CareerParts,
  sessionId: string,
  careerId: string,
): Promise<readonly string[] | null> {
  const { database, now, readBoard, llm } = parts;
  const { plan: asked } = await readPlan(database, sessionId);
  const stored = asked?.careers.find(({ id }) => id === careerId);
  if (!llm || stored?.source !== 'model') return null;
  const { language, career } = stored;
  const steps = await llm.nextSteps(await readBoard(sessionId), career.title, language);
  if (!steps) return null;
  // The plan may have changed meanwhile; then the steps are returned without being stored.
  const { plan, version } = await readPlan(database, sessionId);
  const isCurrent = plan?.careers.some(
    (each) => each.source === 'model' && each.id === careerId && each.career.title === career.title,
  );
  if (plan && isCurrent) {
    await replacePlan(database, sessionId, version, { ...plan, steps: { ...plan.steps, [careerId]: steps } }, now());
  }
  return steps;
}
