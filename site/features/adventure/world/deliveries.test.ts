import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../shared/language/language.ts';
import { type Block, countBlocks, formatProgram, type Program } from '../program/program.ts';
import { createBlock } from '../program/program-edit.ts';
import { isGuessRight } from '../run/answer.ts';
import { findHint, getLevelTip } from '../run/hints.ts';
import { formatHint } from '../run/hints-text.ts';
import { createStartState, run } from '../run/run.ts';
import { formatMade, parseMade } from '../stored/share.ts';
import { deliveries, findDeliveryNumber, MAKE_DELIVERY_ID, mapLevelById } from './deliveries.ts';
import {
  type ArrangeDelivery,
  type BuildDelivery,
  buildMapLevel,
  type Delivery,
  formatDeliveryId,
  type IdeaId,
  type MapLevel,
  parseGridSketch,
  parseProgramForm,
  type QuestionDelivery,
} from './delivery.ts';
import { isSolvable, type Level } from './level.ts';
import { MAX_HAZARDS, MAX_ITEMS } from './made-level.ts';
import { ANY_REPEAT, FEATURES, findShortestActs, smallestProgram } from './solver.fixture.ts';

/** Whether a program with these features uses the idea. Ideas without an entry are proved otherwise. */
const USES_IDEA: Readonly<Partial<Record<IdeaId, (features: number) => boolean>>> = {
  // Not one kind of block alone.
  sequence: (features) => {
    const kinds = features & 31;
    return (kinds & (kinds - 1)) !== 0;
  },
  // Off the straight way, and back to it.
  detour: (features) =>
    hasAll(features, FEATURES.up | FEATURES.down) || hasAll(features, FEATURES.left | FEATURES.right),
  'repeat-3': (features) => (features & ANY_REPEAT) !== 0,
  'repeat-5': (features) => hasAll(features, FEATURES.repeat5),
  'two-inside': (features) => hasAll(features, FEATURES.longBody),
  'repeat-then-more': (features) => hasAll(features, FEATURES.afterRepeat),
  'inside-outside': (features) => hasAll(features, FEATURES.collectInside | FEATURES.collectOutside),
  'two-repeats': (features) => hasAll(features, FEATURES.twoRepeats),
  'few-blocks': (features) => (features & ANY_REPEAT) !== 0,
  'nested-small': (features) => hasAll(features, FEATURES.nested),
  'nested-large': (features) => hasAll(features, FEATURES.nested),
  count: (features) => hasAll(features, FEATURES.repeatOther),
};

const hasAll = (features: number, wanted: number) => (features & wanted) === wanted;

const found = new Map<string, Program | null>();

/**
 * The smallest program with the numbers of the palette, where other ones are not the idea; a search with all of them
 * takes many times as long, and is made once.
 */
function smallestOf(level: Level, idea: IdeaId, maxBlocks: number): Program | null {
  const key = `${level.id} ${maxBlocks}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const smallest = smallestProgram({ ...level, hasFreeTimes: idea === 'count' }, maxBlocks);
  found.set(key, smallest);
  return smallest;
}

const numbered = deliveries.map((delivery, index) => ({ delivery, number: index + 1 }));
const builds = numbered.filter(
  (each): each is { delivery: BuildDelivery; number: number } => each.delivery.kind === 'build',
);
const questions = numbered.filter(
  (each): each is { delivery: QuestionDelivery; number: number } => each.delivery.kind === 'question',
);

test('the first fifteen deliveries are in the order of their ideas', () => {
  expect(deliveries.slice(0, 15).map(({ idea }) => idea)).toEqual([
    'sequence',
    'detour',
    'mend',
    'repeat-3',
    'repeat-5',
    'predict',
    'two-inside',
    'repeat-then-more',
    'inside-outside',
    'two-repeats',
    'few-blocks',
    'nested-small',
    'nested-large',
    'read',
    'make',
  ]);
});

test("a delivery is found by its hash, and the level maker's hash is no delivery", () => {
  expect(findDeliveryNumber('d4')).toBe(4);
  expect(mapLevelById('d4')?.level.title).toEqual(deliveries[3]?.title);
  for (const hash of ['d0', 'd28', 'd', '4', 'main']) expect(findDeliveryNumber(hash)).toBeNull();
  expect(mapLevelById('d15')).toBeNull();
});

test.each([...builds, ...questions])('$delivery.title.en can be shared by link', ({ delivery }) => {
  const made = parseGridSketch(delivery);
  expect(parseMade(formatMade(made))).toEqual(made);
  expect(made.items.length).toBeLessThanOrEqual(MAX_ITEMS);
  expect(made.hazards.length).toBeLessThanOrEqual(MAX_HAZARDS);
});

describe.each(builds)('$delivery.title.en', ({ delivery, number }) => {
  const { level, maxBlocks } = buildMapLevel(delivery, number);
  const usesIdea = USES_IDEA[delivery.idea];

  test('a delivery can be solved with as many blocks as its star requires', () => {
    expect(isSolvable(level)).toBe(true);
    const program =
      delivery.idea === 'mend' ? parseProgramForm('rrcuurc') : smallestOf(level, delivery.idea, delivery.limit);
    expect(run(level, program ?? []).ending).toBe('all-found');
    expect(countBlocks(program ?? [])).toBeLessThanOrEqual(delivery.limit);
  });

  test('a delivery cannot be solved that small without its idea', () => {
    if (delivery.idea === 'mend') return;
    if (!usesIdea) throw new Error('Every other idea has a condition');
    expect(smallestProgram(level, delivery.limit, (features) => !usesIdea(features))).toBeNull();
  });

  test('other numbers of a repeat make no smaller program', () => {
    const smallest = smallestOf(level, delivery.idea, delivery.limit) ?? [];
    if (level.hasFreeTimes) expect(smallestProgram(level, countBlocks(smallest) - 1)).toBeNull();
    expect(level.hasFreeTimes).toBe([10, 11, 12, 26, 27].includes(number));
  });

  test('a delivery has a hint for each item', () => {
    for (const { id } of level.items) expect(level.goals?.[id]?.ko).toBeTruthy();
  });

  test('a delivery limits the number of blocks only where that is its idea', () => {
    expect(maxBlocks).toBe(delivery.idea === 'few-blocks' ? delivery.limit : null);
    if (maxBlocks !== null) expect(smallestProgram(level, maxBlocks - 1)).toBeNull();
  });
});

test('the program to repair is one block away from one solution', () => {
  const [{ delivery, number }] = builds.filter((each) => each.delivery.idea === 'mend') as [(typeof builds)[number]];
  const { level, given } = buildMapLevel(delivery, number);
  expect(run(level, given).ending).toBe('hazard');
  expect(findShortestActs(level)).toHaveLength(delivery.limit);
  const kinds = ['up', 'down', 'left', 'right', 'collect', 'repeat3', 'repeat5'] as const;
  const changes = given.flatMap((old, index) =>
    kinds.map((kind): Program => given.with(index, createBlock(kind, old.id) as Block)),
  );
  expect(changes.filter((program) => run(level, program).ending === 'all-found').map(formatProgram)).toEqual([
    'rrcuurc',
  ]);
});

describe.each(questions)('$delivery.title.en', ({ delivery, number }) => {
  const turns = delivery.programs.map((form, turn) => ({ form, ...buildMapLevel(delivery, number, turn) }));
  const cells = Array.from({ length: 25 }, (_, index) => ({ x: index % 5, y: Math.floor(index / 5) }));
  const answers = turns.map((mapLevel) => {
    const transcript = run(mapLevel.level, mapLevel.given);
    return cells.filter((cell) => isGuessRight(mapLevel, cell, transcript)).map(({ x, y }) => `${x},${y}`);
  });

  test('a question has one right square for each program, each a different one', () => {
    expect(answers.map((each) => each.length)).toEqual(turns.map(() => 1));
    expect(new Set(answers.flat()).size).toBe(turns.length);
    expect(turns[0]?.level.gridSize).toBe(5);
  });

  test('every program of a question runs to its end without leaving the grid', () => {
    for (const { level, given } of turns) {
      const { ending, entries } = run(level, given);
      expect(ending).toBe('ran-out');
      expect(entries.filter(({ effect }) => effect.kind === 'bumped')).toEqual([]);
    }
  });

  test('a question is answered wrong by a child who reads a repeat as one round', () => {
    for (const [turn, { form, level, ...mapLevel }] of turns.entries()) {
      const once = run(level, parseProgramForm(form.replaceAll(/\d\((\w+)\)/g, '$1')));
      const wrong = cells
        .filter((cell) => isGuessRight({ level, ...mapLevel }, cell, once))
        .map(({ x, y }) => `${x},${y}`);
      expect(wrong).not.toEqual(answers[turn]);
    }
  });
});

test('a question continues with its next program', () => {
  const first = mapLevelById(formatDeliveryId(6));
  expect(formatProgram(first?.given ?? [])).toBe('3(r)uu');
  expect(formatProgram(mapLevelById('d6', 1)?.given ?? [])).toBe('uu3(r)u');
  expect(formatProgram(mapLevelById('d6', 3)?.given ?? [])).toBe('3(r)uu');
});

const HINT_LEVELS = [1, 2, 3] as const;
const mapLevels: readonly (MapLevel & { readonly idea: IdeaId })[] = deliveries.flatMap((delivery, index) =>
  delivery.kind === 'make' ? [] : [{ ...buildMapLevel(delivery, index + 1), idea: delivery.idea }],
);

describe.each(mapLevels)('$level.title.en', (mapLevel) => {
  const { level, given, question, idea } = mapLevel;

  test('each hint level of a delivery has a hint in both languages', () => {
    for (const language of LANGUAGES) {
      const hints = HINT_LEVELS.map((hintLevel) =>
        formatHint(
          language,
          level,
          question ? getLevelTip(given, hintLevel) : findHint(level, given, createStartState(level), hintLevel),
        ),
      );
      expect(new Set(hints).size).toBe(HINT_LEVELS.length);
      for (const hint of hints) expect(hint).not.toMatch(/undefined|null|NaN/);
    }
  });

  test("a delivery's hint calls a program finished when it is as small as its star requires", () => {
    if (question) return;
    const program = smallestOf(level, idea, level.enoughBlocks ?? 0) ?? [];
    expect(run(level, program).ending).toBe('all-found');
    expect(findHint(level, program, createStartState(level), 1).diagnosis.kind).toBe('solved');
  });
});

/** What no solution of that many blocks does without. */
const WITHOUT: Readonly<Record<IdeaId, string>> = {
  sequence: 'one kind of block alone',
  detour: 'no move and its opposite',
  mend: 'no change of the given program',
  'repeat-3': 'no repeat',
  'repeat-5': 'no repeat of 5',
  predict: '',
  'two-inside': 'one block in each repeat',
  'repeat-then-more': 'nothing after a repeat',
  'inside-outside': 'collect inside only, or outside only',
  'two-repeats': 'at most one repeat',
  'few-blocks': 'no repeat',
  'nested-small': 'no repeat in a repeat',
  'nested-large': 'no repeat in a repeat',
  count: 'no number but 3 and 5',
  read: '',
  make: '',
  // Proved in arrange-deliveries.test.ts.
  arrange: '',
  rearrange: '',
};

function row(delivery: Exclude<Delivery, ArrangeDelivery>, number: number): string {
  const cells = [`${number}`, delivery.title.en, delivery.idea];
  if (delivery.kind === 'make') return line([...cells, '', '', "the child's own level, solved once"]);
  if (delivery.kind === 'question') {
    const answers = delivery.programs.map((form, turn) => {
      const mapLevel = buildMapLevel(delivery, number, turn);
      const transcript = run(mapLevel.level, mapLevel.given);
      const squares = Array.from({ length: 25 }, (_, index) => ({ x: index % 5, y: Math.floor(index / 5) }));
      const right = squares.find((square) => isGuessRight(mapLevel, square, transcript));
      return `\`${form}\` → (${right?.x},${right?.y})`;
    });
    return line([...cells, answers.join('; '), '', '']);
  }
  const { level } = buildMapLevel(delivery, number);
  const found = smallestOf(level, delivery.idea, delivery.limit) ?? [];
  // The grid that is mended has a smaller program, with a repeat, than the given one.
  const blocks = delivery.isLimitStrict ? `${delivery.limit} (strict)` : `${delivery.limit}`;
  const shortest = `\`${formatProgram(found)}\` (${countBlocks(found)})`;
  return line([...cells, shortest, blocks, WITHOUT[delivery.idea]]);
}

const withRow = deliveries.filter((delivery) => delivery.kind !== 'arrange');

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |');

test.each(withRow)('docs/adventure.md has the shortest program of $title.en', { tags: 'unmutated' }, (delivery) => {
  const page = readFileSync(new URL('../../../../docs/adventure.md', import.meta.url), 'utf8');
  const expected = row(delivery, deliveries.indexOf(delivery) + 1);
  const written = page.split('\n').find((each) => each.includes(`| ${delivery.title.en} |`));
  expect(written).toBe(expected);
});

test("a level of the child's own earns the delivery that is made", () => {
  expect(MAKE_DELIVERY_ID).toBe('d15');
  expect(mapLevelById(MAKE_DELIVERY_ID)).toBeNull();
});
