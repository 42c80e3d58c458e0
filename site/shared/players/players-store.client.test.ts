// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { readStored } from '../storage/stored-text.client.ts';
import { FORGET_PLAYERS_KEY, PLAYERS_KEY, parsePlayers } from './players.ts';
import {
  addMemory,
  changePlayer,
  forgetPlayer,
  forgetUnstored,
  getPlayer,
  getToday,
  isEphemeral,
  rememberAnswer,
  setEphemeral,
} from './players-store.client.ts';

const FACT = { table: 7, multiplier: 8 } as const;

function storedNames(): string[] {
  return parsePlayers(readStored(PLAYERS_KEY)).map(({ name }) => name);
}

function play(...names: readonly string[]): void {
  for (const name of names) rememberAnswer(name, FACT, 'fluent');
}

beforeEach(() => {
  localStorage.clear();
  setEphemeral(false);
});

describe('the players of a device', () => {
  test('players are stored with their answers and the day on which they last played', () => {
    play('Mina');
    changePlayer('Mina', (player) => ({ ...player, tables: [7] }));
    const [mina] = parsePlayers(readStored(PLAYERS_KEY));
    expect(mina).toMatchObject({ name: 'Mina', tables: [7], lastDay: getToday() });
    expect(mina?.facts.get('7 × 8')?.has(getToday())).toBe(true);
  });

  test('deleting a player removes everything about that player and keeps the others', () => {
    play('Mina', 'Joon');
    forgetPlayer('Mina');
    expect(storedNames()).toEqual(['Joon']);
    expect(readStored(PLAYERS_KEY)).not.toContain('Mina');
    expect(getPlayer('Mina').facts.size).toBe(0);
  });

  test('deleting the last player removes the stored text', () => {
    play('Mina');
    forgetPlayer('Mina');
    expect(localStorage.getItem(PLAYERS_KEY)).toBeNull();
  });

  test('deleting a name that never played here changes nothing', () => {
    play('Mina');
    const before = localStorage.getItem(PLAYERS_KEY);
    forgetPlayer('Joon');
    expect(localStorage.getItem(PLAYERS_KEY)).toBe(before);
  });

  test('an imported memory is merged into the stored one', () => {
    play('Mina');
    addMemory('Mina', new Map([['3 × 7', new Map([[getToday(), 'fluent' as const]])]]));
    expect([...getPlayer('Mina').facts.keys()].sort()).toEqual(['3 × 7', '7 × 8']);
  });
});

describe('a device that forgets its players', () => {
  test('a device that is set to forget deletes all stored players at once', () => {
    play('Mina', 'Joon');
    setEphemeral(true);
    expect(localStorage.getItem(PLAYERS_KEY)).toBeNull();
    expect(localStorage.getItem(FORGET_PLAYERS_KEY)).toBe('on');
    expect(getPlayer('Mina').facts.size).toBe(0);
  });

  test('a device that forgets knows a player until the turn ends and stores nothing', () => {
    setEphemeral(true);
    play('Mina');
    expect(getPlayer('Mina').facts.size).toBe(1);
    expect(localStorage.getItem(PLAYERS_KEY)).toBeNull();
    forgetUnstored();
    expect(getPlayer('Mina').facts.size).toBe(0);
  });

  test('a device that no longer forgets stores new players, without the earlier ones', () => {
    setEphemeral(true);
    play('Mina');
    setEphemeral(false);
    expect(isEphemeral()).toBe(false);
    play('Joon');
    expect(storedNames()).toEqual(['Joon']);
  });
});
