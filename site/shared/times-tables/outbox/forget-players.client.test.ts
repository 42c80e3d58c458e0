// @vitest-environment happy-dom

import { beforeEach, describe, expect, test } from 'vitest';
import { readStored } from '../../storage/stored-text.client.ts';
import { saveDailyRequest } from '../facts/daily-request.client.ts';
import { DAILY_REQUEST_KEY } from '../facts/daily-request.ts';
import { getFact } from '../facts/times-fact.ts';
import { FORGET_PLAYERS_KEY, parsePlayers } from '../players/players.ts';
import { PLAYERS_KEY } from '../players/players-key.ts';
import { forgetPlayersInMemory, forgetsPlayers, getPlayer, rememberAnswer } from '../players/players-store.client.ts';
import { RUN_KEY } from '../players/run-key.ts';
import { forgetDeletedPlayer, forgetPlayers, setForgetsPlayers } from './forget-players.client.ts';
import { settle } from './outbox.ts';
import { createOutboxKey, getOutbox, queuePractice, writeOutbox } from './outbox-store.client.ts';
import { readAllSentKeys, rememberSentKey } from './sent-keys.client.ts';

const FACT = getFact(7, 8);

function storedNames(): string[] {
  return parsePlayers(readStored(PLAYERS_KEY)).map(({ name }) => name);
}

function play(...names: readonly string[]): void {
  for (const name of names) rememberAnswer(name, FACT, 'fluent');
}

/** Stores everything that names a player: as one who has played, sent, left a quiz, and was sent here by the report. */
function leaveTraces(playerName: string): void {
  play(playerName);
  sessionStorage.setItem(RUN_KEY, JSON.stringify({ playerName, key: 'key-1' }));
  saveDailyRequest({ playerName, facts: [FACT] });
  rememberSentKey(playerName, 'key-0');
  queuePractice(createOutboxKey(), { playerName, questions: [] }, Date.now(), null);
}

/** The keys of the storages whose texts have a name. */
function findName(name: string): string[] {
  const texts = [localStorage, sessionStorage].flatMap((storage) => Object.entries({ ...storage }));
  return texts.flatMap(([key, text]) => (text.includes(name) ? [key] : [])).toSorted();
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setForgetsPlayers(false);
});

describe('a player who is forgotten', () => {
  test('deleting a player removes everything about that player and keeps the others', () => {
    play('Mina', 'Joon');
    forgetPlayers('Mina');
    expect(storedNames()).toEqual(['Joon']);
    expect(readStored(PLAYERS_KEY)).not.toContain('Mina');
    expect(getPlayer('Mina').memories.product.size).toBe(0);
  });

  test('deleting the last player removes the stored text', () => {
    play('Mina');
    forgetPlayers('Mina');
    expect(localStorage.getItem(PLAYERS_KEY)).toBeNull();
  });

  test('deleting a name that never played here changes nothing', () => {
    play('Mina');
    const before = localStorage.getItem(PLAYERS_KEY);
    forgetPlayers('Joon');
    expect(localStorage.getItem(PLAYERS_KEY)).toBe(before);
  });

  test('the quiz that was left and the request of a forgotten player go, and the keys of what was sent stay', () => {
    play('Joon');
    leaveTraces('Mina');
    forgetPlayers('Mina');
    expect(findName('Mina')).toEqual(['story-forest.outbox', 'story-forest.sent-scores']);
    expect(storedNames()).toEqual(['Joon']);
  });

  test('the quiz that another player has left stays', () => {
    leaveTraces('Mina');
    const before = findName('Mina');
    forgetPlayers('Joon');
    expect(findName('Mina')).toEqual(before);
    expect(before).toHaveLength(5);
  });

  test('a player whose records were deleted leaves nothing, also in the outbox, and the others stay', () => {
    leaveTraces('Joon');
    const before = findName('Joon');
    leaveTraces('Mina');
    queuePractice('key-2', { playerName: 'Mina', questions: [] }, Date.now(), null);
    writeOutbox(settle(getOutbox(), 'key-2', { kind: 'answered', status: 400 }));
    forgetDeletedPlayer('Mina', null);
    expect(findName('Mina')).toEqual([]);
    // A tab has one quiz that was left and one request.
    const ofTab: readonly string[] = [RUN_KEY, DAILY_REQUEST_KEY];
    expect(findName('Joon')).toEqual(before.filter((key) => !ofTab.includes(key)));
  });

  test('what waits for another room stays where a player was deleted from one', () => {
    for (const [key, roomCode] of Object.entries({ 'key-1': 'ROOM-1', 'key-2': 'ROOM-2', 'key-3': null })) {
      queuePractice(key, { playerName: 'Mina', questions: [] }, Date.now(), roomCode);
    }
    forgetDeletedPlayer('Mina', 'ROOM-1');
    expect(getOutbox().map(({ key }) => key)).toEqual(['key-2']);
  });

  test('where everybody is forgotten, no player, left quiz or request stays', () => {
    play('Joon');
    leaveTraces('Mina');
    forgetPlayers(null);
    expect(findName('Mina')).toEqual(['story-forest.outbox', 'story-forest.sent-scores']);
    expect(storedNames()).toEqual([]);
  });
});

describe('a device that forgets its players', () => {
  test('a device that is set to forget deletes all stored players at once', () => {
    play('Mina', 'Joon');
    setForgetsPlayers(true);
    expect(localStorage.getItem(PLAYERS_KEY)).toBeNull();
    expect(localStorage.getItem(FORGET_PLAYERS_KEY)).toBe('on');
    expect(getPlayer('Mina').memories.product.size).toBe(0);
  });

  test('a device that forgets knows a player until the turn ends and stores nothing', () => {
    setForgetsPlayers(true);
    play('Mina');
    expect(getPlayer('Mina').memories.product.size).toBe(1);
    expect(localStorage.getItem(PLAYERS_KEY)).toBeNull();
    forgetPlayersInMemory();
    expect(getPlayer('Mina').memories.product.size).toBe(0);
  });

  test('a device that no longer forgets stores new players, without the earlier ones', () => {
    setForgetsPlayers(true);
    play('Mina');
    setForgetsPlayers(false);
    expect(forgetsPlayers()).toBe(false);
    play('Joon');
    expect(storedNames()).toEqual(['Joon']);
  });

  test('a device that is set to forget names nobody, but in what waits to be sent', () => {
    leaveTraces('Mina');
    expect(findName('Mina')).toHaveLength(5);
    setForgetsPlayers(true);
    expect(findName('Mina')).toEqual(['story-forest.outbox']);
    expect(getOutbox()).toHaveLength(1);
    expect(readAllSentKeys()).toEqual({});
  });
});
