import { describe, expect, test } from 'vitest';
import { chooseDeviceVoice, type DeviceVoice, selectLocalVoices } from './local-voices.ts';
import { localVoice } from './speech-synthesis.fixture.ts';

const remote = (lang: string): DeviceVoice => ({ ...localVoice(lang), localService: false });
const tags = (voices: readonly DeviceVoice[]) => voices.map(({ lang }) => lang);

describe('the local voices of a language', () => {
  test.each<[string, DeviceVoice[], string[], string[]]>([
    ['as on Android in Chrome', ['en_US', 'en_IN', 'ko_KR', 'ja_JP'].map(localVoice), ['ko_KR'], ['en_US', 'en_IN']],
    ['as on Android in Firefox', ['eng-US-f000', 'kor-KR-f000'].map(localVoice), ['kor-KR-f000'], ['eng-US-f000']],
    ['as with countries of three letters', ['eng-USA', 'kor-KOR'].map(localVoice), ['kor-KOR'], ['eng-USA']],
    ['as with the script named', ['ko-Kore-KR', 'en-Latn-US'].map(localVoice), ['ko-Kore-KR'], ['en-Latn-US']],
    ['as in Chrome on a computer', [localVoice('ko-KR'), remote('ko-KR'), remote('en-US')], ['ko-KR'], []],
    ['as on iOS', ['ko-KR', 'en-GB', 'en-US', 'fr-FR'].map(localVoice), ['ko-KR'], ['en-GB', 'en-US']],
    ['as bare codes', ['ko', 'kor', 'EN', 'eng'].map(localVoice), ['ko', 'kor'], ['EN', 'eng']],
    ['of no language that only begins like one', ['kok-IN', 'kok', 'enm', 'koreana'].map(localVoice), [], []],
    ['as where a browser has none', [], [], []],
  ])('are found %s', (_, voices, korean, english) => {
    expect(tags(selectLocalVoices(voices, 'ko'))).toEqual(korean);
    expect(tags(selectLocalVoices(voices, 'en'))).toEqual(english);
  });
});

describe('the chosen voice', () => {
  const voices = ['ko-KR', 'ko_KR', 'ko'].map(localVoice);
  const shortest = ({ lang }: DeviceVoice) => -lang.length;

  test.each([
    ['the stored one, before one with more points', { storedUri: 'ko_KR', score: shortest }, 'ko_KR'],
    ['the one with the most points, where the stored one is gone', { storedUri: 'gone', score: shortest }, 'ko'],
    ['the one with the most points, where none is stored', { storedUri: null, score: shortest }, 'ko'],
    ['the first of equals', { score: () => 0 }, 'ko-KR'],
    ['none, where the stored one is gone and points do not decide', { storedUri: 'gone' }, undefined],
    ['none, where nothing is stored and points do not decide', { storedUri: null }, undefined],
  ])('is %s', (_, preference, lang) => {
    expect(chooseDeviceVoice(voices, preference)?.lang).toBe(lang);
  });

  test('is none of none', () => {
    expect(chooseDeviceVoice([], { storedUri: 'ko', score: shortest })).toBeNull();
  });
});
