import { readStored, writeStored } from '../../storage/stored-text.client.ts';
import { forgetsPlayers } from '../players/players-store.client.ts';
import { parseSentKeys, removeSentKeys, SENT_KEYS_KEY, type SentKeys, withSentKey } from './sent-keys.ts';

/** The keys under which this device has sent quizzes, by player. */
export function readAllSentKeys(): SentKeys {
  return parseSentKeys(readStored(SENT_KEYS_KEY));
}

export function rememberSentKey(playerName: string, key: string): void {
  if (forgetsPlayers()) return;
  writeStored(SENT_KEYS_KEY, JSON.stringify(withSentKey(readAllSentKeys(), playerName, key)));
}

export function forgetSentKeys(playerName: string): void {
  const others = removeSentKeys(readAllSentKeys(), playerName);
  writeStored(SENT_KEYS_KEY, Object.keys(others).length === 0 ? null : JSON.stringify(others));
}
