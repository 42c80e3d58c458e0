import { pickParticle, withParticle } from '../../../shared/language/korean.ts';
import type { Language } from '../../../shared/language/language.ts';
import { formatSinoKorean } from '../../../shared/language/sino-korean.ts';
import type { TimesFact } from '../../../shared/times-tables/facts/times-fact.ts';

const ONES = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;

/** Writes a number from 1 to 99 in English words. */
export function formatEnglishNumber(number: number): string {
  const small = ONES[number];
  if (small !== undefined) return small;
  const ones = number % 10;
  return `${TENS[Math.floor(number / 10)]}${ones === 0 ? '' : `-${ONES[ones]}`}`;
}

/** Writes a fact: 'Seven times eight is fifty-six.' */
export function formatEnglishFact(fact: TimesFact): string {
  const words = `${formatEnglishNumber(fact.table)} times ${formatEnglishNumber(fact.multiplier)} is ${formatEnglishNumber(fact.product)}.`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Writes a question: 'What is seven times eight?' */
export function formatEnglishQuestion({ table, multiplier }: TimesFact): string {
  return `What is ${formatEnglishNumber(table)} times ${formatEnglishNumber(multiplier)}?`;
}

/** `fact`: the chant with its product. `question`: without it. */
export type PhraseKind = 'fact' | 'question';

/** The facts beside × 1 that are chanted with a particle: 이이는 사, 이삼은 육, 삼삼은 구. */
const SPOKEN_PARTICLE: ReadonlySet<string> = new Set(['2x2', '2x3', '3x3']);

const readNumber = (number: number) => formatSinoKorean(`${number}`);

function chantParticle({ table, multiplier }: TimesFact): string {
  const spoken = multiplier === 1 || SPOKEN_PARTICLE.has(`${table}x${multiplier}`);
  return spoken ? pickParticle(readNumber(multiplier), '은/는') : '';
}

/** The chant: 이일은 이, 이삼은 육, 이사 팔, 칠팔 오십육. */
export function formatChant(fact: TimesFact): string {
  const { table, multiplier } = fact;
  return `${readNumber(table)}${readNumber(multiplier)}${chantParticle(fact)} ${readNumber(fact.product)}`;
}

/** The spoken question: 이 곱하기 삼은? */
export function formatChantQuestion({ table, multiplier }: TimesFact): string {
  return `${readNumber(table)} 곱하기 ${withParticle(readNumber(multiplier), '은/는')}?`;
}

const PHRASES: Readonly<Record<Language, Readonly<Record<PhraseKind, (fact: TimesFact) => string>>>> = {
  en: { fact: formatEnglishFact, question: formatEnglishQuestion },
  ko: { fact: formatChant, question: formatChantQuestion },
};

/** The words as they are shown, and as the input of a voice that reads the language well. */
export function formatPhrase(kind: PhraseKind, fact: TimesFact, language: Language): string {
  return PHRASES[language][kind](fact);
}

/** File name of a phrase's clip without the extension: 'fact-7x8'. */
export function formatClipName(kind: PhraseKind, { table, multiplier }: TimesFact): string {
  return `${kind}-${table}x${multiplier}`;
}

/** Address of a phrase's clip. */
export function formatClipAddress(kind: PhraseKind, fact: TimesFact, language: Language): string {
  return `/speech/${language === 'ko' ? '' : `${language}/`}${formatClipName(kind, fact)}.mp3`;
}
