/**
 * The letter of a day: a small level made from its date (docs/adventure.md), with the child's next letter as its story.
 */

import type { Bilingual } from '../../../shared/language/language.ts';
import { fnv1a, mulberry32 } from '../../../shared/random.ts';
import { countBlocks, type Program, parseProgram } from '../program/program.ts';
import type { MapLevel } from './delivery.ts';
import type { Letter } from './letter.ts';
import { formatLetter, getLetter, senderNames } from './letters.ts';
import { type Cell, type GroundId, getCellBeside, type HazardType, type ItemKind, isSameCell } from './level.ts';
import { buildMadeLevel, type MadeLevel, MIN_GRID_SIZE, madeHazard, madeItem } from './made-level.ts';

/**
 * Programs with `x` and `y` for two directions that are not opposite. Each has fewer blocks than any without a repeat.
 */
const SHAPES: readonly string[] = [
  '3(x)yc',
  '5(x)yc',
  'y5(x)c',
  '5(x)yyc',
  '3(xy)c',
  '3(xc)yc',
  '3(xyc)',
  '3(xxyc)',
  '3(x)3(y)c',
  '5(x)3(y)c',
  'yy3(xc)',
  '3(xc)3(yc)',
];
const PAIRS: readonly (readonly [string, string])[] = ['ru', 'rd', 'lu', 'ld', 'ur', 'ul', 'dr', 'dl'].map((pair) => [
  pair.charAt(0),
  pair.charAt(1),
]);
const ITEMS: readonly ItemKind[] = ['mitten', 'letter', 'key', 'bell', 'acorn', 'lantern', 'trumpet', 'birthday-cake'];
const GROUNDS: readonly GroundId[] = ['meadow', 'pond', 'night'];
const HAZARDS: readonly HazardType[] = ['fire', 'spike'];
const MIN_HAZARDS = 2;
const MORE_HAZARDS = 4;

const DESCRIPTION: Bilingual = {
  en: 'One small delivery. Is there something you do again and again?',
  ko: '작은 배달 하나예요. 똑같은 일이 자꾸 나오지 않나요?',
};

/** The hash of a day's letter; the day is '2026-11-23'. */
export function formatDayId(day: string): string {
  return `day-${day}`;
}

/** Returns the day of a hash; null for any other text. */
export function parseDayId(id: string): string | null {
  const day = /^day-(\d{4}-\d{2}-\d{2})$/.exec(id)?.[1];
  return day === undefined || Number.isNaN(Date.parse(day)) ? null : day;
}

type Stars = Readonly<Record<string, readonly unknown[]>>;

/** The days whose letters were delivered, in the order in which that was stored. */
function listDelivered(stars: Stars): readonly string[] {
  return Object.entries(stars).flatMap(([id, earned]) => (earned.length > 0 ? (parseDayId(id) ?? []) : []));
}

/** The days whose letters were delivered, the newest first. */
export function listDoneDays(stars: Stars): readonly string[] {
  return listDelivered(stars).toSorted().toReversed();
}

/** Which letter of the child's own a day has, from 1: the one that was delivered on it, else the next one. */
export function countLetters(stars: Stars, day: string): number {
  const delivered = listDelivered(stars);
  const index = delivered.indexOf(day);
  return (index < 0 ? delivered.length : index) + 1;
}

/** The day's grid, and the program that it was made from. */
export function makeDay(day: string): { readonly made: MadeLevel; readonly program: Program } {
  const random = createRandom(day);
  const [x, y] = random.pick(PAIRS);
  const program = parseProgram(random.pick(SHAPES).replaceAll('x', x).replaceAll('y', y)) ?? [];
  const { path, collected } = walk(program);
  const span = (axis: 'x' | 'y') => path.map((cell) => cell[axis]);
  const low = { x: Math.min(...span('x')), y: Math.min(...span('y')) };
  const size = { x: Math.max(...span('x')) - low.x + 1, y: Math.max(...span('y')) - low.y + 1 };
  const gridSize = Math.max(MIN_GRID_SIZE, size.x, size.y) + random.below(2);
  const shift = { x: random.below(gridSize - size.x + 1) - low.x, y: random.below(gridSize - size.y + 1) - low.y };
  const onBoard = (cell: Cell): Cell => ({ x: cell.x + shift.x, y: cell.y + shift.y });
  const kind = random.pick(ITEMS);
  return {
    program,
    made: {
      gridSize,
      background: random.pick(GROUNDS),
      startPosition: onBoard({ x: 0, y: 0 }),
      items: collected.map((cell) => madeItem(kind, onBoard(cell))),
      hazards: hazardsBeside(path.map(onBoard), gridSize, random),
    },
  };
}

/** The squares of a program's walk from (0,0), and those on which it collects. */
function walk(program: Program): { readonly path: readonly Cell[]; readonly collected: readonly Cell[] } {
  const path: Cell[] = [{ x: 0, y: 0 }];
  const collected: Cell[] = [];
  const follow = (blocks: Program): void => {
    for (const block of blocks) {
      const at = path.at(-1) ?? { x: 0, y: 0 };
      if (block.kind === 'collect') collected.push(at);
      else if (block.kind === 'move') path.push(getCellBeside(at, block.direction));
      else for (let round = 0; round < block.times; round++) follow(block.steps);
    }
  };
  follow(program);
  return { path, collected };
}

/** Places a few hazards on squares off the path. */
function hazardsBeside(path: readonly Cell[], gridSize: number, random: Random): MadeLevel['hazards'] {
  const isFree = (cell: Cell) => !path.some((each) => isSameCell(each, cell));
  let free = Array.from({ length: gridSize * gridSize }, (_, index) => ({
    x: index % gridSize,
    y: Math.floor(index / gridSize),
  })).filter(isFree);
  const count = MIN_HAZARDS + random.below(MORE_HAZARDS + 1);
  return Array.from({ length: count }, () => {
    const cell = random.pick(free);
    free = free.filter((each) => each !== cell);
    return madeHazard(random.pick(HAZARDS), cell);
  });
}

/** Makes a day's letter a level to play; `count` is which of the child's own it is. */
export function mapLevelOfDay(day: string, count: number): MapLevel {
  const { made: plain, program } = makeDay(day);
  const { letter, number, round } = getLetter(count);
  const made = withThings(plain, letter);
  const built = buildMadeLevel(made);
  const sender = senderNames[letter.from];
  const level = {
    ...built,
    items: built.items.map((item) => ({ ...item, belongsTo: sender })),
    id: formatDayId(day),
    title: { en: `From ${sender.en}`, ko: `${sender.ko}의 편지` },
    description: DESCRIPTION,
    story: formatLetter(letter, made.items.length),
    completionMessage: letter.thanks,
    enoughBlocks: countBlocks(program),
  };
  return { id: formatDayId(day), level, made, given: [], maxBlocks: null, question: null, letter: { number, round } };
}

/**
 * The day's grid with what the letter asks for. Its squares stay the date's: programs and stars are stored for them.
 */
function withThings(made: MadeLevel, { item, ground }: Letter): MadeLevel {
  return { ...made, background: ground, items: made.items.map((cell) => madeItem(item, cell)) };
}

/** Numbers from a seed: the same on every device. */
type Random = {
  /** An integer from 0, below a bound. */
  readonly below: (bound: number) => number;
  /** Picks a value; throws for an empty list. */
  readonly pick: <Value>(values: readonly Value[]) => Value;
};

/** Creates random numbers from the hash of a text. */
export function createRandom(seed: string): Random {
  const next = mulberry32(fnv1a(seed));
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    below,
    pick: (values) => {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('Nothing to pick from');
      return value;
    },
  };
}
