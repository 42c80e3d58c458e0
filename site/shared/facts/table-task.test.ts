import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CHOOSABLE_TABLES } from '../players/players.ts';
import { formatTask, parseTask } from './table-task.ts';

it('a task is read from its link as it was set', () => {
  fc.assert(
    fc.property(fc.subarray([...CHOOSABLE_TABLES], { minLength: 1 }), (tables) => {
      expect(parseTask(`#${formatTask(tables)}`)).toEqual(tables);
    }),
  );
});

it('any other hash sets nothing', () => {
  for (const hash of ['', '#', '#tables=', '#tables=1', '#tables=6,10', '#room=abc', '#tables=6;8']) {
    expect(parseTask(hash)).toBeNull();
  }
});
