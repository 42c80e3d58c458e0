import { expect, test } from 'vitest';
import { CLOSED_HINT, canClimb, climb, type HintStep } from './hint-ladder.ts';

const after = (steps: readonly HintStep[], isGated = true) =>
  steps.reduce((ladder, step) => climb(ladder, step, isGated), CLOSED_HINT);

test.each<[readonly HintStep[], 1 | 2 | 3 | null, boolean]>([
  [['open'], 1, true],
  [['open', 'more'], 2, false],
  [['open', 'more', 'more'], 2, false],
  [['open', 'more', 'run'], 2, true],
  [['open', 'more', 'run', 'more'], 3, false],
  [['open', 'run', 'more', 'more'], 2, false],
  [['open', 'more', 'close'], null, false],
  // What was seen stays seen, in a closed hint too.
  [['open', 'more', 'close', 'run', 'open', 'more', 'more'], 3, false],
  // The next change waits for its own run.
  [['open', 'more', 'run', 'more', 'close', 'open', 'more', 'more'], 2, false],
  [['open', 'more', 'run', 'more', 'run'], null, false],
])('after %j the hint is at level %j, and there is more of it: %s', (steps, level, isMore) => {
  expect(after(steps).level).toBe(level);
  expect(canClimb(after(steps), true)).toBe(isMore);
});

test('the tips about a program that cannot be changed need no run', () => {
  expect(after(['open', 'more', 'more'], false).level).toBe(3);
  expect(after(['open', 'more', 'more', 'run'], false).level).toBe(3);
});
