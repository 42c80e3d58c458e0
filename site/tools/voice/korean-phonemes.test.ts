import { expect, test } from 'vitest';
import { LANGUAGES } from '../../shared/language/language.ts';
import { toKoreanPhonemes } from './korean-phonemes.ts';
import { listSpokenPanels } from './spoken-panels.ts';

test.each([
  ['a soft sound has a voice within a word', '아기 고기', 'aɡi koɡi'],
  ['after a stop it is hard', '학교 밥도', 'hakkjo papto'],
  ['a hard sound begins a word with a closed throat', '떡 아빠', 'ʔtɔk apa'],
  ['finals move to the next syllable', '옷이 없어요', 'oɕi ɔpsɔjo'],
  ['ㄹ after ㄹ', '신라 달나라', 'ɕilla tallaɾa'],
  ['nothing is hard after ㄴ, ㅁ and ㅇ', '한국 친구 감자', 'hanɡuk ʨʰinɡu kamʥa'],
  ['but after the cluster of a stem', '앉고 밟다', 'anko palta'],
  ['and after -ㄹ before 거, 수, 게', '할 거예요 갈게요', 'hal ʔkɔjejo kalkejo'],
  ['no ㄴ is inserted in 생일 and 종일', '생일이 온종일', 'seŋiɾi onʥoŋil'],
  ['but one in 십육', '십육', 'ɕimnjuk'],
  ['the particle 의', '의자의 무늬', 'ɰiʥae muni'],
  ['ㅖ after a consonant, 져', '계단 가져 예', 'kedan kaʥɔ je'],
  ['quotation marks are silent', '“네!”', 'ne!'],
])('%s', (_, text, phonemes) => {
  expect(toKoreanPhonemes(text).phonemes).toBe(phonemes);
});

test.each([
  ['a counter decides which numerals are used', '11개와 14일', '열한개와 십사일'],
  ['thousands', '1,044번', '천사십사번'],
])('%s', (_, digits, words) => {
  expect(toKoreanPhonemes(digits).phonemes).toBe(toKoreanPhonemes(words).phonemes);
});

test('each word knows its place in the text and in the sounds', () => {
  const text = '“1,044번 집이야!” 5층';
  const { phonemes, words } = toKoreanPhonemes(text);
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(['1,044번', '집이야', '5층']);
  expect(words.map(({ at, length }) => phonemes.slice(at, at + length))).toEqual(['ʨʰɔnsaɕipsabɔn', 'ʨibija', 'oʨʰɯŋ']);
});

test('every text has a sound for each of its words, in signs that the model knows', () => {
  for (const { text } of listSpokenPanels('ko').flatMap(({ lines }) => lines)) {
    const { phonemes, words } = toKoreanPhonemes(text);
    expect(phonemes, text).toMatch(/^[ !(),.?abdehijklmnopstuwŋɔɕɡɯɰɾʔʥʨʰ—…]+$/);
    expect(words.length, text).toBe(text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length);
  }
});

test('no two utterances of a language share a source', () => {
  for (const language of LANGUAGES) {
    const lines = listSpokenPanels(language).flatMap(({ lines }) => lines);
    const byLine = new Map(
      lines.map(({ source, text, voice }) => [source, `${text} ${voice.name} ${voice.semitones}`]),
    );
    for (const { source, text, voice } of lines)
      expect(byLine.get(source)).toBe(`${text} ${voice.name} ${voice.semitones}`);
  }
});
