/** Korean for a model that knows none: its standard pronunciation, in the phonetic signs of Kokoro's vocabulary. */
import { standardizePronunciation } from 'es-hangul';
import { countWord } from '../../shared/language/korean.ts';
import { formatSinoKorean } from '../../shared/language/sino-korean.ts';
import { KOREAN_LEXICON } from './lexicon.ts';

/** A word as the model speaks it: its place in the text, and that of its sounds in the phonemes. */
type PhonemeWord = { readonly start: number; readonly end: number; readonly at: number; readonly length: number };

export type Phonemes = { readonly phonemes: string; readonly words: readonly PhonemeWord[] };

/** Signs with, for each of them, the index in the text that it stands for. */
type Placed = { readonly signs: readonly string[]; readonly indices: readonly number[] };

/** Counters that go with native numerals up to 99. */
const NATIVE_COUNTER = /^\s?(?:개|명|살|마리|시(?!\p{L})|송이|권)/u;
const NUMBER = /\d+(?:,\d{3})*/g;

function spellNumber(number: string, after: string): string {
  const digits = number.replaceAll(',', '');
  const isNative = Number(digits) > 0 && Number(digits) < 100 && NATIVE_COUNTER.test(after);
  return isNative ? countWord(Number(digits)) : formatSinoKorean(digits);
}

/** Replaces what `pattern` finds; what stands for it has the index of its first sign. */
function replaceAll(
  { signs, indices }: Placed,
  pattern: RegExp,
  make: (found: string, after: string) => string,
): Placed {
  const text = signs.join('');
  const replaced: { signs: string[]; indices: number[] } = { signs: [], indices: [] };
  let at = 0;
  const copy = (end: number) => {
    replaced.signs.push(...signs.slice(at, end));
    replaced.indices.push(...indices.slice(at, end));
  };
  for (const { 0: found, index } of text.matchAll(pattern)) {
    copy(index);
    const made = [...make(found, text.slice(index + found.length))];
    replaced.signs.push(...made);
    replaced.indices.push(...made.map((_, i) => indices[index + Math.min(i, found.length - 1)] ?? 0));
    at = index + found.length;
  }
  copy(signs.length);
  return replaced;
}

/** Where the lexicon keeps the library from joining two syllables. */
const APART = '|';
const RESPELLED = new RegExp(Object.keys(KOREAN_LEXICON).join('|'), 'g');

// A syllable of Unicode is (initial · 21 + vowel) · 28 + final after the first one, 가.
const BASE = 0xac00;
const SYLLABLES = 11172;
const initialOf = (code: number) => Math.floor(code / 588);
const finalOf = (code: number) => code % 28;

/** A stem's cluster, and the ending -ㄹ before 것, 게, 수, 줄 harden what follows: 앉고 is 안꼬, 할 거예요 is 할 꺼예요. */
const HARDENED = /[\uac00-\ud7a3][고거게걸건것겁기다던더도지자소수줄]|[\uac00-\ud7a3] [거게걸건것겁수줄]/g;
/** Soft initials to their hard ones: ㄱ to ㄲ, ㄷ to ㄸ, ㅂ to ㅃ, ㅅ to ㅆ, ㅈ to ㅉ. */
const HARD: Readonly<Record<number, number>> = { 0: 1, 3: 4, 7: 8, 9: 10, 12: 13 };
/** The finals ㄵ, ㄻ, ㄼ, ㄾ. */
const CLUSTERS = new Set([5, 10, 11, 13]);
const RIEUL = 8;

function harden(found: string): string {
  const stem = finalOf(found.charCodeAt(0) - BASE);
  const isHardened = CLUSTERS.has(stem) || (stem === RIEUL && /.[ 게]/u.test(found));
  if (!isHardened) return found;
  const last = found.charCodeAt(found.length - 1) - BASE;
  const hard = HARD[initialOf(last)];
  return hard === undefined
    ? found
    : found.slice(0, -1) + String.fromCharCode(BASE + last + (hard - initialOf(last)) * 588);
}

function pronounce(text: string): Placed {
  const written = { signs: [...text], indices: [...text].map((_, i) => i) };
  const spelled = replaceAll(written, NUMBER, spellNumber);
  const respelled = replaceAll(spelled, RESPELLED, (found) => KOREAN_LEXICON[found] ?? found);
  const { signs, indices } = replaceAll(respelled, HARDENED, harden);
  const pieces = signs.join('').split(APART);
  // Without the hardening of the library, which hardens after each ㄴ, ㅁ and ㅇ: 한국 is not 한꾹.
  const said = pieces.map((piece) => standardizePronunciation(piece, { hardConversion: false })).join(APART);
  return { signs: said.length === signs.length ? [...said] : signs, indices };
}

// Ranked by a Korean recognizer (docs/voice.md).
const INITIALS = 'k ʔk n t ʔt ɾ m p ʔp s s  ʨ ʔʨ ʨʰ kʰ tʰ pʰ h'.split(' ');
const VOWELS = 'a e ja je ɔ e jɔ je o wa we we jo u wɔ we wi ju ɯ ɰi i'.split(' ');
const VOICED: Readonly<Record<string, string>> = { k: 'ɡ', t: 'd', p: 'b', ʨ: 'ʥ' };
/** After all rules only seven are left; others stand where a rule knows no better. */
const FINALS: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries({
    k: [1, 2, 3, 9, 24],
    n: [4, 5, 6],
    t: [7, 19, 20, 22, 23, 25, 27],
    l: [8, 11, 12, 13, 15],
    m: [10, 16],
    p: [14, 17, 18, 26],
    ŋ: [21],
  }).flatMap(([sound, finals]) => finals.map((final) => [final, sound])),
);
const MARKS: Readonly<Record<string, string>> = { '‘': '', '’': '', '“': '', '”': '', '·': ',', '~': '…', [APART]: '' };

/** The vowel as it is said: 계 is 게, 져 is 저, 희 is 히, and the particle 의 is 에. */
function vowelOf(code: number, written: string, isFirst: boolean): string {
  const initial = INITIALS[initialOf(code)] ?? '';
  const vowel = VOWELS[Math.floor((code % 588) / 28)] ?? '';
  if (vowel === 'ɰi' && written === '의') return isFirst ? vowel : 'e';
  if (initial === '' || initial === 'ɾ') return vowel;
  if (vowel === 'ɰi') return 'i';
  return vowel === 'je' || initial.includes('ʨ') ? vowel.replace('j', '') : vowel;
}

/** The sounds of a syllable after the last sound of the one before it in its word. */
function syllableSounds(code: number, vowel: string, before: string): string {
  let onset = INITIALS[initialOf(code)] ?? '';
  if (before !== '' && !/[ktp]/.test(before)) onset = VOICED[onset] ?? onset;
  // Within a word a hard sound is one without a voice; at its beginning a closed throat makes it.
  if (before !== '') onset = onset.replace('ʔ', '');
  if (onset === 's' && /^[ij]/.test(vowel)) onset = 'ɕ';
  if (onset === 'ɾ' && before === 'l') onset = 'l';
  return onset + vowel + (FINALS[finalOf(code)] ?? '');
}

/** The sounds of a Korean text, and where each of its words is in them. */
export function toKoreanPhonemes(text: string): Phonemes {
  const { signs, indices } = pronounce(text);
  let phonemes = '';
  let before = '';
  const words: { start: number; end: number; at: number; length: number }[] = [];
  let isInWord = false;
  for (const [i, sign] of signs.entries()) {
    const code = sign.charCodeAt(0) - BASE;
    if (code < 0 || code >= SYLLABLES) {
      phonemes += MARKS[sign] ?? sign;
      if (sign !== APART) before = '';
      isInWord &&= /\S/u.test(sign);
      continue;
    }
    const index = indices[i] ?? 0;
    const sounds = syllableSounds(code, vowelOf(code, text.charAt(index), !isInWord), before);
    const word = isInWord ? words.at(-1) : undefined;
    if (word) {
      word.end = index + 1;
      word.length = phonemes.length + sounds.length - word.at;
    } else words.push({ start: index, end: index + 1, at: phonemes.length, length: sounds.length });
    isInWord = true;
    phonemes += sounds;
    before = sounds.at(-1) ?? '';
  }
  return { phonemes, words };
}
