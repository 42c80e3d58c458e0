import { type Board, canonicalBoard, isEmptyBoard } from '../../../shared/cards.ts';
import { CAREERS, type Career, type Field } from '../content/careers.ts';
import { cosine } from './holland.ts';
import { percentOf, scorer, weightsOf } from './scoring.ts';

/** How many careers are recommended at a time. */
export const CAREERS_SHOWN = 5;
/** How much likeness to a career that is picked already counts against another. */
const LIKENESS_COST = 0.22;
const MOST_OF_A_LETTER = 3;

/** Fields that a child would call one world. */
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

/** What may be picked, strictest first: a share of the best score, and how many of one family. */
const ROUNDS_OF_PICKING: readonly { readonly gate: number | null; readonly perFamily: number | null }[] = [
  { gate: 0.7, perFamily: 2 },
  { gate: 0.4, perFamily: 2 },
  { gate: null, perFamily: 2 },
  { gate: null, perFamily: null },
];

/** A career as it suits a board. */
export type Choice = {
  readonly career: Career;
  /** Compare within one board only. */
  readonly score: number;
  /** Whole percent, 55…97. */
  readonly percent: number;
};

type Candidate = Choice & { readonly tie: number; readonly weights: readonly number[] };

export function familyOf(career: Career): string {
  return FAMILIES[career.field];
}

/**
 * Five careers that suit a board and differ from each other, best first; fewer where fewer are left, none for the empty
 * board. The same board and seed bring the same five, in whatever order the cards were dropped.
 * `exclude`: ids of careers that were shown already.
 */
export function recommendCareers(board: Board, seed: number, exclude: ReadonlySet<string> = new Set()): Choice[] {
  if (isEmptyBoard(board)) return [];
  const candidates = candidatesFor(board, seed, exclude);
  const best = candidates[0]?.score ?? 0;
  const picked: Candidate[] = [];
  for (const round of ROUNDS_OF_PICKING) {
    while (picked.length < CAREERS_SHOWN) {
      const next = nextPick(candidates, picked, best, round);
      if (!next) break;
      picked.push(next);
    }
  }
  return picked.sort(byScore).map(({ career, score, percent }) => ({ career, score, percent }));
}

function candidatesFor(board: Board, seed: number, exclude: ReadonlySet<string>): Candidate[] {
  const scoreOf = scorer(board);
  const key = canonicalBoard(board);
  return CAREERS.filter((career) => !exclude.has(career.id))
    .map((career) => {
      const score = scoreOf(career);
      return {
        career,
        score,
        percent: percentOf(score),
        tie: fnv1a(`${seed}|${key}|${career.id}`),
        weights: weightsOf(career),
      };
    })
    .sort(byScore);
}

function nextPick(
  candidates: readonly Candidate[],
  picked: readonly Candidate[],
  best: number,
  { gate, perFamily }: (typeof ROUNDS_OF_PICKING)[number],
): Candidate | undefined {
  const isOpen = (candidate: Candidate) => {
    if (picked.includes(candidate)) return false;
    if (gate !== null && best > 0 && candidate.score < gate * best) return false;
    if (perFamily === null) return true;
    const family = familyOf(candidate.career);
    const letter = candidate.career.riasec[0];
    return (
      picked.filter(({ career }) => familyOf(career) === family).length < perFamily &&
      picked.filter(({ career }) => career.riasec[0] === letter).length < MOST_OF_A_LETTER
    );
  };
  const worth = ({ score, weights }: Candidate) =>
    score -
    LIKENESS_COST * Math.max(best, 0.05) * Math.max(0, ...picked.map((other) => cosine(weights, other.weights)));
  return candidates
    .filter(isOpen)
    .map((candidate) => ({ candidate, score: worth(candidate), tie: candidate.tie }))
    .sort(byScore)[0]?.candidate;
}

/** Highest first. Scores that differ by less than rounding are equal, and the seed decides. */
function byScore(
  a: { readonly score: number; readonly tie: number },
  b: { readonly score: number; readonly tie: number },
): number {
  const rounded = (score: number) => Math.round(score * 1e9);
  return rounded(b.score) - rounded(a.score) || a.tie - b.tie;
}

/** FNV-1a, 32 bits, over the text's UTF-16 code units: a number that any change of the text changes. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}
