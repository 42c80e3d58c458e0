import { describe, expect, test } from 'vitest';
import { MAX_HAZARDS, MAX_ITEMS } from '../levels/made-level.ts';
import { findShortestActs, isSolvable } from '../levels/solve.ts';
import { formatMade, parseMade } from '../links/share.ts';
import { type Block, countBlocks, formatProgram, type Program } from '../program/program.ts';
import { createBlock } from '../program/program-edit.ts';
import { run } from '../run/run.ts';
import { smallestProgram } from '../solver/smallest-program.fixture.ts';
import { isGuessRight } from '../state/task-rules.ts';
import { deliveries, findDeliveryNumber, mapLevelById } from './deliveries.ts';
import {
  type BuildDelivery,
  buildMapLevel,
  formatDeliveryId,
  parseGridSketch,
  parseProgramForm,
  type QuestionDelivery,
} from './delivery.ts';
import { USES_IDEA } from './uses-idea.fixture.ts';

const numbered = deliveries.map((delivery, index) => ({ delivery, number: index + 1 }));
const builds = numbered.filter(
  (each): each is { delivery: BuildDelivery; number: number } => each.delivery.kind === 'build',
);
const questions = numbered.filter(
  (each): each is { delivery: QuestionDelivery; number: number } => each.delivery.kind === 'question',
);

test('there are fifteen deliveries, in the order of their ideas', () => {
  expect(deliveries.map(({ idea }) => idea)).toEqual([
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
  for (const hash of ['d0', 'd16', 'd', '4', 'main']) expect(findDeliveryNumber(hash)).toBeNull();
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
    const program = delivery.idea === 'mend' ? parseProgramForm('rrcuurc') : smallestProgram(level, delivery.limit);
    expect(run(level, program ?? []).ending).toBe('all-found');
    expect(countBlocks(program ?? [])).toBeLessThanOrEqual(delivery.limit);
  });

  test('a delivery cannot be solved that small without its idea', () => {
    if (delivery.idea === 'mend') return;
    if (!usesIdea) throw new Error('Every other idea has a condition');
    expect(smallestProgram(level, delivery.limit, (features) => !usesIdea(features))).toBeNull();
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
