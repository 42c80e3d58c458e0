import type { FastifyInstance } from 'fastify';
import { type Board, type CardLabel, canonicalBoard, isEmptyBoard } from '../../shared/cards.ts';
import type { Database } from '../../shared/db.server.ts';
import { addRoute, RefusedRequest } from '../../shared/route.server.ts';
import { singleFlight } from '../../shared/single-flight.ts';
import { careerNextSteps, generateRecommendations, storedRecommendations } from './career-api.ts';
import { CAREERS } from './content/careers.ts';
import { titleKey } from './llm/content-filter.ts';
import type { LlmRecommender } from './llm/llm.server.ts';
import { forgetPlan, readPlan, replacePlan } from './plans.server.ts';
import { curatedSteps, stepsFromCards } from './recommender/next-steps.ts';
import {
  embeddedPlan,
  findShownCareer,
  type GenerateRequest,
  llmPlan,
  nextRound,
  type Plan,
} from './recommender/plan.ts';

/** Retries after an optimistic-lock conflict. */
const MAX_CONFLICT_RETRIES = 4;
/** `Retry-After` of the 503 after the last conflict. */
const RETRY_AFTER_S = 1;

export type CareerParts = {
  readonly database: Database;
  readonly now: () => Date;
  readonly readBoard: (sessionId: string) => Promise<Board>;
  /** null: only the embedded recommender is used. */
  readonly llm: LlmRecommender | null;
};

/** Registers the planner's endpoints: docs/product.md §10.5. */
export function careerRoutes(app: FastifyInstance, parts: CareerParts): void {
  const { database, readBoard } = parts;
  const generatePlan = singleFlight((sessionId: string, request: GenerateRequest) =>
    updatePlan(parts, sessionId, request),
  );
  const generateSteps = singleFlight((sessionId: string, title: string) => requestLlmSteps(parts, sessionId, title));

  addRoute(app, generateRecommendations, async ({ body: { sessionId, more, round } }) => {
    return (await generatePlan(sessionId, { more, round })).recommendations;
  });

  addRoute(app, storedRecommendations, async ({ params: { sessionId } }) => {
    const [board, { plan }] = await Promise.all([readBoard(sessionId), readPlan(database, sessionId)]);
    // Percentages and reasons are valid for the board that they were computed for.
    return plan !== null && plan.board === canonicalBoard(board) ? plan.recommendations : [];
  });

  addRoute(app, careerNextSteps, async ({ body: { sessionId, career } }) => {
    const { plan } = await readPlan(database, sessionId);
    const shown = plan && findShownCareer(plan, career);
    if (!plan || !shown) {
      throw new RefusedRequest(400, 'invalid', 'The request is not valid.', {
        issues: [{ path: 'career', message: 'must be one of the careers that were recommended to this session' }],
      });
    }
    const current = plan.recommendations.find(({ id }) => id === shown.id);
    const rationaleCards = current?.because.cards ?? [];
    const curated = curatedSteps(shown.id, rationaleCards);
    if (curated) return { nextSteps: curated };
    const llmSteps = current ? (plan.steps[shown.id] ?? (await generateSteps(sessionId, shown.title))) : null;
    return { nextSteps: llmSteps ?? fallbackSteps(plan, shown.title, rationaleCards) };
  });
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
    const next = nextRound(stored.plan, board, { ...request, more: request.more && isUnchanged });
    if (next.kind === 'current') return next.plan;
    const shownTitles = next.shown.map(({ title }) => title);
    const careers = llm && (await llm.recommend(board, shownTitles));
    const plan = careers ? llmPlan(board, next, careers) : embeddedPlan(board, next);
    if (!(await replacePlan(database, sessionId, stored.version, plan, now()))) continue;
    // The board may have been cleared while the plan was made, before there was a plan to delete.
    if (!isEmptyBoard(await readBoard(sessionId))) return plan;
    await forgetPlan(database, sessionId);
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
  title: string,
): Promise<readonly string[] | null> {
  const { database, now, readBoard, llm } = parts;
  const steps = llm && (await llm.nextSteps(await readBoard(sessionId), title));
  if (!steps) return null;
  // The plan may have changed meanwhile; then the steps are returned without being stored.
  const { plan, version } = await readPlan(database, sessionId);
  const career = plan?.recommendations.find((recommendation) => recommendation.title === title);
  if (plan && career) {
    await replacePlan(database, sessionId, version, { ...plan, steps: { ...plan.steps, [career.id]: steps } }, now());
  }
  return steps;
}

/** Steps for a model's career while the model is unavailable: of the curated career with that title, else of the cards. */
function fallbackSteps(plan: Plan, title: string, rationaleCards: readonly CardLabel[]): readonly string[] {
  const curated = CAREERS.find(({ titleKo }) => titleKey(titleKo) === titleKey(title));
  return (
    (curated && curatedSteps(curated.id, rationaleCards)) ?? stepsFromCards(JSON.parse(plan.board), rationaleCards)
  );
}
