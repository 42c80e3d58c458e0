import { expect, test } from 'vitest';
import { MAX_SENT_KEYS } from '../api/max-sent-keys.ts';
import { parseSentKeys, removeSentKeys, withSentKey } from './sent-keys.ts';

test('the newest hundred sent keys are remembered by player, each once', () => {
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
