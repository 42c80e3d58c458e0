import { getFields, parseJson } from '../../storage/json.ts';
import { readSession, writeSession } from '../../storage/session-text.client.ts';
import { DAILY_REQUEST_KEY } from '../facts/daily-request.ts';
import { renamePlayer } from './players.ts';
import { getPlayers, writePlayers } from './players-store.client.ts';
import { RUN_KEY } from './run-key.ts';

/**
 * Gives a player of this device another name, also in the quiz that was left and in the request for the two minutes:
 * taken up, they would bring the old name back. What was sent or waits to be sent keeps the name it was played under.
 */
export function renameStoredPlayer(from: string, to: string): void {
  for (const key of [RUN_KEY, DAILY_REQUEST_KEY] as const) {
    const fields = getFields(parseJson(readSession(key)));
    if (fields?.playerName === from) writeSession(key, JSON.stringify({ ...fields, playerName: to }));
  }
  // Last: the page hears of changes in local storage alone.
  writePlayers(renamePlayer(getPlayers(), from, to));
}
