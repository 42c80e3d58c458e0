import { describe, expect, test } from 'vitest';
import type { DeviceVoice } from '../../../shared/voice/local-voices.ts';
import { computePitch, findBestVoice } from './device-source.client.ts';

test('each speaker has a pitch of her own, and the storyteller has none', () => {
  expect(computePitch(null)).toBe(1);
  expect(computePitch('Charlotte')).toBe(computePitch('Charlotte'));
  expect(new Set(['Charlotte', 'Max', 'Theo', 'Priya', 'Mom'].map(computePitch)).size).toBeGreaterThan(2);
});

function voice(name: string, lang: string): DeviceVoice {
  return { name, lang, localService: true, voiceURI: name };
}

describe('the best voice', () => {
  test.each([
    ['a plain voice before a novelty voice', [voice('Bells', 'en-US'), voice('Samantha', 'en-US')], 'en', 'Samantha'],
    [
      'a premium voice before the plain one',
      [voice('Yuna', 'ko-KR'), voice('Yuna (Premium)', 'ko-KR')],
      'ko',
      'Yuna (Premium)',
    ],
    ['American English before Indian English', [voice('English', 'en-IN'), voice('English', 'en-US')], 'en', 'English'],
    ['a tag with an underscore, as on Android', [voice('Korean', 'ko_KR')], 'ko', 'Korean'],
    ['a novelty voice if there is no other', [voice('Fred', 'en-US')], 'en', 'Fred'],
    [
      'a recommended voice before one that is not, though its country differs',
      [voice('Voice 1', 'en-US'), voice('Mark', 'en-GB')],
      'en',
      'Mark',
    ],
    ['an English voice of the end of the list', [voice('Voice 1', 'en-US'), voice('Mark', 'en-US')], 'en', 'Mark'],
    ['a Korean voice of the end of the list', [voice('Voice 1', 'ko-KR'), voice('Heami', 'ko-KR')], 'ko', 'Heami'],
    ['the better one of two on the list', [voice('Daniel', 'en-US'), voice('Ava', 'en-US')], 'en', 'Ava'],
    [
      'an enhanced voice before the plain one',
      [voice('Tom', 'en-US'), voice('Tom (Enhanced)', 'en-US')],
      'en',
      'Tom (Enhanced)',
    ],
    ['a natural voice before a plain one', [voice('X', 'en-US'), voice('Y Natural', 'en-US')], 'en', 'Y Natural'],
    [
      'a premium voice before an enhanced one',
      [voice('Tom (Enhanced)', 'en-US'), voice('Tom (Premium)', 'en-US')],
      'en',
      'Tom (Premium)',
    ],
    ['the tag ko_KR before a bare one', [voice('A', 'ko'), voice('B', 'ko_KR')], 'ko', 'B'],
    ['any plain voice before a novelty voice', [voice('Grandma', 'en-US'), voice('X', 'en-IN')], 'en', 'X'],
    [
      'a voice whose name only begins like a novelty',
      [voice('Fred', 'en-US'), voice('Freddie', 'en-US')],
      'en',
      'Freddie',
    ],
    ['the first of equals', [voice('A', 'en-US'), voice('B', 'en-US')], 'en', 'A'],
  ] as const)('the best voice is chosen: %s', (_, voices, language, name) => {
    expect(findBestVoice(voices, language)?.name).toBe(name);
  });

  test('the best voice is of the preferred country', () => {
    expect(findBestVoice([voice('A', 'en-IN'), voice('B', 'en-US')], 'en')?.name).toBe('B');
  });

  test('there is no best voice of none', () => {
    expect(findBestVoice([], 'ko')).toBeNull();
  });
});
