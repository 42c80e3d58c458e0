import { type Board, canonicalBoard } from '../../../shared/cards.ts';
import { CAREERS } from '../content/careers.ts';
import { comparable, type ModelCareer } from '../llm/content-filter.ts';
import {
  embeddedRecommendation,
  isExploring,
  type Recommendation,
  type Round,
  wholeRoadmap,
} from '../recommendation.ts';
import { reasonOf } from './rationale.ts';
import { recommendCareers } from './recommend.ts';

/** A career that was shown to the session for the plan's board. */
type Shown = Pick<Recommendation, 'id' | 'title'>;

/** What the server keeps for a session. */
export type Plan = {
  /** The board that was recommended for, in canonical form. */
  readonly board: string;
  readonly round: number;
  readonly recommendations: readonly Recommendation[];
  /** Everything shown since the board changed, or since all careers had been shown; the recommendations too. */
  readonly shown: readonly Shown[];
  /** Steps that a model wrote, by the id of their career. */
  readonly steps: Readonly<Record<string, readonly string[]>>;
};

/** A plan keeps at most this many shown titles, the latest: a model never runs out of careers. */
const MOST_SHOWN = 100;

/** What comes next for a board: the plan that stands, or a round still to be filled. */
export type NextRound =
  | { readonly kind: 'stands'; readonly plan: Plan }
  | { readonly kind: 'fill'; readonly round: number; readonly shown: readonly Shown[] };

/** What a child asks for. */
export type Wish = {
  /** Other careers than those that stand. */
  readonly more: boolean;
  /** The round that the child sees: other careers than those of this round. Left out: than whichever stands. */
  readonly round?: number | undefined;
};

/** A changed board begins at round 0, whatever was asked. */
export function nextRound(plan: Plan | null, board: Board, { more, round }: Wish): NextRound {
  if (plan === null || plan.board !== canonicalBoard(board)) return { kind: 'fill', round: 0, shown: [] };
  // A touch that was heard twice, or sent again, asks for more than a round that is over.
  if (!more || (round !== undefined && round !== plan.round)) return { kind: 'stands', plan };
  return { kind: 'fill', round: plan.round + 1, shown: plan.shown };
}

type Fill = Extract<NextRound, { kind: 'fill' }>;

/** The round from the curated careers; where all were shown, it starts anew. */
export function embeddedPlan(board: Board, { round, shown }: Fill): Plan {
  const titles = new Set(shown.map(({ title }) => comparable(title)));
  const exclude = new Set(
    CAREERS.filter(({ title_ko }) => titles.has(comparable(title_ko))).map((career) => career.id),
  );
  const unseen = recommendCareers(board, round, exclude);
  const startsAnew = unseen.length === 0;
  const common: Round = { round, explore: isExploring(board), startsAnew };
  const choices = startsAnew ? recommendCareers(board, round) : unseen;
  const recommendations = choices.map((choice) => embeddedRecommendation(board, choice, common));
  return planOf(board, round, recommendations, startsAnew ? [] : shown);
}

/** The round from what a model recommends. */
export function modelPlan(board: Board, { round, shown }: Fill, careers: readonly ModelCareer[]): Plan {
  const recommendations = careers.map((career, index): Recommendation => {
    const { title, description, matchScore, cards } = career;
    return {
      id: `model-${round}-${index}`,
      title,
      titleEn: null,
      description,
      matchScore,
      roadmap: wholeRoadmap(career.roadmap),
      because: { cards, sentences: [reasonOf(board, cards)] },
      majors: [],
      familyNote: null,
      asOf: null,
      source: 'model',
      round,
      explore: isExploring(board),
      startsAnew: false,
    };
  });
  return planOf(board, round, recommendations, shown);
}

function planOf(
  board: Board,
  round: number,
  recommendations: readonly Recommendation[],
  shown: readonly Shown[],
): Plan {
  const together = [...shown, ...recommendations.map(({ id, title }) => ({ id, title }))];
  return { board: canonicalBoard(board), round, recommendations, shown: together.slice(-MOST_SHOWN), steps: {} };
}

/**
 * The career that a request means: one that stands in the plan, by id or else by title; or one that was shown before.
 * Nothing else of the request counts.
 */
export function findShown(
  plan: Plan,
  asked: { readonly id?: string | undefined; readonly title: string },
): Shown | null {
  const all = [...plan.recommendations, ...plan.shown.toReversed()];
  const title = comparable(asked.title);
  return (
    all.find((each) => each.id === asked.id && comparable(each.title) === title) ??
    all.find((each) => comparable(each.title) === title) ??
    null
  );
}
