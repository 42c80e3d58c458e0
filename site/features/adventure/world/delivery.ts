/**
 * Levels, heroes and deliveries: where the adventure takes place (docs/adventure.md). This file: what a delivery of the
 * map is, and the level that it becomes.
 *
 * @packageDocumentation
 */

import type { Bilingual } from '../../../shared/language/language.ts';
import { countBlocks, type Program, parseProgram } from '../program/program.ts';
import { countTiles, type Tiles } from '../program/tiles.ts';
import type { Cell, GroundId, ItemKind, Level } from './level.ts';
import { buildMadeLevel, type MadeLevel, madeHazard, madeItem } from './made-level.ts';

/**
 * A question about a program that cannot be changed. `stop`: on which square does the run end? `forgotten`: which item
 * is not picked up?
 */
type PredictionKind = 'stop' | 'forgotten';

/** A level beside the three of the story: a delivery, or the letter of a day. */
export type MapLevel = {
  /** The hash of its address: 'd4'. */
  readonly id: string;
  readonly level: Level;
  /** The level as the level maker knows it, for a link to a friend. */
  readonly made: MadeLevel;
  /** The program at the beginning. */
  readonly given: Program;
  /** More blocks are refused; null where the program may be as long as any. */
  readonly maxBlocks: number | null;
  readonly question: PredictionKind | null;
  /** The place in the story of a letter of a day. */
  readonly letter?: { readonly number: number; readonly round: number };
};

/** The answer to the question; null before the child has tapped a square. */
export type Guess = Cell | null;

export type IdeaId =
  | 'sequence'
  | 'detour'
  | 'mend'
  | 'repeat-3'
  | 'repeat-5'
  | 'predict'
  | 'two-inside'
  | 'repeat-then-more'
  | 'inside-outside'
  | 'two-repeats'
  | 'few-blocks'
  | 'nested-small'
  | 'nested-large'
  | 'read'
  | 'make'
  | 'arrange'
  | 'rearrange'
  | 'count';

/** What children get wrong about order, count and the edge of a repeat. */
export type MistakeId =
  | 'wrong-direction'
  | 'wrong-order'
  | 'collect-too-early'
  | 'wrong-count'
  | 'after-goes-inside'
  | 'inside-goes-after';

type Words = {
  readonly title: Bilingual;
  readonly description: Bilingual;
  readonly story: Bilingual;
  readonly completionMessage: Bilingual;
};

type GridSketch = {
  readonly ground: GroundId;
  /** `S` is the start, `F` fire, `T` thorns, a small letter an item of `ITEMS`, a dot an empty square. */
  readonly rows: readonly string[];
};

/** A grid on which the child writes a program. */
export type BuildDelivery = Words &
  GridSketch & {
    readonly kind: 'build';
    readonly idea: IdeaId;
    /** A program of so many blocks finds everything, and none without the idea does. */
    readonly limit: number;
    /** Whether repeats keep the palette's numbers: with another one the grid could be solved without the idea. */
    readonly hasFixedTimes?: boolean;
    /** Whether more blocks are refused. */
    readonly isLimitStrict?: boolean;
    /** The text form of the program at the beginning. */
    readonly given?: string;
    /** Hints of level 1, by the letter of the item and its place in reading order: 'l1'. */
    readonly goals: Readonly<Record<string, Bilingual>>;
  };

/** A program to read. After a wrong answer the next one of `programs` is asked about. */
export type QuestionDelivery = Words &
  GridSketch & {
    readonly kind: 'question';
    readonly idea: IdeaId;
    readonly question: PredictionKind;
    readonly programs: readonly string[];
    readonly tips: readonly [Bilingual, Bilingual, Bilingual];
  };

/** A level of the child's own, in the level maker. */
type MakeDelivery = Omit<Words, 'story'> & { readonly kind: 'make'; readonly idea: IdeaId };

/** A grid whose program is put together of given blocks: exactly one arrangement of them finds everything. */
export type ArrangeDelivery = Words &
  GridSketch & {
    readonly kind: 'arrange';
    readonly idea: IdeaId;
    readonly solution: string;
    /** The block that is one too many; '' where there is none. */
    readonly extra: string;
    /** The program at the beginning, which has the first of the mistakes; '' where the child begins. */
    readonly given: string;
    /** Programs of the blocks that fail, each by its mistake. One uses the extra block. */
    readonly mistakes: readonly { readonly name: MistakeId; readonly program: string }[];
    readonly goals: BuildDelivery['goals'];
  };

export type Delivery = BuildDelivery | ArrangeDelivery | QuestionDelivery | MakeDelivery;

const ITEMS: Readonly<Record<string, ItemKind>> = {
  m: 'mitten',
  l: 'letter',
  k: 'key',
  b: 'bell',
  a: 'acorn',
  n: 'lantern',
  t: 'trumpet',
  c: 'birthday-cake',
};

/**
 * The grid as a level of the level maker. Throws for an unknown letter, and for rows that are no square with one start.
 */
export function parseGridSketch({ ground, rows }: GridSketch): MadeLevel {
  const cells = rows.flatMap((row, y) => [...row].map((letter, x) => ({ letter, x, y })));
  const starts = cells.filter(({ letter }) => letter === 'S');
  const [start] = starts;
  if (!start || starts.length > 1 || rows.some((row) => row.length !== rows.length))
    throw new Error('A grid is a square with one start');
  const unknown = cells.find(({ letter }) => !'.SFT'.includes(letter) && !ITEMS[letter]);
  if (unknown) throw new Error(`'${unknown.letter}' is nothing on a grid`);
  return {
    gridSize: rows.length,
    background: ground,
    startPosition: cellOf(start),
    items: cells.flatMap((cell) => {
      const kind = ITEMS[cell.letter];
      return kind ? [madeItem(kind, cell)] : [];
    }),
    hazards: cells.flatMap((cell) => {
      if (cell.letter === 'F') return [madeHazard('fire', cell)];
      return cell.letter === 'T' ? [madeHazard('spike', cell)] : [];
    }),
  };
}

const cellOf = ({ x, y }: Cell): Cell => ({ x, y });

/** The hints of level 1 by item id, from those by letter and number. */
function goalsOf(made: MadeLevel, goals: BuildDelivery['goals']): Readonly<Record<string, Bilingual>> {
  const counts = new Map<string, number>();
  const found = made.items.map(({ id, kind }): readonly [string, Bilingual] => {
    const letter = Object.keys(ITEMS).find((each) => ITEMS[each] === kind) ?? '';
    const count = (counts.get(letter) ?? 0) + 1;
    counts.set(letter, count);
    const goal = goals[`${letter}${count}`] ?? goals[letter];
    if (!goal) throw new Error(`No hint leads to ${letter}${count}`);
    return [id, goal];
  });
  return Object.fromEntries(found);
}

/** The hash of a delivery's address, by its number from 1. */
export function formatDeliveryId(number: number): string {
  return `d${number}`;
}

/** From this delivery on a repeat has the number that the child gives it; given blocks stay as they are. */
const FIRST_FREE_TIMES = 10;

/** A delivery as a level to play. `turn` chooses the program of a question: it grows with each wrong answer. */
export function buildMapLevel(
  delivery: BuildDelivery | ArrangeDelivery | QuestionDelivery,
  number: number,
  turn = 0,
): MapLevel {
  const id = formatDeliveryId(number);
  const made = parseGridSketch(delivery);
  const { title, description, story, completionMessage } = delivery;
  const words = { id, title, description, story, completionMessage };
  if (delivery.kind === 'question') {
    const given = parseProgramForm(delivery.programs[turn % delivery.programs.length] ?? '');
    const level = { ...buildMadeLevel(made), ...words, tips: delivery.tips };
    return { id, level, made, given, maxBlocks: null, question: delivery.question };
  }
  const solvable = { ...buildMadeLevel(made), ...words, hasFreeTimes: false, goals: goalsOf(made, delivery.goals) };
  if (delivery.kind === 'arrange') {
    const solution = parseProgramForm(delivery.solution);
    const maxBlocks = countBlocks(solution);
    const tiles = tilesOf(solution, delivery.extra);
    const given = parseProgramForm(delivery.given);
    return { id, level: { ...solvable, tiles, enoughBlocks: maxBlocks }, made, given, maxBlocks, question: null };
  }
  const hasFreeTimes = number >= FIRST_FREE_TIMES && !delivery.hasFixedTimes;
  const level = { ...solvable, enoughBlocks: delivery.limit, hasFreeTimes };
  const maxBlocks = delivery.isLimitStrict ? delivery.limit : null;
  return { id, level, made, given: parseProgramForm(delivery.given ?? ''), maxBlocks, question: null };
}

/** The blocks of the solution, and the one that is too many. */
function tilesOf(solution: Program, extra: string): Tiles {
  const block = extra && parseProgramForm('35'.includes(extra) ? `${extra}()` : extra);
  return countTiles([...solution, ...(block || [])]);
}

export function parseProgramForm(form: string): Program {
  const program = parseProgram(form);
  if (!program) throw new Error(`'${form}' is no program`);
  return program;
}
