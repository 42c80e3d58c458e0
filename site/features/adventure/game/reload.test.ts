import { expect, test } from 'vitest';
import { EMPTY_PROGRESS, formatProgress, parseProgress } from '../stored/progress.ts';
import { type AdventureEvent, type AdventureState, initialState, reduceAdventure } from './adventure-state.ts';
import { restoreState, updateProgress } from './navigation.ts';

/** The first level after some events, with an emptied program, and then after two reloads. */
function reloaded(...events: readonly AdventureEvent[]): AdventureState {
  const all: readonly AdventureEvent[] = [
    { type: 'choose', character: 'cat' },
    ...events,
    { type: 'run' },
    ...Array.from({ length: 4 }, (): AdventureEvent => ({ type: 'tick' })),
    { type: 'edit', program: [] },
  ];
  let now: AdventureState = initialState;
  for (const event of all) now = reduceAdventure(now, event);
  // Twice: what was restored is stored again.
  for (let reload = 0; reload < 2; reload += 1)
    now = restoreState(parseProgress(formatProgress(updateProgress(EMPTY_PROGRESS, now))));
  return now;
}

const add = (kind: 'right' | 'up'): AdventureEvent => ({ type: 'add', kind });
const there = { runStart: { position: { x: 1, y: 7 } }, history: { present: [] } };

test('after a hazard an emptied program starts over, a reload later, too', () => {
  expect(reloaded(add('right'), add('up'))).toMatchObject({ ...there, runFrom: 'start' });
});

test('without a hazard an emptied program goes on from where the hero stands', () => {
  expect(reloaded(add('right'))).toMatchObject({ ...there, runFrom: 'here' });
});
