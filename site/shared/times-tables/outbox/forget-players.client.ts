import { getFields, parseJson } from '../../storage/json.ts';
import { readSession, writeSession } from '../../storage/session-text.client.ts';
import { writeStored } from '../../storage/stored-text.client.ts';
import { DAILY_REQUEST_KEY } from '../facts/daily-request.ts';
import { FORGET_PLAYERS_KEY, removePlayer } from '../players/players.ts';
import { forgetPlayersInMemory, getPlayers, writePlayers } from '../players/players-store.client.ts';
import { RUN_KEY } from '../players/run-key.ts';
import type { OutboxEntry } from './outbox.ts';
import { getOutbox, writeOutbox } from './outbox-store.client.ts';
import { forgetSentKeys } from './sent-keys.client.ts';
import { SENT_KEYS_KEY } from './sent-keys.ts';

/**
 * Forgets a player of this device, or everybody (null), with the quiz that was left and the request for the two
 * minutes. The keys of what was sent stay: without them the report could no longer delete it.
 */
export function forgetPlayers(name: string | null): void {
  for (const key of [RUN_KEY, DAILY_REQUEST_KEY] as const) {
    if (name === null || getFields(parseJson(readSession(key)))?.playerName === name) writeSession(key, null);
  }
  // Last: the page hears of changes in local storage alone.
  writePlayers(name === null ? [] : removePlayer(getPlayers(), name));
}

/**
 * Forgets a player whose records the server has deleted from a room, or from the open list (null), with the keys of
 * what was sent and with what waits in the outbox for that room: sent later, it would bring the child back. Whoever is
 * only removed from this device keeps both.
 */
export function forgetDeletedPlayer(name: string, roomCode: string | null): void {
  // An entry without a room would get the device's.
  const isOfPlayer = (entry: OutboxEntry) =>
    entry.body.playerName === name && (entry.roomCode ?? roomCode) === roomCode;
  writeOutbox(getOutbox().filter((entry) => !isOfPlayer(entry)));
  forgetSentKeys(name);
  forgetPlayers(name);
}

/**
 * Forgets everybody on this device, the keys of what was sent too, and from now on whoever plays, as soon as the page
 * is left; or stores them again.
 */
export function setForgetsPlayers(isOn: boolean): void {
  if (isOn) {
    forgetPlayers(null);
    writeStored(SENT_KEYS_KEY, null);
  }
  forgetPlayersInMemory();
  writeStored(FORGET_PLAYERS_KEY, isOn ? 'on' : null);
}
