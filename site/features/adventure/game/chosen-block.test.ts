import { describe, expect, test } from 'vitest';
import { formatProgram, parseProgram } from '../program/program.ts';
import { type AdventureEvent, reduceAdventure, startLevel } from './adventure-state.ts';
import type { PlayingState } from './playing-state.ts';

function playing(form: string): PlayingState {
  return startLevel('cat', { kind: 'story', index: 0 }, 0, parseProgram(form) ?? []);
}

function after(game: PlayingState, ...events: readonly AdventureEvent[]): PlayingState {
  return events.reduce((now, event) => reduceAdventure(now, event) as PlayingState, game);
}

describe('a block that was chosen in the strip', () => {
  const form = (game: PlayingState) => formatProgram(game.history.present);
  const choose = (id: string): AdventureEvent => ({ type: 'choose-block', id });
  const add = (kind: 'left' | 'down' | 'repeat3'): AdventureEvent => ({ type: 'add', kind });
  const takeBack: AdventureEvent = { type: 'take-back' };
  const openEnd: AdventureEvent = { type: 'open-repeat', id: null };

  // Ids are numbers in reading order.
  test.each<[string, string, AdventureEvent[], string]>([
    ['the next blocks go after it, in their order', 'ruc', [choose('1'), add('left'), add('down')], 'rlduc'],
    ['it is removed, and the next one takes its place', 'ruc', [choose('2'), takeBack, add('left')], 'rlc'],
    ['the first one is removed, and the next one takes its place', 'ruc', [choose('1'), takeBack, add('left')], 'luc'],
    ['nothing is before the first place', 'ruc', [choose('1'), takeBack, takeBack], 'uc'],
    ['the same inside of a repeat', '3(ru)c', [choose('2'), takeBack, add('left')], '3(lu)c'],
    ['a repeat is removed with its blocks', '3(ru)c', [choose('1'), takeBack], 'c'],
    ['a new repeat after it is open', 'ru', [choose('1'), add('repeat3'), add('left')], 'r3(l)u'],
    ['chosen again it is chosen no more', 'ruc', [choose('1'), choose('1'), add('left')], 'rucl'],
    ['the end is chosen instead', 'ruc', [choose('1'), openEnd, add('left')], 'rucl'],
    ['the newest one is removed where none is chosen', 'ruc', [takeBack], 'ru'],
    [
      'a chosen block that is gone counts as none',
      'ru',
      [add('left'), choose('new-1'), { type: 'undo' }, add('down')],
      'rud',
    ],
  ])('%s', (_, program, events, expected) => {
    expect(form(after(playing(program), ...events))).toBe(expected);
  });

  test('undo brings a removed block back', () => {
    expect(form(after(playing('ruc'), choose('2'), takeBack, { type: 'undo' }))).toBe('ruc');
  });
});
