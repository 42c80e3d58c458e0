// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { saveDailyRequest, takeDailyRequest } from '../facts/daily-request.client.ts';
import { getFact } from '../facts/times-fact.ts';
import { getPlayers, rememberAnswer } from './players-store.client.ts';
import { renameStoredPlayer } from './rename-player.client.ts';
import { RUN_KEY } from './run-key.ts';

const FACT = getFact(7, 8);
const RUN = { playerName: 'Mina', key: 'key-1', isCalm: true };
const REQUEST = { playerName: 'Mina', facts: [FACT] };
const storedRun = () => JSON.parse(sessionStorage.getItem(RUN_KEY) ?? 'null');
const names = () => getPlayers().map(({ name }) => name);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  rememberAnswer('Mina', FACT, 'fluent');
  sessionStorage.setItem(RUN_KEY, JSON.stringify(RUN));
  saveDailyRequest(REQUEST);
});

test('a player who is renamed takes up the quiz that was left and the two minutes under the new name', () => {
  renameStoredPlayer('Mina', 'Minah');
  expect(names()).toEqual(['Minah']);
  expect(storedRun()).toEqual({ ...RUN, playerName: 'Minah' });
  expect(takeDailyRequest()).toEqual({ ...REQUEST, playerName: 'Minah' });
});

test("renaming another player changes nothing of a player's quiz and request", () => {
  renameStoredPlayer('Joon', 'Joonie');
  expect(names()).toEqual(['Mina']);
  expect(storedRun()).toEqual(RUN);
  expect(takeDailyRequest()).toEqual(REQUEST);
});
