import { expect, test } from 'vitest';
import { MAX_SENT_KEYS } from '../api/scores-api.ts';
import { parseSentKeys, removeSentKeys, selectLastKeys, withSentKey } from './sent-keys.ts';

test('the newest two hundred sent keys are remembered by player, each once', () => {
  let sent = parseSentKeys(null);
  for (let quiz = 0; quiz < MAX_SENT_KEYS + 5; quiz += 1) sent = withSentKey(sent, '하늘', `key-${quiz}`);
  sent = withSentKey(withSentKey(sent, '바다', 'b'), '바다', 'b');
  expect(sent.하늘).toHaveLength(MAX_SENT_KEYS);
  expect(sent.하늘?.at(-1)).toBe(`key-${MAX_SENT_KEYS + 4}`);
  expect(sent.바다).toEqual(['b']);
  expect(parseSentKeys(JSON.stringify(sent))).toEqual(sent);
  expect(Object.keys(removeSentKeys(sent, '하늘'))).toEqual(['바다']);
});

test('the keys of the player who has not sent for longest are dropped', () => {
  let sent = parseSentKeys('{}');
  for (let child = 0; child < 71; child += 1) sent = withSentKey(sent, `child ${child}`, 'k');
  expect(Object.keys(sent)).toHaveLength(70);
  expect(sent['child 0']).toBeUndefined();
});

test('damaged stored keys are read as no keys', () => {
  for (const text of ['', '{', '[]', '4', 'null', '{"하늘":4}', '{"하늘":[4]}'])
    expect(parseSentKeys(text)).toEqual({});
});

test('of the keys of all players the last ones of each are selected', () => {
  const keysOf = (name: string) => Array.from({ length: 120 }, (_, quiz) => `${name} ${quiz}`);
  const selected = selectLastKeys({ 하늘: keysOf('하늘'), 바다: keysOf('바다'), 별: ['별 0'] });
  expect(selected).toHaveLength(MAX_SENT_KEYS);
  expect(selected.slice(0, 5)).toEqual(['하늘 119', '바다 119', '별 0', '하늘 118', '바다 118']);
  expect(selected).not.toContain('하늘 9');
});
