import { type Board, canonicalizeBoard, isEmptyBoard } from '../../../shared/board/cards.ts';
import { fnv1a } from '../../../shared/random.ts';
import { CAREERS } from '../content/careers.ts';
import type { Career, Field } from '../model/career.ts';
import { CAREERS_PER_ROUND } from '../model/career.ts';
import { buildWeightVector, cosine, createScorer, LEAST_CARD_SCORE, toPercent } from './scoring.ts';

/** Weight of the similarity to an already selected career (maximal marginal relevance). */
const SIMILARITY_PENALTY = 0.22;
/** Selected careers that may share the first letter of their RIASEC code. */
const MAX_PER_RIASEC_TYPE = 3;
/** Keeps the similarity penalty above 0 where no career has a positive score. */
const MIN_PENALTY_SCALE = 0.05;

/** Fields grouped so that a child would see the careers of one group as alike. */
const FAMILIES: { readonly [Each in Field]: string } = {
  science: 'discover',
  space: 'discover',
  engineering: 'make',
  computing: 'make',
  'new-jobs': 'make',
  health: 'care',
  animals: 'nature',
  environment: 'nature',
  food: 'taste',
  arts: 'stage',
  music: 'sound',
  design: 'shape',
  crafts: 'shape',
  media: 'story',
  sport: 'move',
  education: 'people',
  social: 'people',
  'law-public': 'public',
  business: 'public',
};

/** One selection pass. `minScoreShare`: share of the best score that a career must reach; null: no limit. */
type SelectionPass = { readonly minScoreShare: number | null; readonly maxPerFamily: number | null };

/** Strictest first; a later pass runs only while there are fewer than `CAREERS_PER_ROUND`. */
const SELECTION_PASSES: readonly SelectionPass[] = [
  { minScoreShare: 0.7, maxPerFamily: 2 },
  { minScoreShare: 0.4, maxPerFamily: 2 },
  { minScoreShare: null, maxPerFamily: 2 },
  { minScoreShare: null, maxPerFamily: null },
];

/** A career with its score on one board. */
export type RankedCareer = {
  readonly career: Career;
  /** The score; comparable within one board only. */
  readonly score: number;
  /** Whole percent, 55…96. The careers of a round that fit alike have the same. */
  readonly percent: number;
};

type CareerCandidate = Omit<RankedCareer, 'percent'> & {
  readonly tieBreak: number;
  readonly weights: readonly number[];
};

export function getCareerFamily(career: Career): string {
  return FAMILIES[career.field];
}

/**
 * Five careers that fit a board and differ from each other, best first; fewer where fewer are left, none for the empty
 * board. Deterministic in board and `seed`, whatever the order of the cards.
 * `exclude`: ids of careers that were shown before.
 */
export function recommendCareers(board: Board, seed: number, exclude: ReadonlySet<string> = new Set()): RankedCareer[] {
  if (isEmptyBoard(board)) return [];
  const candidates = rankCandidates(board, seed, exclude);
  const bestScore = candidates[0]?.score ?? 0;
  const selected: CareerCandidate[] = [];
  for (const pass of SELECTION_PASSES) {
    while (selected.length < CAREERS_PER_ROUND) {
      const next = selectNext(candidates, selected, bestScore, pass);
      if (!next) break;
      selected.push(next);
    }
  }
  const ranked = selected.sort(compareByScore);
  const percents = computePercents(ranked.map(({ score }) => score));
  return ranked.map(({ career, score }, index) => ({ career, score, percent: percents[index] ?? 0 }));
}

/**
 * The percents of a round's scores, highest first. Groups of scores are joined, the closest first, until their means
 * are a card apart; a group has one percent, of its mean. So percents differ where the board says so, and nowhere else.
 */
export function computePercents(scores: readonly number[]): readonly number[] {
  let groups = scores.map((score) => [score]);
  for (;;) {
    const gaps = groups.slice(1).map((group, index) => meanOf(groups[index] ?? group) - meanOf(group));
    const smallest = Math.min(...gaps);
    if (!(smallest < LEAST_CARD_SCORE)) break;
    const at = gaps.indexOf(smallest);
    groups = [...groups.slice(0, at), groups.slice(at, at + 2).flat(), ...groups.slice(at + 2)];
  }
  return groups.flatMap((group) => group.map(() => toPercent(meanOf(group))));
}

function meanOf(scores: readonly number[]): number {
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

function rankCandidates(board: Board, seed: number, exclude: ReadonlySet<string>): CareerCandidate[] {
  const scoreOf = createScorer(board);
  const key = canonicalizeBoard(board);
  return CAREERS.filter((career) => !exclude.has(career.id))
    .map((career) => {
      const tieBreak = computeTieBreakHash(seed, key, career.id);
      return { career, score: scoreOf(career), tieBreak, weights: buildWeightVector(career) };
    })
    .sort(compareByScore);
}

function selectNext(
  candidates: readonly CareerCandidate[],
  selected: readonly CareerCandidate[],
  bestScore: number,
  { minScoreShare, maxPerFamily }: SelectionPass,
): CareerCandidate | undefined {
  const isEligible = (candidate: CareerCandidate) => {
    if (selected.includes(candidate)) return false;
    if (minScoreShare !== null && bestScore > 0 && candidate.score < minScoreShare * bestScore) return false;
    if (maxPerFamily === null) return true;
    const family = getCareerFamily(candidate.career);
    const riasecType = candidate.career.riasec[0];
    return (
      selected.filter(({ career }) => getCareerFamily(career) === family).length < maxPerFamily &&
      selected.filter(({ career }) => career.riasec[0] === riasecType).length < MAX_PER_RIASEC_TYPE
    );
  };
  const penaltyScale = SIMILARITY_PENALTY * Math.max(bestScore, MIN_PENALTY_SCALE);
  const marginalScore = ({ score, weights }: CareerCandidate) =>
    score - penaltyScale * Math.max(0, ...selected.map((other) => cosine(weights, other.weights)));
  return candidates
    .filter(isEligible)
    .map((candidate) => ({ candidate, score: marginalScore(candidate), tieBreak: candidate.tieBreak }))
    .sort(compareByScore)[0]?.candidate;
}

/** Highest first. Scores that differ by less than 1e-9 are equal; then the seeded hash decides. */
export function compareByScore(
  a: { readonly score: number; readonly tieBreak: number },
  b: { readonly score: number; readonly tieBreak: number },
): number {
  const rounded = (score: number) => Math.round(score * 1e9);
  return rounded(b.score) - rounded(a.score) || a.tieBreak - b.tieBreak;
}

/** Orders careers of equal score; another seed gives another order. `boardKey`: the board in canonical form. */
export function computeTieBreakHash(seed: number, boardKey: string, careerId: string): number {
  return fnv1a(`${seed}|${boardKey}|${careerId}`);
}
