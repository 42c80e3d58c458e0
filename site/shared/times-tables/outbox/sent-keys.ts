import { getFields, parseJson } from '../../storage/json.ts';
import { MAX_SENT_KEYS, MAX_SENT_NAMES } from '../api/scores-api.ts';

/** Key in local storage. */
export const SENT_KEYS_KEY = 'story-forest.sent-scores';

/**
 * The idempotency keys under which this device has sent quizzes and practice sessions to an open list, or by a pupils'
 * code, by player, oldest first. Only this device and the server know them: they prove who made a record, and so who
 * may delete or read it.
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
  return Object.fromEntries([...Object.entries(others), [playerName, keys]].slice(-MAX_SENT_NAMES));
}

export function removeSentKeys(sent: SentKeys, playerName: string): SentKeys {
  const { [playerName]: _, ...others } = sent;
  return others;
}

/** The keys of all players that one request may name: the last ones of each. */
export function selectLastKeys(sent: SentKeys): readonly string[] {
  const byAge = Object.values(sent).flatMap((keys) => keys.toReversed().map((key, age) => ({ key, age })));
  return byAge
    .sort((a, b) => a.age - b.age)
    .slice(0, MAX_SENT_KEYS)
    .map(({ key }) => key);
}
