/** Hints of level 3: the change that undoes the mistake, found by trying candidates. */

import { countBlocks, listBlocks, listTimes, type Program, type Times } from '../program/program.ts';
import { findBlock, findBlockPlace, getBlockKind } from '../program/program-edit.ts';
import { isBuiltOf } from '../program/tiles.ts';
import {
  applySuggestion,
  KINDS,
  likelyRearrangements,
  nearestFirst,
  otherRearrangements,
  type Suggestion,
  wraps,
} from './change.ts';
import type { Diagnosis, IdentifiedGrid } from './diagnosis.ts';
import { scoreOf, suggestNearest } from './nearest-change.ts';
import { type HeroState, run, type Transcript, type TranscriptEntry } from './run.ts';
import { findShortestPaths, type ShortestPaths } from './shortest-paths.ts';

/**
 * What a change costs that solves the level: the likelier a child's mistake, the less. Order, count and the edge of a
 * repeat come before a block that is missing, is one too many, or is another one.
 */
const COSTS: Readonly<Record<Suggestion['change'], number>> = {
  swap: 1,
  times: 1.1,
  move: 1.2,
  out: 1.3,
  in: 1.3,
  append: 2,
  'put-before': 2,
  'put-after': 2,
  'put-inside': 2,
  remove: 2,
  replace: 2.5,
  wrap: 3,
  fold: 3,
};
/** Two blocks that are no neighbors, a block that goes to another list. */
const COST_FAR = 0.2;
/** A repeat that is cut short by the last item: its number was not counted. */
const COST_CUT_SHORT = 0.5;
/** The program is right without one of its blocks: the mistake may still be in it, made good by another block. */
const COST_IDLE = 1.5;
const COST_PER_BLOCK = 0.01;
/** Two changes are suggested one after the other where they cost less than one. */
const COST_SECOND = 0.5;
/** Single changes that cost no more are certain enough: no two are looked for. */
const CERTAIN_COST = 3.2;
/** So many rearrangements, those that lead nearest, are tried with a second change. */
const MAX_FIRST_CHANGES = 16;
/** Steps of runs and blocks of programs that a search may take: long programs have more candidates than that. */
const MAX_WORK = 16_000;
/** For the first and for the second of two changes. */
const MAX_WORK_OF_TWO = 8000;

/**
 * The change that solves the level, the likeliest of several; else the first of two that do; else the one that brings
 * the hero nearest to the solution, or the next act on a shortest path. Null where the program is solved, or too long
 * without anything to fold.
 */
export function suggestChange(
  level: IdentifiedGrid,
  program: Program,
  from: HeroState,
  diagnosis: Diagnosis,
): Suggestion | null {
  if (diagnosis.kind === 'solved' || diagnosis.kind === 'start-over') return null;
  if (diagnosis.kind === 'too-long') {
    const { repeatedRun } = diagnosis;
    if (!repeatedRun) return null;
    const { blockId, lastBlockId, times } = repeatedRun;
    return { change: 'fold', blockId, lastBlockId, kind: `repeat${times}` };
  }
  // Which other change would help nested repeats is chance; one repeat less always does.
  if (diagnosis.kind === 'step-limit') return { change: 'remove', blockId: diagnosis.blockId, kind: null };
  const paths = findShortestPaths(level);
  const center = centerOf(program, diagnosis);
  const one = findSolution(level, program, from, singleChanges(program, center, listTimes(level)), new Work(MAX_WORK));
  if (one && one.cost <= CERTAIN_COST) return one.suggestion;
  const two = findTwoChanges(level, program, from, center, paths);
  const best = one && two ? (two.cost < one.cost ? two : one) : (one ?? two);
  return best?.suggestion ?? suggestNearest(level, program, from, diagnosis, paths);
}

/** Counts what a search has done, so that it ends at the same candidate on every device. */
class Work {
  #left: number;

  constructor(most: number) {
    this.#left = most;
  }

  /** Takes what a run of the program costs, at least. */
  isLeftFor(program: Program): boolean {
    this.#left -= countBlocks(program);
    return this.#left > 0;
  }

  run(level: IdentifiedGrid, program: Program, from: HeroState): Transcript {
    const transcript = run(level, program, from);
    this.#left -= transcript.entries.length;
    return transcript;
  }
}

type Solution = { readonly suggestion: Suggestion; readonly cost: number };

/** The cheapest of these changes that solves the level. */
function findSolution(
  level: IdentifiedGrid,
  program: Program,
  from: HeroState,
  changes: Iterable<Suggestion>,
  work: Work,
): Solution | null {
  let best: Solution | null = null;
  for (const suggestion of changes) {
    if (!work.isLeftFor(program)) break;
    const tried = applySuggestion(program, suggestion);
    if (!tried || tried === program || !isBuiltOf(level, tried)) continue;
    const transcript = work.run(level, tried, from);
    if (transcript.ending !== 'all-found') continue;
    const isIdle = ({ id }: { readonly id: string }) =>
      work.run(level, withoutBlock(tried, id), from).ending === 'all-found';
    const cost = costOf(program, suggestion, tried, transcript) + (listBlocks(tried).some(isIdle) ? COST_IDLE : 0);
    if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { suggestion, cost };
  }
  return best;
}

function costOf(program: Program, suggestion: Suggestion, tried: Program, { entries }: Transcript): number {
  const isCutShort = suggestion.change === 'times' && !endsWithRepeat(tried, suggestion.blockId, entries.at(-1));
  return (
    COSTS[suggestion.change] +
    (isFar(program, suggestion) ? COST_FAR : 0) +
    (isCutShort ? COST_CUT_SHORT : 0) +
    countBlocks(tried) * COST_PER_BLOCK
  );
}

/** Whether a run that ends in a repeat ends with the last step of its last round; true for an end elsewhere. */
function endsWithRepeat(program: Program, repeatId: string, last: TranscriptEntry | undefined): boolean {
  const round = last?.rounds.find(({ blockId }) => blockId === repeatId);
  const repeat = findBlock(program, repeatId);
  if (!last || !round || !repeat) return true;
  return round.round === round.times && listBlocks([repeat]).at(-1)?.id === last.blockId;
}

const withoutBlock = (program: Program, id: string) =>
  applySuggestion(program, { change: 'remove', blockId: id, kind: null }) ?? program;

function isFar(program: Program, suggestion: Suggestion): boolean {
  if (suggestion.change !== 'swap' && suggestion.change !== 'move') return false;
  const place = findBlockPlace(program, suggestion.blockId);
  const other = findBlockPlace(program, suggestion.change === 'swap' ? suggestion.otherId : suggestion.besideId);
  if (place?.parent !== other?.parent) return true;
  return suggestion.change === 'swap' && Math.abs((place?.index ?? 0) - (other?.index ?? 0)) > 1;
}

/** The rearrangement with which, and one change more, the level is solved. */
function findTwoChanges(
  level: IdentifiedGrid,
  program: Program,
  from: HeroState,
  center: number,
  paths: ShortestPaths,
): Solution | null {
  const work = new Work(MAX_WORK_OF_TWO);
  const firsts: { readonly suggestion: Suggestion; readonly tried: Program; readonly score: number }[] = [];
  const numbers = listTimes(level);
  for (const suggestion of [
    ...likelyRearrangements(program, center, numbers),
    ...otherRearrangements(program, center),
  ]) {
    if (!work.isLeftFor(program)) break;
    const tried = applySuggestion(program, suggestion);
    if (tried && tried !== program && isBuiltOf(level, tried))
      firsts.push({ suggestion, tried, score: scoreOf(work.run(level, tried, from), paths) });
  }
  const chosen = firsts.toSorted((a, b) => a.score - b.score).slice(0, MAX_FIRST_CHANGES);
  const second = new Work(MAX_WORK_OF_TWO);
  let best: Solution | null = null;
  for (const { suggestion, tried } of chosen) {
    const solution = findSolution(level, tried, from, singleChanges(tried, center, numbers), second);
    if (!solution) continue;
    const cost = solution.cost + COST_SECOND + COSTS[suggestion.change] + (isFar(program, suggestion) ? COST_FAR : 0);
    if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { suggestion, cost };
  }
  return best;
}

/** Every single change, the likelier and fewer first; blocks near `center` come before others. */
function* singleChanges(program: Program, center: number, numbers: readonly Times[]): Generator<Suggestion> {
  yield* likelyRearrangements(program, center, numbers);
  const blocks = nearestFirst(listBlocks(program), center);
  for (const { id: blockId } of blocks) yield { change: 'remove', blockId, kind: null };
  for (const block of blocks) {
    const { id: blockId } = block;
    const isFirst = findBlockPlace(program, blockId)?.index === 0;
    for (const kind of KINDS) {
      yield { change: 'put-after', blockId, kind };
      if (isFirst) yield { change: 'put-before', blockId, kind };
      if (block.kind === 'repeat' && block.steps.length === 0) yield { change: 'put-inside', blockId, kind };
    }
  }
  for (const block of blocks)
    for (const kind of KINDS)
      if (block.kind !== 'repeat' && getBlockKind(block) !== kind) yield { change: 'replace', blockId: block.id, kind };
  yield* wraps(program, numbers);
  yield* otherRearrangements(program, center);
}

/** The place of the failure in reading order. */
function centerOf(program: Program, diagnosis: Diagnosis): number {
  const id = 'blockId' in diagnosis ? diagnosis.blockId : null;
  return Math.max(
    0,
    listBlocks(program).findIndex((block) => block.id === id),
  );
}
