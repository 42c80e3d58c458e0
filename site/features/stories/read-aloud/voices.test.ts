import { describe, expect, test } from 'vitest';
import { bestVoice, type VoiceFacts } from './voices.ts';

function voice(name: string, lang: string, localService = true): VoiceFacts {
  return { name, lang, localService };
}

describe('the voice that reads', () => {
  test.each([
    ['a plain voice before a toy', [voice('Bells', 'en-US'), voice('Samantha', 'en-US')], 'en', 'Samantha'],
    ['a better download first', [voice('Yuna', 'ko-KR'), voice('Yuna (Premium)', 'ko-KR')], 'ko', 'Yuna (Premium)'],
    ['American English first', [voice('English', 'en-IN'), voice('English', 'en-US')], 'en', 'English'],
    ["Android's spelling", [voice('Korean', 'ko_KR')], 'ko', 'Korean'],
    ['any voice rather than none', [voice('Fred', 'en-US')], 'en', 'Fred'],
  ] as const)('%s', (_, voices, language, name) => {
    expect(bestVoice(voices, language)?.name).toBe(name);
  });

  test('the one of the right country is taken', () => {
    expect(bestVoice([voice('A', 'en-IN'), voice('B', 'en-US')], 'en')?.name).toBe('B');
  });

  test('never one that sends the words away, nor one of another language', () => {
    expect(bestVoice([voice('Google 한국의', 'ko-KR', false), voice('Konkani', 'kok-IN')], 'ko')).toBeNull();
  });
});
