import { expect, test } from 'vitest';
import { type CoachState, findCoachTarget, isHeroLaughing } from './coach.tsx';

test.each<[string, CoachState, ReturnType<typeof findCoachTarget>, boolean]>([
  ['a new game', { endedRuns: 0, blocks: 0, playback: 'ready' }, 'right', false],
  ['one block', { endedRuns: 0, blocks: 1, playback: 'ready' }, 'run', false],
  ['its run', { endedRuns: 0, blocks: 1, playback: 'running' }, null, false],
  ['its end', { endedRuns: 1, blocks: 1, playback: 'ended' }, 'right', true],
  ['two blocks', { endedRuns: 1, blocks: 2, playback: 'ready' }, 'run', false],
  ['their end', { endedRuns: 2, blocks: 2, playback: 'ended' }, null, true],
  ['a third block', { endedRuns: 2, blocks: 3, playback: 'ready' }, null, false],
  ['a child who is ahead', { endedRuns: 0, blocks: 3, playback: 'ready' }, null, false],
  ['an emptied program', { endedRuns: 1, blocks: 0, playback: 'ready' }, 'right', false],
  ['a later run', { endedRuns: 3, blocks: 3, playback: 'ended' }, null, false],
])('the coach points at the right control in: %s', (_, state, target, laughs) => {
  expect(findCoachTarget(state)).toBe(target);
  expect(isHeroLaughing(state)).toBe(laughs);
});
