/** The change that brings the hero nearer to the solution, where none solves the level. */

import { listTimes, type Program, type Times } from '../program/program.ts';
import { findBlock, findBlockPlace } from '../program/program-edit.ts';
import { isBuiltOf } from '../program/tiles.ts';
import { applySuggestion, KINDS, otherTimes, type Suggestion, wraps } from './change.ts';
import type { Diagnosis, IdentifiedGrid } from './diagnosis.ts';
import { type HeroState, run, type Transcript } from './run.ts';
import type { ShortestPaths } from './shortest-paths.ts';

/** Added to the score of a candidate that ends in a hazard or at the step limit. */
const HAZARD_PENALTY_STEPS = 2;

/** The fewest steps left during the run, plus those at its end: less is better. */
export function scoreOf({ start, entries, ending }: Transcript, paths: ShortestPaths): number {
  if (ending === 'all-found') return -1;
  const steps = [start, ...entries].map((state) => paths.stepsLeft(state) ?? 0);
  const isBad = ending === 'hazard' || ending === 'step-limit';
  return Math.min(...steps) + (steps.at(-1) ?? 0) + (isBad ? HAZARD_PENALTY_STEPS : 0);
}

/** The change near the failure that brings the hero nearest to the solution, or the next act on a shortest path. */
export function suggestNearest(
  level: IdentifiedGrid,
  program: Program,
  from: HeroState,
  diagnosis: Diagnosis,
  paths: ShortestPaths,
): Suggestion | null {
  let best: Suggestion | null = null;
  let least = scoreOf(run(level, program, from), paths);
  const near = blockIdsNear(level, program, from, diagnosis);
  for (const suggestion of candidatesNear(program, near, diagnosis, listTimes(level))) {
    const tried = applySuggestion(program, suggestion);
    const transcript = tried && isBuiltOf(level, tried) && run(level, tried, from);
    // A repeat around blocks that are right must not end in a hazard.
    if (!transcript || (suggestion.change === 'wrap' && transcript.ending === 'hazard')) continue;
    const score = scoreOf(transcript, paths);
    if (score >= least) continue;
    best = suggestion;
    least = score;
  }
  if (best) return best;
  const next = suggestNextAct(program, diagnosis, paths, from);
  const tried = next && applySuggestion(program, next);
  return tried && isBuiltOf(level, tried) ? next : null;
}

/**
 * Replaces the block at the failure by the next act on a shortest path. In a repeat the block may be right in another
 * round, so the repeat is removed instead.
 */
function suggestNextAct(
  program: Program,
  diagnosis: Diagnosis,
  paths: ShortestPaths,
  from: HeroState,
): Suggestion | null {
  if (!('at' in diagnosis)) return null;
  if (diagnosis.kind === 'passed') return { change: 'put-after', blockId: diagnosis.blockId, kind: 'collect' };
  const { found } = diagnosis.kind === 'empty' ? from : diagnosis;
  const kind = paths.nextAct({ ...from, position: diagnosis.at, found });
  if (!kind) return null;
  if (diagnosis.kind === 'empty' || diagnosis.kind === 'stopped-short')
    return { change: 'append', blockId: null, kind };
  const [repeat] = repeatsAround(program, diagnosis.blockId);
  if (repeat && diagnosis.inRound) return { change: 'remove', blockId: repeat, kind: null };
  return { change: 'replace', blockId: diagnosis.blockId, kind };
}

/** The diagnosed block, and the one that acted after it. */
function blockIdsNear(
  level: IdentifiedGrid,
  program: Program,
  from: HeroState,
  diagnosis: Diagnosis,
): readonly string[] {
  if (!('blockId' in diagnosis) || diagnosis.blockId === null) return [];
  const { entries } = run(level, program, from);
  const index = entries.findIndex(
    ({ blockId, rounds }) =>
      blockId === diagnosis.blockId &&
      (!('inRound' in diagnosis) || diagnosis.inRound === null || rounds.at(-1)?.round === diagnosis.inRound.round),
  );
  const next = index >= 0 ? entries[index + 1]?.blockId : undefined;
  return next === undefined || next === diagnosis.blockId ? [diagnosis.blockId] : [diagnosis.blockId, next];
}

/** Candidates in order of preference: of two equal scores the first wins. */
function* candidatesNear(
  program: Program,
  blockIds: readonly string[],
  { kind }: Diagnosis,
  numbers: readonly Times[],
): Generator<Suggestion> {
  // What comes at the end cures no mistake before it.
  const isRight = kind === 'stopped-short';
  const appended = KINDS.map((kind): Suggestion => ({ change: 'append', blockId: null, kind }));
  if (isRight) yield* appended;
  for (const blockId of blockIds) {
    for (const repeatId of repeatsAround(program, blockId)) {
      const repeat = findBlock(program, repeatId);
      if (repeat?.kind === 'repeat') yield* otherTimes(repeat, numbers);
    }
    const isRepeat = findBlock(program, blockId)?.kind === 'repeat';
    for (const kind of KINDS) {
      if (isRepeat) yield { change: 'put-inside', blockId, kind };
      else yield { change: 'replace', blockId, kind };
      yield { change: 'put-after', blockId, kind };
      yield { change: 'put-before', blockId, kind };
    }
    for (const times of numbers)
      if (isRight && !isRepeat) yield { change: 'wrap', blockId, lastBlockId: blockId, kind: `repeat${times}` };
    yield { change: 'remove', blockId, kind: null };
  }
  if (kind === 'empty') yield* appended;
  // Repeating a failure does not help: only correct blocks are wrapped.
  if (isRight) yield* wraps(program, numbers);
}

/** The ids of the repeats around a block, innermost first; a repeat itself comes before them. */
function repeatsAround(program: Program, blockId: string): readonly string[] {
  const parent = findBlockPlace(program, blockId)?.parent ?? null;
  const own = findBlock(program, blockId)?.kind === 'repeat' ? [blockId] : [];
  return parent === null ? own : [...own, ...repeatsAround(program, parent)];
}
