/** Solvers for the tests: fewest steps, and fewest blocks with repeats. Their searches miss none. */
import { type Block, DIRECTIONS, type Direction, listTimes, type Program, type Times } from '../program/program.ts';
import { createStartState, type HeroState, run } from '../run/run.ts';
import type { Grid } from './level.ts';

/** The fewest moves and collects that find everything; empty where there is no path or nothing is left. */
export function findShortestActs(
  grid: Grid,
  from: HeroState = createStartState(grid),
): readonly (Direction | 'collect')[] {
  type Reached = { readonly at: HeroState; readonly acts: readonly (Direction | 'collect')[] };
  const keyOf = ({ position, found }: HeroState) => `${position.x},${position.y}|${found.toSorted().join()}`;
  let frontier: Reached[] = [{ at: from, acts: [] }];
  const seen = new Set([keyOf(from)]);
  while (frontier.length > 0) {
    const next: Reached[] = [];
    for (const { at, acts } of frontier) {
      if (at.found.length === grid.items.length) return acts;
      for (const act of ['collect', ...DIRECTIONS] as const) {
        const block = act === 'collect' ? { id: '', kind: act } : { id: '', kind: 'move' as const, direction: act };
        const [entry] = run(grid, [block], at).entries;
        if (!entry || (entry.effect.kind !== 'moved' && entry.effect.kind !== 'collected')) continue;
        if (seen.has(keyOf(entry))) continue;
        seen.add(keyOf(entry));
        next.push({ at: entry, acts: [...acts, act] });
      }
    }
    frontier = next;
  }
  return [];
}

/** What a program is built of, as bits: the proofs of the deliveries ask for solutions without some of it. */
export const FEATURES = {
  up: 1,
  down: 2,
  left: 4,
  right: 8,
  collect: 16,
  repeat3: 32,
  repeat5: 64,
  /** The program has two repeats or more, beside or inside each other. */
  twoRepeats: 128,
  nested: 256,
  /** A repeat that holds two blocks or more. */
  longBody: 512,
  /** A block of the program itself after a repeat. */
  afterRepeat: 1024,
  collectInside: 2048,
  collectOutside: 4096,
  /** A repeat with another number than 3 and 5. */
  repeatOther: 8192,
} as const;

export const ANY_REPEAT = FEATURES.repeat3 | FEATURES.repeat5 | FEATURES.repeatOther;

/** The features of a program that goes on with a block. */
function joinFeatures(before: number, block: number): number {
  if ((before & ANY_REPEAT) === 0) return before | block;
  const more = block & ANY_REPEAT ? FEATURES.twoRepeats : 0;
  return before | block | FEATURES.afterRepeat | more;
}

/** The features of a repeat, from those of its steps. */
function repeatFeatures(times: Times, steps: number, length: number): number {
  const own = times === 3 ? FEATURES.repeat3 : times === 5 ? FEATURES.repeat5 : FEATURES.repeatOther;
  const inner = steps & ANY_REPEAT ? FEATURES.twoRepeats | FEATURES.nested : 0;
  const collects = steps & FEATURES.collect ? FEATURES.collectInside : 0;
  const kept = steps & ~(FEATURES.afterRepeat | FEATURES.collectOutside);
  return own | inner | collects | kept | (length > 1 ? FEATURES.longBody : 0);
}

function blockFeatures(block: Block): number {
  if (block.kind === 'repeat') return repeatFeatures(block.times, programFeatures(block.steps), block.steps.length);
  if (block.kind === 'collect') return FEATURES.collect | FEATURES.collectOutside;
  return FEATURES[block.direction];
}

export function programFeatures(program: Program): number {
  return program.reduce((features, block) => joinFeatures(features, blockFeatures(block)), 0);
}

const ACTS: readonly Block[] = [
  { id: '', kind: 'collect' },
  ...DIRECTIONS.map((direction): Block => ({ id: '', kind: 'move', direction })),
];

/** Whether a program with these features may be used. A program that may not stays so with more blocks. */
type IsAllowed = (features: number) => boolean;
type Built = { readonly steps: Program; readonly features: number };
type BuiltBlock = { readonly block: Block; readonly features: number };

/** Every allowed program of exactly that many blocks, without empty repeats; each list is built once. */
class Programs {
  readonly #isAllowed: IsAllowed;
  readonly #numbers: readonly Times[];
  readonly #programs = new Map<number, readonly Built[]>([[0, [{ steps: [], features: 0 }]]]);
  readonly #blocks = new Map<number, readonly BuiltBlock[]>();

  constructor(isAllowed: IsAllowed, numbers: readonly Times[]) {
    this.#isAllowed = isAllowed;
    this.#numbers = numbers;
  }

  programsOf(count: number): readonly Built[] {
    const known = this.#programs.get(count);
    if (known) return known;
    const built: Built[] = [];
    for (let size = 1; size <= count; size++)
      for (const rest of this.programsOf(count - size))
        for (const { block, features: own } of this.blocksOf(size)) {
          const features = joinFeatures(rest.features, own);
          if (this.#isAllowed(features)) built.push({ steps: [...rest.steps, block], features });
        }
    this.#programs.set(count, built);
    return built;
  }

  /** Every allowed block that counts as that many. */
  blocksOf(size: number): readonly BuiltBlock[] {
    const known = this.#blocks.get(size);
    if (known) return known;
    const built: BuiltBlock[] = [];
    if (size === 1) for (const block of ACTS) built.push({ block, features: blockFeatures(block) });
    else
      for (const { steps, features } of this.programsOf(size - 1))
        for (const times of this.#numbers) {
          const own = repeatFeatures(times, features, steps.length);
          if (this.#isAllowed(own)) built.push({ block: { id: '', kind: 'repeat', times, steps }, features: own });
        }
    this.#blocks.set(size, built);
    return built;
  }
}

type Node = { readonly at: HeroState; readonly features: number; readonly program: Program };

/**
 * A smallest program of at most `maxBlocks` blocks that finds everything; null where there is none. Programs that lead
 * to the same hero state with the same features are followed once.
 */
export function smallestProgram(
  grid: Grid & { readonly hasFreeTimes?: boolean },
  maxBlocks: number,
  isAllowed: IsAllowed = () => true,
): Program | null {
  const reached: Node[][] = [[{ at: createStartState(grid), features: 0, program: [] }]];
  const seen = new Set<string>();
  const programs = new Programs(isAllowed, listTimes(grid));
  for (let blocks = 1; blocks <= maxBlocks; blocks++) {
    const nodes: Node[] = [];
    for (const [used, befores] of reached.entries())
      for (const block of programs.blocksOf(blocks - used))
        for (const before of befores) {
          const next = follow(grid, before, block, isAllowed);
          if (next?.at.found.length === grid.items.length) return next.program;
          if (!next || seen.has(keyOf(next))) continue;
          seen.add(keyOf(next));
          nodes.push(next);
        }
    reached.push(nodes);
  }
  return null;
}

function keyOf({ at: { position, found }, features }: Node): string {
  return `${position.x},${position.y},${found.toSorted().join()},${features}`;
}

/** Where a block leads; null for a hazard, for a block that changes nothing, and for one that is not allowed. */
function follow(
  grid: Grid,
  { at, features, program }: Node,
  { block, features: own }: BuiltBlock,
  isAllowed: IsAllowed,
): Node | null {
  const joined = joinFeatures(features, own);
  if (!isAllowed(joined)) return null;
  const { entries, ending } = run(grid, [block], at);
  const last = entries.at(-1);
  if (!last || ending === 'hazard' || ending === 'step-limit') return null;
  const isSame =
    last.found.length === at.found.length && last.position.x === at.position.x && last.position.y === at.position.y;
  return isSame ? null : { at: last, features: joined, program: [...program, block] };
}

/**
 * Every program of exactly that many blocks without empty repeats: 5, 35, 295, 2,765, 27,705 and 290,000 of one to six.
 */
function* programsOf(blocks: number): Generator<Program> {
  if (blocks === 0) {
    yield [];
    return;
  }
  for (const rest of programsOf(blocks - 1)) {
    yield [{ id: '', kind: 'collect' }, ...rest];
    for (const direction of DIRECTIONS) yield [{ id: '', kind: 'move', direction }, ...rest];
  }
  for (let inside = 1; inside < blocks; inside++) {
    for (const steps of programsOf(inside))
      for (const rest of programsOf(blocks - 1 - inside))
        for (const times of [3, 5] as const) yield [{ id: '', kind: 'repeat', times, steps }, ...rest];
  }
}

/**
 * A smallest program that solves the grid, by trying every program; null where none of at most `maxBlocks` blocks does.
 */
export function firstSolution(grid: Grid, maxBlocks: number): Program | null {
  for (let blocks = 1; blocks <= maxBlocks; blocks++)
    for (const program of programsOf(blocks)) if (run(grid, program).ending === 'all-found') return program;
  return null;
}
