import type { FastifyInstance } from 'fastify';
import { type Board, canonicalBoard, isEmptyBoard } from '../../shared/cards.ts';
import type { Database } from '../../shared/db.server.ts';
import { addRoute, RefusedRequest } from '../../shared/route.server.ts';
import { careerNextSteps, generateRecommendations, storedRecommendations } from './career-api.ts';
import { CAREERS } from './content/careers.ts';
import { comparable } from './llm/content-filter.ts';
import type { CareerModel } from './llm/llm.server.ts';
import { forgetPlan, readPlan, replacePlan } from './plans.server.ts';
import { curatedSteps, stepsFromCards } from './recommender/next-steps.ts';
import { embeddedPlan, findShown, modelPlan, nextRound, type Plan, type Wish } from './recommender/plan.ts';

/** How often a request whose plan was replaced under its hands begins again. */
const MOST_ATTEMPTS = 5;
/** Seconds after which a client may try again where it lost every time. */
const RETRY_AFTER = 1;

export type CareerParts = {
  readonly database: Database;
  readonly now: () => Date;
  readonly readBoard: (sessionId: string) => Promise<Board>;
  /** null: the embedded recommender serves alone. */
  readonly model: CareerModel | null;
};

/** Registers the planner's endpoints. */
export function careerRoutes(app: FastifyInstance, parts: CareerParts): void {
  const { database, readBoard } = parts;
  const plan = once((sessionId: string, wish: Wish) => currentPlan(parts, sessionId, wish));
  const steps = once((sessionId: string, title: string) => modelSteps(parts, sessionId, title));

  addRoute(app, generateRecommendations, async ({ body: { sessionId, more, round } }) => {
    return (await plan(sessionId, { more, round })).recommendations;
  });

  addRoute(app, storedRecommendations, async ({ params: { sessionId } }) => {
    const [board, { plan }] = await Promise.all([readBoard(sessionId), readPlan(database, sessionId)]);
    // Reasons and percents of another board would not be true of this one.
    return plan !== null && plan.board === canonicalBoard(board) ? plan.recommendations : [];
  });

  addRoute(app, careerNextSteps, async ({ body: { sessionId, career } }) => {
    const stored = await readPlan(database, sessionId);
    const shown = stored.plan && findShown(stored.plan, career);
    if (!stored.plan || !shown) {
      throw new RefusedRequest(400, 'invalid', 'The request is not valid.', {
        issues: [{ path: 'career', message: 'must be one of the careers that were recommended to this session' }],
      });
    }
    const standing = stored.plan.recommendations.find(({ id }) => id === shown.id);
    const because = standing?.because.cards ?? [];
    const curated = curatedSteps(shown.id, because);
    if (curated) return { nextSteps: curated };
    const written = standing ? (stored.plan.steps[shown.id] ?? (await steps(sessionId, shown.title))) : null;
    return { nextSteps: written ?? stepsWithoutModel(stored.plan, shown.title, because) };
  });
}

/**
 * The plan that stands after a request, filled where it has to be. Of requests that read the same plan only one writes;
 * the others find what it wrote.
 */
async function currentPlan(parts: CareerParts, sessionId: string, wish: Wish): Promise<Plan> {
  const { database, now, readBoard, model } = parts;
  let before: Plan | null | undefined;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const [board, stored] = await Promise.all([readBoard(sessionId), readPlan(database, sessionId)]);
    if (isEmptyBoard(board)) throw emptyBoard();
    before ??= stored.plan;
    // Where another request has gone on to the next round in the meantime, that is the round that was asked for.
    const isAsRead = stored.plan?.round === before?.round && stored.plan?.board === before?.board;
    const next = nextRound(stored.plan, board, { ...wish, more: wish.more && isAsRead });
    if (next.kind === 'stands') return next.plan;
    const titles = next.shown.map(({ title }) => title);
    const careers = model && (await model.recommend(board, titles));
    const plan = careers ? modelPlan(board, next, careers) : embeddedPlan(board, next);
    if (!(await replacePlan(database, sessionId, stored.version, plan, now()))) continue;
    // Emptied while the plan was made: what was to be forgotten then was not stored yet.
    if (!isEmptyBoard(await readBoard(sessionId))) return plan;
    await forgetPlan(database, sessionId);
    throw emptyBoard();
  }
  throw new RefusedRequest(503, 'unavailable', 'The board changes too fast. Please try again soon.', {
    retryAfter: RETRY_AFTER,
  });
}

function emptyBoard(): RefusedRequest {
  return new RefusedRequest(409, 'empty_board', 'The board is empty: put a card on it first.');
}

/** Steps from the model for a career that stands in the plan, kept for the next time; null where none fit came. */
async function modelSteps(parts: CareerParts, sessionId: string, title: string): Promise<readonly string[] | null> {
  const { database, now, readBoard, model } = parts;
  const written = model && (await model.nextSteps(await readBoard(sessionId), title));
  if (!written) return null;
  // Read again: the plan may have gone on in the meantime, and then the steps are only answered.
  const { plan, version } = await readPlan(database, sessionId);
  const career = plan?.recommendations.find((recommendation) => recommendation.title === title);
  if (plan && career) {
    await replacePlan(database, sessionId, version, { ...plan, steps: { ...plan.steps, [career.id]: written } }, now());
  }
  return written;
}

/** Where a model recommended a career and is silent now: a curated career of that name, else the cards. */
function stepsWithoutModel(
  plan: Plan,
  title: string,
  because: Parameters<typeof stepsFromCards>[1],
): readonly string[] {
  const curated = CAREERS.find(({ title_ko }) => comparable(title_ko) === comparable(title));
  return (curated && curatedSteps(curated.id, because)) ?? stepsFromCards(JSON.parse(plan.board), because);
}

/** Does a session's thing once however many ask for it at the same time. */
function once<What, Result>(
  work: (sessionId: string, what: What) => Promise<Result>,
): (sessionId: string, what: What) => Promise<Result> {
  const underWay = new Map<string, Promise<Result>>();
  return (sessionId, what) => {
    const key = JSON.stringify([sessionId, what]);
    const before = underWay.get(key);
    if (before) return before;
    const doing = work(sessionId, what).finally(() => underWay.delete(key));
    underWay.set(key, doing);
    return doing;
  };
}
