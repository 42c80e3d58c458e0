import { type Board, canonicalBoard } from '../../../shared/cards.ts';
import { CAREERS } from '../content/careers.ts';
import { type LlmCareer, titleKey } from '../llm/content-filter.ts';
import {
  embeddedRecommendation,
  isExploring,
  type Recommendation,
  type Round,
  wholeRoadmap,
} from '../recommendation.ts';
import { reasonSentence } from './rationale.ts';
import { recommendCareers } from './recommend.ts';

type ShownCareer = Pick<Recommendation, 'id' | 'title'>;

/** The recommendations that the server stores for a session. */
export type Plan = {
  /** The board that they were made for, in canonical form. */
  readonly board: string;
  readonly round: number;
  readonly recommendations: readonly Recommendation[];
  /** Careers shown for this board, the current ones included; emptied once all curated careers were shown. */
  readonly shown: readonly ShownCareer[];
  /** Next steps that the language model wrote, by career id. */
  readonly steps: Readonly<Record<string, readonly string[]>>;
};

/** The latest ones are stored. A limit is needed because a language model can always name another career. */
const MAX_SHOWN_CAREERS = 100;

/** `current`: the stored plan answers the request. `fill`: a round has to be recommended. */
export type NextRound =
  | { readonly kind: 'current'; readonly plan: Plan }
  | { readonly kind: 'fill'; readonly round: number; readonly shown: readonly ShownCareer[] };

export type GenerateRequest = {
  /** Asks for other careers than those of the current round. */
  readonly more: boolean;
  /** The round that the child sees, with `more`. Left out: the stored round. */
  readonly round?: number | undefined;
};

/** Decides what a request needs. A changed board starts at round 0. */
export function nextRound(plan: Plan | null, board: Board, { more, round }: GenerateRequest): NextRound {
  if (plan === null || plan.board !== canonicalBoard(board)) return { kind: 'fill', round: 0, shown: [] };
  // A repeated request names a round that is over: it must not advance the plan again.
  if (!more || (round !== undefined && round !== plan.round)) return { kind: 'current', plan };
  return { kind: 'fill', round: plan.round + 1, shown: plan.shown };
}

type Fill = Extract<NextRound, { kind: 'fill' }>;

/** A round from the curated careers. Starts over where all of them were shown. */
export function embeddedPlan(board: Board, { round, shown }: Fill): Plan {
  const titles = new Set(shown.map(({ title }) => titleKey(title)));
  const exclude = new Set(CAREERS.filter(({ titleKo }) => titles.has(titleKey(titleKo))).map((career) => career.id));
  const unseen = recommendCareers(board, round, exclude);
  const startsAnew = unseen.length === 0;
  const common: Round = { round, explore: isExploring(board), startsAnew };
  const ranked = startsAnew ? recommendCareers(board, round) : unseen;
  const recommendations = ranked.map((each) => embeddedRecommendation(board, each, common));
  return createPlan(board, round, recommendations, startsAnew ? [] : shown);
}

/** A round from the careers of a language model. */
export function llmPlan(board: Board, { round, shown }: Fill, careers: readonly LlmCareer[]): Plan {
  const recommendations = careers.map((career, index): Recommendation => {
    const { title, description, matchScore, cards } = career;
    return {
      id: `model-${round}-${index}`,
      title,
      titleEn: null,
      description,
      matchScore,
      roadmap: wholeRoadmap(career.roadmap),
      because: { cards, sentences: [reasonSentence(board, cards)] },
      majors: [],
      familyNote: null,
      asOf: null,
      source: 'model',
      round,
      explore: isExploring(board),
      startsAnew: false,
    };
  });
  return createPlan(board, round, recommendations, shown);
}

function createPlan(
  board: Board,
  round: number,
  recommendations: readonly Recommendation[],
  shownBefore: readonly ShownCareer[],
): Plan {
  const shown = [...shownBefore, ...recommendations.map(({ id, title }) => ({ id, title }))];
  return { board: canonicalBoard(board), round, recommendations, shown: shown.slice(-MAX_SHOWN_CAREERS), steps: {} };
}

/**
 * The career that a request refers to, by id and title or by title alone: a current recommendation, else one that was
 * shown before. null where there is none. All other fields of the request are ignored.
 */
export function findShownCareer(
  plan: Plan,
  requested: { readonly id?: string | undefined; readonly title: string },
): ShownCareer | null {
  const all = [...plan.recommendations, ...plan.shown.toReversed()];
  const title = titleKey(requested.title);
  return (
    all.find((each) => each.id === requested.id && titleKey(each.title) === title) ??
    all.find((each) => titleKey(each.title) === title) ??
    null
  );
}
