/** The fifteen deliveries of the map (docs/adventure.md): grids as rows of letters, one idea each. */
import type { Bilingual } from '../../../shared/language/language.ts';
import type { Cell, GroundId, ItemKind } from '../grid/level.ts';
import { buildMadeLevel, type MadeLevel, madeHazard, madeItem } from '../levels/made-level.ts';
import type { MapLevel, PredictionKind } from '../levels/map-level.ts';
import { type Program, parseProgram } from '../program/program.ts';

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
  | 'make';

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

export type Delivery = BuildDelivery | QuestionDelivery | MakeDelivery;

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

/** The grid as a level of the level maker. Throws for an unknown letter, and for rows that are no square with one start. */
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

/** A delivery as a level to play. `turn` chooses the program of a question: it grows with each wrong answer. */
export function buildMapLevel(delivery: BuildDelivery | QuestionDelivery, number: number, turn = 0): MapLevel {
  const id = formatDeliveryId(number);
  const made = parseGridSketch(delivery);
  const { title, description, story, completionMessage } = delivery;
  const words = { id, title, description, story, completionMessage };
  if (delivery.kind === 'question') {
    const given = parseProgramForm(delivery.programs[turn % delivery.programs.length] ?? '');
    const level = { ...buildMadeLevel(made), ...words, tips: delivery.tips };
    return { id, level, made, given, maxBlocks: null, question: delivery.question };
  }
  const level = {
    ...buildMadeLevel(made),
    ...words,
    goals: goalsOf(made, delivery.goals),
    enoughBlocks: delivery.limit,
  };
  const maxBlocks = delivery.isLimitStrict ? delivery.limit : null;
  return { id, level, made, given: parseProgramForm(delivery.given ?? ''), maxBlocks, question: null };
}

export function parseProgramForm(form: string): Program {
  const program = parseProgram(form);
  if (!program) throw new Error(`'${form}' is no program`);
  return program;
}
