/** The program with the fewest blocks, repeats included, by a search that misses none. */
import type { Grid } from '../grid/level.ts';
import type { Block, Direction, Program } from '../program/program.ts';
import { createStartState, type HeroState, run } from '../run/run.ts';
import { blockFeatures, joinFeatures, repeatFeatures } from './features.fixture.ts';

const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right'];
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
  readonly #programs = new Map<number, readonly Built[]>([[0, [{ steps: [], features: 0 }]]]);
  readonly #blocks = new Map<number, readonly BuiltBlock[]>();

  constructor(isAllowed: IsAllowed) {
    this.#isAllowed = isAllowed;
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
        for (const times of [3, 5] as const) {
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
export function smallestProgram(grid: Grid, maxBlocks: number, isAllowed: IsAllowed = () => true): Program | null {
  const reached: Node[][] = [[{ at: createStartState(grid), features: 0, program: [] }]];
  const seen = new Set<string>();
  const programs = new Programs(isAllowed);
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
