import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TAILS, WRITINGS } from '../../address/tails.fixture.ts';
import { computeTaskEnd, findTask, formatTask, isTaskCurrent, parseTask } from './table-task.ts';
import { CHOOSABLE_TABLES } from './times-fact.ts';

test('a task is read from its link as it was set', () => {
  fc.assert(
    fc.property(fc.subarray([...CHOOSABLE_TABLES], { minLength: 1 }), (tables) => {
      expect(parseTask(`#${formatTask(tables)}`)).toEqual({ state: 'read', tables });
    }),
  );
});

test('a task is read from its link with any tail, however the link was written anew', () => {
  const anyTables = fc.subarray([...CHOOSABLE_TABLES], { minLength: 1 });
  const anyWriting = fc.constantFrom(...Object.values(WRITINGS));
  fc.assert(
    fc.property(anyTables, fc.constantFrom(...TAILS), anyWriting, (tables, tail, write) => {
      expect(parseTask(`#${write(formatTask(tables), tail)}`)).toEqual({ state: 'read', tables });
    }),
  );
  expect(parseTask('#tables=2, 3, 4를')).toEqual({ state: 'read', tables: [2, 3, 4] });
});

test.each([
  ['', 'none'],
  ['#', 'none'],
  ['#room=abc', 'none'],
  ['#tablespoon', 'none'],
  ['#tables=', 'bad'],
  ['#tables', 'bad'],
  ['#tables=1', 'bad'],
  ['#tables=6,10', 'bad'],
  ['#tables=6;8', 'bad'],
  ['#tables=6%EB%A5,8', 'bad'],
  ['#tables%3D를', 'bad'],
] as const)('the hash %s sets no task and is read as %s', (hash, state) => {
  expect(parseTask(hash)).toEqual({ state });
});

test("a player's own task outweighs the room's, and another player's task is ignored", () => {
  const own = { playerName: '하늘', tables: [6, 8] };
  const other = { playerName: '바다', tables: [9] };
  const whole = { playerName: null, tables: [7] };
  for (const [tasks, expected] of [
    [[], null],
    [[other], null],
    [[other, whole], whole],
    [[whole, other, own], own],
    [[own, whole], own],
  ] as const) {
    expect(findTask(tasks, '하늘')).toBe(expected);
  }
});

test('a task is valid until its end, to the millisecond, unless it was set a week or more ahead', () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
      fc.integer({ min: -2e9, max: 2e9 }),
      (setAt, passedMs) => {
        const now = new Date(setAt.getTime() + passedMs);
        const isBeforeEnd = now < computeTaskEnd(setAt);
        expect(isTaskCurrent(setAt, now)).toBe(
          isBeforeEnd && computeTaskEnd(setAt).getTime() - now.getTime() < 1_209_600_000,
        );
      },
    ),
  );
});
