import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countBlocks, formatProgram } from '../program/program.ts';
import { run } from '../run/run.ts';
import { smallestProgram } from '../solver/smallest-program.fixture.ts';
import { isGuessRight } from '../state/task-rules.ts';
import { deliveries } from './deliveries.ts';
import { buildMapLevel, type Delivery, type IdeaId } from './delivery.ts';

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
  read: '',
  make: '',
};

function row(delivery: Delivery, number: number): string {
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
  const found = smallestProgram(level, delivery.limit) ?? [];
  // The grid that is mended has a smaller program, with a repeat, than the given one.
  const blocks = delivery.isLimitStrict ? `${delivery.limit} (strict)` : `${delivery.limit}`;
  const shortest = `\`${formatProgram(found)}\` (${countBlocks(found)})`;
  return line([...cells, shortest, blocks, WITHOUT[delivery.idea]]);
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |');

const page = readFileSync(new URL('../../../../docs/adventure.md', import.meta.url), 'utf8');

test.each(deliveries)('docs/adventure.md has the shortest program of $title.en', (delivery) => {
  const expected = row(delivery, deliveries.indexOf(delivery) + 1);
  const written = page.split('\n').find((each) => each.includes(`| ${delivery.title.en} |`));
  expect(written).toBe(expected);
});
