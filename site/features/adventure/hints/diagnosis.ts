/** What keeps a program from the end, read off its transcript. */
import type { Cell, Grid, HazardType } from '../levels/level.ts';
import { countBlocks, type Direction, formatProgram, type Program } from '../program/program.ts';
import { fewestBlocks } from '../progress/stars.ts';
import { type Entry, run, type Situation, startOf, type Transcript } from '../run/run.ts';
import { type Ways, waysOf } from './steps-left.ts';

/** The round of the innermost repeat in which it happened, where there is one. */
export type InRound = { readonly round: number; readonly times: number } | null;

/** Where in a run something happened: the block, the hero's square then, what he had found, and the item he was after. */
export type Spot = {
  readonly blockId: string;
  readonly at: Cell;
  readonly found: readonly string[];
  readonly item: string;
  readonly inRound: InRound;
};

/** The first thing in a run that keeps it from the end. */
export type Finding =
  /** Nothing acts: no block at all, or (`blockId`) a repeat that holds nothing. */
  | { readonly what: 'empty'; readonly blockId: string | null; readonly at: Cell; readonly item: string }
  | ({ readonly what: 'hazard'; readonly type: HazardType; readonly hazardAt: Cell } & Spot)
  /** The block brought the hero onto the item, and it was not picked up. `isEnd`: the program ended there. */
  | ({ readonly what: 'passed'; readonly isEnd: boolean } & Spot)
  /** A collect where nothing lies. */
  | ({ readonly what: 'nothing-here' } & Spot)
  /** The edge of the board. */
  | ({ readonly what: 'bumped'; readonly direction: Direction } & Spot)
  /** Before this block the hero was nearest; from it on the way grew longer. */
  | ({ readonly what: 'wrong-way'; readonly direction: Direction } & Spot)
  /** Right as far as it goes: `left` moves and collects are missing. */
  | ({ readonly what: 'stopped-short'; readonly left: number } & Spot)
  /** It went on until the hero was tired; the block is the outermost repeat. */
  | ({ readonly what: 'step-limit' } & Spot)
  /** The very same program would do it from the start. */
  | { readonly what: 'start-over' }
  /** Solved, with more blocks than it takes; `again` is what comes again and again, if anything does. */
  | { readonly what: 'too-long'; readonly blocks: number; readonly fewest: number; readonly again: Again | null }
  | { readonly what: 'solved' };

/** Equal stretches of blocks, one after the other: the first and last block of the first one, and how often they come. */
export type Again = {
  readonly blockId: string;
  readonly lastBlockId: string;
  readonly times: 3 | 5;
  readonly saves: number;
};

/** A level as far as hints need it. */
export type HintLevel = Grid & { readonly id: string };

const same = (a: Cell, b: Cell) => a.x === b.x && a.y === b.y;

/** What stands in the way of a program that is run from a situation. The grid is one that can be solved. */
export function findingOf(level: HintLevel, program: Program, from: Situation): Finding {
  const transcript = run(level, program, from);
  if (transcript.ending === 'all-found') return solvedFinding(level, program);
  const start = startOf(level);
  const hasBegun = from.found.length > 0 || !same(from.position, start.position);
  if (hasBegun && run(level, program, start).ending === 'all-found') return { what: 'start-over' };
  const ways = waysOf(level);
  const item = ways.nextItem(from) ?? '';
  if (transcript.entries.length === 0)
    return { what: 'empty', blockId: program[0]?.id ?? null, at: from.position, item };
  return firstMishap(level, transcript, ways) ?? endOf(transcript, ways);
}

/** The first fall, left item, empty collect or bump that nothing later makes good. */
function firstMishap(level: HintLevel, transcript: Transcript, ways: Ways): Finding | null {
  const { entries, start } = transcript;
  const found = entries.at(-1)?.found ?? start.found;
  const steps = entries.map((entry) => ways.stepsLeft(entry) ?? 0);
  const collectors = new Set(
    entries.filter(({ happening }) => happening.what === 'collected').map(({ blockId }) => blockId),
  );
  for (const [index, entry] of entries.entries()) {
    const before = entries[index - 1] ?? start;
    const spot = spotOf(entry, before, ways);
    const { happening } = entry;
    if (happening.what === 'hazard') return { what: 'hazard', type: happening.type, hazardAt: happening.at, ...spot };
    if (happening.what === 'moved') {
      const item = level.items.find((each) => same(each, entry.position) && !found.includes(each.id));
      const next = entries[index + 1];
      if (item) return { what: 'passed', isEnd: !next, ...spot, at: entry.position, item: item.id };
    }
    // A collect in a repeat that picks something up in another round is how a repeat is used.
    if (happening.what === 'nothing-here' && !collectors.has(entry.blockId) && !found.includes(spot.item))
      return { what: 'nothing-here', ...spot };
    // Sliding along the edge and going on from there is no mistake.
    if (happening.what === 'bumped' && !steps.slice(index).some((left) => left < (steps[index] ?? 0)))
      return { what: 'bumped', direction: entry.facing, ...spot };
  }
  return null;
}

/** A run without a mishap that did not get there: too short, the wrong way, or round and round. */
function endOf({ entries, start, ending }: Transcript, ways: Ways): Finding {
  const situations: readonly Situation[] = [start, ...entries];
  const steps = situations.map((situation) => ways.stepsLeft(situation) ?? 0);
  const last = entries.at(-1);
  if (!last) throw new Error('A run without steps has no end');
  const nearest = Math.min(...steps);
  if (ending === 'step-limit') {
    const spot = spotOf(last, last, ways);
    return { what: 'step-limit', ...spot, blockId: last.rounds[0]?.blockId ?? last.blockId };
  }
  if (steps.at(-1) === nearest) return { what: 'stopped-short', left: nearest, ...spotOf(last, last, ways) };
  // The first time that he was nearest, and as long as he stayed so.
  let turn = steps.indexOf(nearest);
  while (steps[turn + 1] === nearest) turn++;
  const away = entries[turn] ?? last;
  return { what: 'wrong-way', direction: away.facing, ...spotOf(away, situations[turn] ?? start, ways) };
}

function spotOf({ blockId, rounds }: Entry, at: Situation, ways: Ways): Spot {
  const inner = rounds.at(-1);
  const inRound = inner ? { round: inner.round, times: inner.times } : null;
  return { blockId, at: at.position, found: at.found, item: ways.nextItem(at) ?? '', inRound };
}

function solvedFinding(level: HintLevel, program: Program): Finding {
  const blocks = countBlocks(program);
  const again = longestAgain(program);
  const fewest = fewestBlocks(level.id) ?? blocks - (again?.saves ?? 0);
  return blocks > fewest ? { what: 'too-long', blocks, fewest, again } : { what: 'solved' };
}

/** The stretch whose repeat saves the most blocks, in the program or in one of its repeats. */
function longestAgain(program: Program): Again | null {
  let best: Again | null = null;
  const keep = (again: Again | null) => {
    if (again && again.saves > (best?.saves ?? 0)) best = again;
  };
  for (const block of program) if (block.kind === 'repeat') keep(longestAgain(block.steps));
  const forms = program.map((block) => formatProgram([block]));
  for (const times of [5, 3] as const)
    for (let length = 1; length * times <= program.length; length++)
      for (let first = 0; first + length * times <= program.length; first++) {
        const stretch = forms.slice(first, first + length * times);
        if (!stretch.every((form, index) => form === stretch[index % length])) continue;
        const once = program.slice(first, first + length);
        const [head, tail] = [once[0], once.at(-1)];
        if (head && tail)
          keep({ blockId: head.id, lastBlockId: tail.id, times, saves: countBlocks(once) * (times - 1) - 1 });
      }
  return best;
}
