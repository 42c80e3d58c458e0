/** Hints of level 3: the change of one block that helps most, found by trying candidates. */

import type { BlockKind, Program } from '../program/program.ts';
import { createBlock, findBlock, findBlockPlace, getBlockKind, insert, remove } from '../program/program-edit.ts';
import { type HeroState, run } from '../run/run.ts';
import type { Diagnosis, IdentifiedGrid } from './diagnosis.ts';
import { findShortestPaths, type ShortestPaths } from './shortest-paths.ts';

type RepeatKind = 'repeat3' | 'repeat5';

/** A change of one block. `blockId` is the block to highlight. */
export type Suggestion =
  | { readonly change: 'append'; readonly blockId: null; readonly kind: BlockKind }
  | {
      readonly change: 'replace' | 'put-before' | 'put-after' | 'put-inside';
      readonly blockId: string;
      readonly kind: BlockKind;
    }
  | { readonly change: 'remove'; readonly blockId: string; readonly kind: null }
  /** Gives a repeat another number of rounds. */
  | { readonly change: 'times'; readonly blockId: string; readonly kind: RepeatKind }
  /** The neighbors from `blockId` to `lastBlockId` go into a repeat. */
  | { readonly change: 'wrap'; readonly blockId: string; readonly lastBlockId: string; readonly kind: RepeatKind }
  /** Like `wrap`, and the equal blocks that follow are removed. */
  | { readonly change: 'fold'; readonly blockId: string; readonly lastBlockId: string; readonly kind: RepeatKind };

const KINDS: readonly BlockKind[] = ['collect', 'right', 'up', 'left', 'down'];
const REPEATS: readonly RepeatKind[] = ['repeat3', 'repeat5'];
/** The id of a block in a candidate program. */
const TRIAL_ID = 'tried';
/** A repeat is tried around at most so many blocks before the end. */
const MAX_WRAP_BLOCKS = 8;
/** Added to the score of a candidate that ends in a hazard or at the step limit. */
const HAZARD_PENALTY_STEPS = 2;

/**
 * The change that brings the hero nearest to the solution; where no change of one block does, the next act on a shortest
 * path from the failure. Null where the program is solved, or too long without anything to fold.
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
    return { change: 'fold', blockId, lastBlockId, kind: times === 3 ? 'repeat3' : 'repeat5' };
  }
  // Which other change would help nested repeats is chance; one repeat less always does.
  if (diagnosis.kind === 'step-limit') return { change: 'remove', blockId: diagnosis.blockId, kind: null };
  const paths = findShortestPaths(level);
  /** The fewest steps left during the run, plus those at its end: less is better. */
  const scoreOf = (tried: Program): number => {
    const { start, entries, ending } = run(level, tried, from);
    if (ending === 'all-found') return -1;
    const steps = [start, ...entries].map((state) => paths.stepsLeft(state) ?? 0);
    const isBad = ending === 'hazard' || ending === 'step-limit';
    return Math.min(...steps) + (steps.at(-1) ?? 0) + (isBad ? HAZARD_PENALTY_STEPS : 0);
  };
  let best: Suggestion | null = null;
  let least = scoreOf(program);
  for (const suggestion of candidates(program, blockIdsNear(level, program, from, diagnosis), diagnosis)) {
    const tried = applySuggestion(program, suggestion);
    // A repeat around blocks that are right must not end in a hazard.
    const isSafe = tried && (suggestion.change !== 'wrap' || run(level, tried, from).ending !== 'hazard');
    const score = tried && isSafe ? scoreOf(tried) : Number.POSITIVE_INFINITY;
    if (score >= least) continue;
    best = suggestion;
    least = score;
  }
  return best ?? suggestNextAct(program, diagnosis, paths, from);
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
function* candidates(program: Program, blockIds: readonly string[], { kind }: Diagnosis): Generator<Suggestion> {
  const appended = KINDS.map((kind): Suggestion => ({ change: 'append', blockId: null, kind }));
  // Repeating a failure does not help: only correct blocks are wrapped.
  const isRight = kind === 'stopped-short';
  if (isRight) yield* appended;
  for (const blockId of blockIds) {
    for (const repeatId of repeatsAround(program, blockId)) {
      const repeat = findBlock(program, repeatId);
      for (const kind of REPEATS)
        if (repeat && getBlockKind(repeat) !== kind) yield { change: 'times', blockId: repeatId, kind };
    }
    const isRepeat = findBlock(program, blockId)?.kind === 'repeat';
    for (const kind of KINDS) {
      if (isRepeat) yield { change: 'put-inside', blockId, kind };
      else yield { change: 'replace', blockId, kind };
      yield { change: 'put-after', blockId, kind };
      yield { change: 'put-before', blockId, kind };
    }
    for (const kind of REPEATS) if (isRight && !isRepeat) yield { change: 'wrap', blockId, lastBlockId: blockId, kind };
    yield { change: 'remove', blockId, kind: null };
  }
  yield* appended;
  const last = isRight ? program.at(-1) : undefined;
  for (const first of program.slice(-MAX_WRAP_BLOCKS).toReversed())
    for (const kind of REPEATS) if (last) yield { change: 'wrap', blockId: first.id, lastBlockId: last.id, kind };
}

/** The ids of the repeats around a block, innermost first; a repeat itself comes before them. */
function repeatsAround(program: Program, blockId: string): readonly string[] {
  const parent = findBlockPlace(program, blockId)?.parent ?? null;
  const own = findBlock(program, blockId)?.kind === 'repeat' ? [blockId] : [];
  return parent === null ? own : [...own, ...repeatsAround(program, parent)];
}

/** The program after a suggestion; null where it cannot be applied. */
export function applySuggestion(program: Program, suggestion: Suggestion): Program | null {
  if (suggestion.change === 'append')
    return insert(program, createBlock(suggestion.kind, TRIAL_ID), { parent: null, index: program.length });
  const { blockId } = suggestion;
  const place = findBlockPlace(program, blockId);
  if (!place) return null;
  const { parent, index } = place;
  switch (suggestion.change) {
    case 'put-before':
      return insert(program, createBlock(suggestion.kind, TRIAL_ID), place);
    case 'put-after':
      return insert(program, createBlock(suggestion.kind, TRIAL_ID), { parent, index: index + 1 });
    case 'put-inside':
      return insert(program, createBlock(suggestion.kind, TRIAL_ID), { parent: blockId, index: 0 });
    case 'replace':
      return insert(remove(program, blockId), createBlock(suggestion.kind, TRIAL_ID), place);
    case 'remove':
      return remove(program, blockId);
    case 'times': {
      const block = findBlock(program, blockId);
      if (block?.kind !== 'repeat') return null;
      const times = suggestion.kind === 'repeat3' ? 3 : 5;
      return insert(remove(program, blockId), { ...block, times }, place);
    }
    case 'wrap':
    case 'fold': {
      const list = listOf(program, parent);
      const length = list.findIndex(({ id }) => id === suggestion.lastBlockId) - index + 1;
      if (length < 1) return null;
      const steps = list.slice(index, index + length);
      const times = suggestion.kind === 'repeat3' ? 3 : 5;
      const gone = suggestion.change === 'fold' ? list.slice(index, index + length * times) : steps;
      const rest = gone.reduce((left: Program, { id }) => remove(left, id), program);
      return insert(rest, { id: TRIAL_ID, kind: 'repeat', times, steps }, place);
    }
  }
}

function listOf(program: Program, parent: string | null): Program {
  const block = parent === null ? null : findBlock(program, parent);
  return block?.kind === 'repeat' ? block.steps : program;
}
