import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../shared/language/language.ts';
import { reduceAdventure, startLevel } from '../game/adventure-state.ts';
import { type BlockKind, countBlocks, formatProgram } from '../program/program.ts';
import { isBuiltOf } from '../program/tiles.ts';
import { applySuggestion } from '../run/change.ts';
import { findHint } from '../run/hints.ts';
import { createStartState, run } from '../run/run.ts';
import { arrangeDeliveries } from './arrange-deliveries.ts';
import { listArrangements, MISTAKES } from './arrangements.fixture.ts';
import { deliveries } from './deliveries.ts';
import { buildMapLevel, parseProgramForm } from './delivery.ts';

test('six are put in order with one block too many, and four are mended with none', () => {
  const given = arrangeDeliveries.map(({ idea, extra, given }) => [idea, extra !== '', given !== '']);
  expect(given).toEqual([
    ...Array.from({ length: 6 }, () => ['arrange', true, false]),
    ...Array.from({ length: 4 }, () => ['rearrange', false, true]),
  ]);
  expect(deliveries.slice(15, 25)).toEqual(arrangeDeliveries);
});

test('no two have the same words, the two descriptions aside', () => {
  for (const language of LANGUAGES) {
    const words = arrangeDeliveries.flatMap(({ title, story, completionMessage, goals }) =>
      [title, story, completionMessage, ...Object.values(goals)].map((each) => each[language]),
    );
    expect(new Set(words).size).toBe(words.length);
  }
});

const numbered = arrangeDeliveries.map((delivery, index) => ({ delivery, number: index + 16 }));

/** The programs of the delivery's blocks: how many there are, and those that find everything. */
function search({ delivery, number }: (typeof numbered)[number]) {
  const { level, maxBlocks } = buildMapLevel(delivery, number);
  const all = [...listArrangements(level.tiles ?? {}, maxBlocks ?? 0)];
  return { count: all.length, solving: all.filter((program) => run(level, program).ending === 'all-found') };
}

describe.each(numbered)('$number $delivery.title.en', (each) => {
  const { delivery, number } = each;
  const { level, given, maxBlocks } = buildMapLevel(delivery, number);

  test('exactly one arrangement of its blocks finds everything', () => {
    expect(search(each).solving.map(formatProgram)).toEqual([delivery.solution]);
    expect(maxBlocks).toBe(countBlocks(parseProgramForm(delivery.solution)));
  });

  test('each mistake is what its name says, is built of the blocks, and fails', () => {
    for (const { name, program } of delivery.mistakes) {
      expect(MISTAKES[name](delivery.solution)).toContain(program);
      expect(isBuiltOf(level, parseProgramForm(program))).toBe(true);
      expect(run(level, parseProgramForm(program)).ending).not.toBe('all-found');
    }
    expect(new Set(delivery.mistakes.map(({ name }) => name)).size).toBe(delivery.mistakes.length);
  });

  test('the block that is too many belongs to a mistake; a given program has one', () => {
    const programs = delivery.mistakes.map(({ program }) => program);
    if (delivery.given) expect(formatProgram(given)).toBe(programs[0]);
    const count = (form: string) => form.split(delivery.extra).length;
    if (delivery.extra) expect(programs.some((form) => count(form) > count(delivery.solution))).toBe(true);
  });

  test('the third hint mends each mistake in one change, and never names a block that is not there', () => {
    for (const { name, program } of delivery.mistakes) {
      const child = parseProgramForm(program);
      const { suggestion } = findHint(level, child, createStartState(level), 3);
      const mended = suggestion && applySuggestion(child, suggestion);
      expect([name, mended && formatProgram(mended)]).toEqual([name, delivery.solution]);
    }
    const { suggestion } = findHint(level, [], createStartState(level), 3);
    expect(isBuiltOf(level, (suggestion && applySuggestion([], suggestion)) ?? [])).toBe(true);
  });
});

test('a block of which none is left is not added', () => {
  const mapLevel = buildMapLevel(arrangeDeliveries[0] ?? expect.fail(), 16);
  const start = startLevel('girl', { kind: 'map', mapLevel, guess: null });
  const kinds: readonly BlockKind[] = ['left', 'left', 'down', 'repeat3', 'up', 'up', 'up'];
  const end = kinds.reduce<ReturnType<typeof reduceAdventure>>(
    (game, kind) => reduceAdventure(game, { type: 'add', kind }),
    start,
  );
  expect(end.stage === 'playing' && formatProgram(end.history.present)).toBe('luu');
});

test.each(numbered)('docs/adventure.md has the proof of $delivery.title.en', { tags: 'unmutated' }, (each) => {
  const { delivery, number } = each;
  const { level } = buildMapLevel(delivery, number);
  const mistakes = delivery.mistakes.map(
    ({ name, program }) => `${name} \`${program}\` (${run(level, parseProgramForm(program)).ending})`,
  );
  const cells = [
    `${number}`,
    delivery.title.en,
    delivery.extra && `\`${delivery.extra}\``,
    `\`${delivery.solution}\``,
    `${search(each).count}`,
    mistakes.join(', '),
  ];
  const page = readFileSync(new URL('../../../../docs/adventure.md', import.meta.url), 'utf8');
  expect(page.split('\n')).toContain(`| ${cells.join(' | ')} |`.replaceAll('|  |', '| |'));
});
