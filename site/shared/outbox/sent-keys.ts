import { MAX_SENT_KEYS } from '../api/max-sent-keys.ts';
import { getFields, parseJson } from '../storage/json.ts';

/** Key in local storage. */
export const SENT_KEYS_KEY = 'story-forest.sent-scores';
/** The players who sent last are remembered. */
const MAX_NAMES = 70;

/**
 * The idempotency keys under which this device has sent quizzes to an open list, by player, oldest first. Only this device
 * and the server know them: they prove who made a record, and so who may delete it.
 */
export type SentKeys = Readonly<Record<string, readonly string[]>>;

export function parseSentKeys(text: string | null): SentKeys {
  const isKeys = (keys: unknown): keys is readonly string[] =>
    Array.isArray(keys) && keys.every((key) => typeof key === 'string');
  const players = Object.entries(getFields(parseJson(text)) ?? {});
  return Object.fromEntries(players.flatMap(([name, keys]) => (isKeys(keys) ? [[name, keys]] : [])));
}

/** Adds a key; a known player moves to the end, which is dropped last. */
export function withSentKey(sent: SentKeys, playerName: string, key: string): SentKeys {
  const { [playerName]: before = [], ...others } = sent;
  const keys = [...before.filter((one) => one !== key), key].slice(-MAX_SENT_KEYS);
  return Object.fromEntries([...Object.entries(others), [playerName, keys]].slice(-MAX_NAMES));
}

export function removeSentKeys(sent: SentKeys, playerName: string): SentKeys {
  const { [playerName]: _, ...others } = sent;
  return others;
}
