import { describe, expect, test } from 'vitest';
import { parseProgram } from '../program/program.ts';
import { describeEnding } from '../run/describe-run.ts';
import { mapLevelById } from '../world/deliveries.ts';
import { levels, SHORTEST_PROGRAMS } from '../world/levels.ts';
import {
  type AdventureEvent,
  type AdventureState,
  initialState,
  reduceAdventure,
  startLevel,
} from './adventure-state.ts';
import { adventureText } from './adventure-text.ts';
import { buildAnnouncements, getShownRun, isHazardAlerted, type RunAnnouncements } from './announcements.ts';
import { openShared } from './navigation.ts';

const text = adventureText.en;
const solution = SHORTEST_PROGRAMS['programming-basics'] ?? '';

function playing(form: string): AdventureState {
  return startLevel('cat', { kind: 'story', index: 0 }, 0, parseProgram(form) ?? []);
}

/** The announcements after each event, as the page makes them. */
function announced(start: AdventureState, ...types: AdventureEvent['type'][]): RunAnnouncements[] {
  let now = start;
  return types.map((type) => {
    const before = getShownRun(now);
    now = reduceAdventure(now, { type } as AdventureEvent);
    return buildAnnouncements(before, now, 'en');
  });
}

function runToEnd(start: AdventureState): RunAnnouncements[] {
  const all: RunAnnouncements[] = [];
  let now = start;
  for (
    let type: AdventureEvent['type'] = 'run';
    all.length === 0 || getShownRun(now)?.state === 'running';
    type = 'tick'
  ) {
    const before = getShownRun(now);
    now = reduceAdventure(now, { type } as AdventureEvent);
    all.push(buildAnnouncements(before, now, 'en'));
  }
  return all;
}

const silent: RunAnnouncements = { spoken: [], sound: null, toast: null };

describe('a run', () => {
  test('a run announces each step with its sound, and its end after the last step', () => {
    expect(runToEnd(playing('rc'))).toEqual([
      { ...silent, spoken: ['One square right, to column 2, row 8.'], sound: 'moved' },
      { ...silent, spoken: ['Nothing to collect here.'], sound: 'nothing-here' },
      { ...silent, spoken: [describeEnding('en', 'ran-out')] },
    ]);
  });

  test('a run into a hazard announces the end with the step', () => {
    const last = runToEnd(playing('ur')).at(-1);
    expect(last).toMatchObject({ sound: 'hazard', toast: null });
    expect(last?.spoken[1]).toBe(describeEnding('en', 'hazard'));
  });

  test('a run that solves the level announces it with the last step', () => {
    const last = runToEnd(playing(solution)).at(-1);
    expect(last?.sound).toBe('level-complete');
    expect(last?.spoken.slice(1)).toEqual([text.levelComplete, levels[0]?.completionMessage.en]);
  });

  test('a run of empty repeats announces that there is nothing to run', () => {
    expect(announced(playing('3()'), 'run')).toEqual([
      { ...silent, spoken: [text.nothingToRun], toast: text.nothingToRun },
    ]);
  });

  test('a run over the step limit shows a toast too', () => {
    const last = runToEnd(playing('5(5(5(5(ud))))')).at(-1);
    expect(last).toMatchObject({ toast: describeEnding('en', 'step-limit') });
  });
});

describe('nothing is announced', () => {
  test.each<[string, AdventureState, AdventureEvent['type'][]]>([
    ['while no run is on the grid', playing('r'), ['undo', 'back-to-start']],
    ['outside of a level', initialState, ['run', 'tick']],
  ])('nothing is announced %s', (_, start, types) => {
    expect(announced(start, ...types)).toEqual(types.map(() => silent));
  });

  test('nothing is announced when a run is paused and continued', () => {
    expect(announced(playing('rrr'), 'run', 'pause', 'run').slice(1)).toEqual([silent, silent]);
  });

  test('nothing is announced at the end of a visited level that is already solved', () => {
    const program = parseProgram(solution) ?? [];
    let now: AdventureState = reduceAdventure(openShared({ kind: 'story', index: 0, program }, 'cat'), { type: 'run' });
    while (getShownRun(now)?.state === 'running') now = reduceAdventure(now, { type: 'tick' });
    expect(announced(now, 'celebrated')).toEqual([silent]);
  });
});

describe('steps by hand', () => {
  test('a step back announces where the hero stands, without a sound', () => {
    expect(announced(playing('rr'), 'step', 'step', 'step-back').at(-1)).toEqual({
      ...silent,
      spoken: [text.steppedBack, 'column 2, row 8'],
    });
  });

  test('the same step is announced again in a new run', () => {
    const [, , again] = announced(playing('l'), 'step', 'back-to-start', 'step');
    expect(again?.sound).toBe('bumped');
  });

  test('the end is announced once, and again after a step back', () => {
    const ends = announced(playing('l'), 'step', 'step-back', 'step').map(({ spoken }) =>
      spoken.includes(describeEnding('en', 'ran-out')),
    );
    expect(ends).toEqual([true, false, true]);
  });
});

test('a hazard is told in an alert three times, and in the levels of the story always', () => {
  const mapLevel = mapLevelById('d2');
  if (!mapLevel) throw new Error('d2 is a level');
  const delivery = startLevel('cat', { kind: 'map', mapLevel, guess: null });
  expect([0, 2, 3].map((before) => isHazardAlerted(delivery, before))).toEqual([true, true, false]);
  expect(isHazardAlerted(playing('r'), 99)).toBe(true);
  expect(isHazardAlerted(openShared({ kind: 'story', index: 1, program: [] }, null), 99)).toBe(true);
});
