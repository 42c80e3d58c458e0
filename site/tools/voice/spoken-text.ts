import { standardizePronunciation } from 'es-hangul';
import { countWord } from '../../shared/language/korean.ts';
import type { Language } from '../../shared/language/language.ts';
import { formatSinoKorean } from '../../shared/language/sino-korean.ts';

/** A text as the engine is to read it, and for each of its code points the index in the original text. */
type SpokenText = { readonly text: string; readonly indices: readonly number[] };

/** Counters that go with native numerals up to 99. */
const NATIVE_COUNTER = /^\s?(?:개|명|살|마리|시(?!\p{L})|송이|권)/u;

const NUMBER = /\d+(?:,\d{3})*/g;

/** Numbers in words, then the spelling as it is pronounced: the engine knows neither liaison nor all numbers. */
function spokenKorean(text: string): SpokenText {
  let spelled = '';
  const indices: number[] = [];
  let at = 0;
  const copy = (end: number) => {
    for (const character of text.slice(at, end)) {
      spelled += character;
      indices.push(at);
      at += character.length;
    }
  };
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    copy(index);
    const digits = number.replaceAll(',', '');
    const isNative =
      Number(digits) > 0 && Number(digits) < 100 && NATIVE_COUNTER.test(text.slice(index + number.length));
    for (const syllable of isNative ? countWord(Number(digits)) : formatSinoKorean(digits)) {
      spelled += syllable;
      indices.push(index);
    }
    at = index + number.length;
  }
  copy(text.length);
  const pronounced = standardizePronunciation(spelled);
  // Rules that change the number of characters would put the light on the wrong word.
  return { text: [...pronounced].length === indices.length ? pronounced : spelled, indices };
}

export function toSpokenText(text: string, language: Language): SpokenText {
  if (language === 'ko') return spokenKorean(text);
  const indices: number[] = [];
  let at = 0;
  for (const character of text) {
    indices.push(at);
    at += character.length;
  }
  return { text, indices };
}
