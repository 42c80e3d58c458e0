import { describe, expect, test } from 'vitest';
import { bestVoice, type DeviceVoice } from './voices.ts';

function voice(name: string, lang: string, localService = true): DeviceVoice {
  return { name, lang, localService };
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
  ] as const)('%s', (_, voices, language, name) => {
    expect(bestVoice(voices, language)?.name).toBe(name);
  });

  test('is of the preferred country', () => {
    expect(bestVoice([voice('A', 'en-IN'), voice('B', 'en-US')], 'en')?.name).toBe('B');
  });

  test('is neither a remote voice nor one of another language', () => {
    expect(bestVoice([voice('Google 한국의', 'ko-KR', false), voice('Konkani', 'kok-IN')], 'ko')).toBeNull();
  });
});
