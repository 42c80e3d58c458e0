import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { levels, SMALLEST_PROGRAMS } from '../levels/levels.ts';
import { formatProgram, parseProgram } from '../program/program.ts';
import { noProgress } from '../progress/progress.ts';
import { kept, resumed, sharedOf, visited } from '../progress/resume.ts';
import {
  begin,
  canRun,
  entryOf,
  firstGame,
  type Game,
  type GameEvent,
  type Playing,
  pointsOf,
  situationOf,
  step,
  trailOf,
} from './adventure-state.ts';

function playing(form: string, index = 0): Playing {
  return begin('cat', { kind: 'story', index }, 0, parseProgram(form) ?? []);
}

function pressed(game: Game, ...types: GameEvent['type'][]): Playing {
  const end = types.reduce((now, type) => step(now, { type } as GameEvent), game);
  if (end.stage !== 'playing') throw new Error(`The stage is ${end.stage}`);
  return end;
}

function runToEnd(game: Game): Game {
  let now = step(game, { type: 'run' });
  while (now.stage === 'playing' && now.playback.state === 'running') now = step(now, { type: 'tick' });
  return now;
}

describe('the stages', () => {
  test('choosing a character starts level 1, empty and at its start', () => {
    const game = step(firstGame, { type: 'choose', character: 'dog' });
    expect(game).toMatchObject({ stage: 'playing', character: 'dog', task: { kind: 'story', index: 0 } });
    expect((game as Playing).history.present).toEqual([]);
    expect(situationOf(game as Playing).position).toEqual({ x: 0, y: 7 });
  });

  test('each level solved leads to the next, empty again, and the last to the end with all points', () => {
    let game: Game = playing(SMALLEST_PROGRAMS[levels[0]?.id ?? ''] ?? '');
    for (const [index, level] of levels.entries()) {
      if (game.stage !== 'playing') throw new Error('too early');
      expect(game.task).toEqual({ kind: 'story', index });
      const program = parseProgram(SMALLEST_PROGRAMS[level.id] ?? '');
      game = runToEnd(step(game, { type: 'edit', program }));
      expect((game as Playing).playback.state).toBe('celebrating');
      game = step(game, { type: 'celebrated' });
      if (game.stage === 'playing') expect(game.history.present).toEqual([]);
    }
    expect(game).toEqual({ stage: 'completed', character: 'cat', points: 400 });
    expect(step(game, { type: 'play-again' })).toEqual(firstGame);
  });
});

describe('a run', () => {
  test('needs a block, and none can be started while one is on', () => {
    expect(canRun(playing(''))).toBe(false);
    const running = pressed(playing('rr'), 'run');
    expect(canRun(running)).toBe(false);
    expect(step(running, { type: 'undo' })).toBe(running);
  });

  test('shows its first step at once, and gives the last one its time', () => {
    let game = pressed(playing('rr'), 'run');
    expect(situationOf(game).position.x).toBe(1);
    game = pressed(game, 'tick');
    expect(situationOf(game).position.x).toBe(2);
    expect(game.playback.state).toBe('running');
    expect(pressed(game, 'tick').playback.state).toBe('ended');
  });

  test('goes on from where the hero stands, and what is found stays found', () => {
    const first = runToEnd(playing('rrrc')) as Playing;
    const second = runToEnd(first) as Playing;
    expect(situationOf(second)).toMatchObject({ position: { x: 4, y: 7 }, found: ['mitten'] });
    expect(pointsOf(second)).toBe(50);
    expect(situationOf(pressed(second, 'back-to-start'))).toMatchObject({ position: { x: 0, y: 7 }, found: [] });
    expect(pointsOf(pressed(second, 'back-to-start'))).toBe(0);
  });

  test('that hits a hazard marks the block until the next run, and the hero stays before it', () => {
    const game = runToEnd(playing('rurr')) as Playing;
    expect(game.fell).toEqual({ blockId: '2', type: 'fire' });
    expect(situationOf(game).position).toEqual({ x: 1, y: 7 });
    expect(pressed(game, 'step-back').fell).not.toBeNull();
    expect(pressed(game, 'run').fell).toBeNull();
  });

  test('ends where the hero stands when the program is changed in a pause', () => {
    const paused = pressed(playing('rrr'), 'run', 'tick', 'pause');
    const edited = step(paused, { type: 'add', kind: 'up' }) as Playing;
    expect(edited.playback.state).toBe('ready');
    expect(situationOf(edited).position.x).toBe(2);
    expect(trailOf(edited)).toHaveLength(3);
  });

  test('of empty repeats alone is over at once', () => {
    const game = step(playing('3()'), { type: 'run' }) as Playing;
    expect(game.playback).toMatchObject({ state: 'ended', shown: 0 });
  });

  test('block and hero always tell of the same entry, whatever is pressed', () => {
    const presses: GameEvent['type'][] = ['run', 'pause', 'tick', 'step', 'step-back', 'back-to-start', 'undo', 'redo'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...presses), { maxLength: 60 }), (types) => {
        let game: Game = playing('3(ru)cl');
        for (const type of types) {
          game = step(game, { type } as GameEvent);
          if (game.stage !== 'playing' || game.playback.state === 'ready') continue;
          const { transcript, shown } = game.playback;
          const entry = entryOf(game);
          expect(entry).toBe(transcript.entries[shown - 1] ?? null);
          expect(situationOf(game)).toBe(entry ?? transcript.start);
          expect(trailOf(game).at(-1)).toEqual(situationOf(game).position);
        }
      }),
    );
  });
});

describe('a tapped block', () => {
  test('goes to the end, or into the repeat that is open; a new repeat is open', () => {
    let game: Game = playing('');
    for (const kind of ['right', 'repeat3', 'up', 'collect'] as const) game = step(game, { type: 'add', kind });
    expect(formatProgram((game as Playing).history.present)).toBe('r3(uc)');
    game = step(step(game, { type: 'open-repeat', id: null }), { type: 'add', kind: 'left' });
    expect(formatProgram((game as Playing).history.present)).toBe('r3(uc)l');
  });
});

describe('what is kept', () => {
  test('opens again as it was left: hero, square, things found, points and program', () => {
    const left = runToEnd(playing('rrrc')) as Playing;
    const again = resumed(kept(noProgress, left)) as Playing;
    expect(situationOf(again)).toEqual({ ...situationOf(left), position: { x: 3, y: 7 } });
    expect(again.character).toBe('cat');
    expect(pointsOf(again)).toBe(50);
    expect(formatProgram(again.history.present)).toBe('rrrc');
  });

  test('a level left in its two seconds of glory is done, with its stars', () => {
    const progress = kept(noProgress, runToEnd(playing(SMALLEST_PROGRAMS['programming-basics'] ?? '')));
    expect(progress.stars['programming-basics']).toHaveLength(4);
    expect(resumed(progress)).toMatchObject({ stage: 'playing', task: { index: 1 }, pointsBefore: 100 });
  });

  test("leaves the child's own game alone while a friend's program is looked at", () => {
    const own = kept(noProgress, playing('rr'));
    const visit = visited({ kind: 'story', index: 1, program: parseProgram('3(ru)') ?? [] }, 'robot');
    expect(kept(own, visit)).toBe(own);
    expect(formatProgram(sharedOf(visit).program)).toBe('3(ru)');
    expect(situationOf(visit).position).toEqual(levels[1]?.startPosition);
  });
});
