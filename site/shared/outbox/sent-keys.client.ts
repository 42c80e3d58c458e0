import { isEphemeral } from '../players/players-store.client.ts';
import { readStored, writeStored } from '../storage/stored-text.client.ts';
import { parseSentKeys, removeSentKeys, SENT_KEYS_KEY, withSentKey } from './sent-keys.ts';

/** The keys under which this device has sent a player's quizzes to the open list. */
export function readSentKeys(playerName: string): readonly string[] {
  return parseSentKeys(readStored(SENT_KEYS_KEY))[playerName] ?? [];
}

export function rememberSentKey(playerName: string, key: string): void {
  if (isEphemeral()) return;
  writeStored(SENT_KEYS_KEY, JSON.stringify(withSentKey(parseSentKeys(readStored(SENT_KEYS_KEY)), playerName, key)));
}

export function forgetSentKeys(playerName: string): void {
  const others = removeSentKeys(parseSentKeys(readStored(SENT_KEYS_KEY)), playerName);
  writeStored(SENT_KEYS_KEY, Object.keys(others).length === 0 ? null : JSON.stringify(others));
}
