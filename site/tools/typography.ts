/** Marks and numbers that every text of the books and careers writes in one way, in each language. */
import type { Language } from '../shared/language/language.ts';

type Rule = { readonly what: string; readonly pattern: RegExp };

/** What may follow a Korean counter: a particle or two, then a space, a mark or the end. */
const AFTER_COUNTER = '(?=(?:씩|쯤|만|은|는|이|가|을|를|의|에|로|도|과|와)*(?:[^가-힣]|$))';
const COUNTERS =
  '개|명|번|장|그루|마리|권|살|분|초|시간|시|층|년|월|일|단|쪽|가지|칸|걸음|바퀴|주|달|킬로미터|센티미터|미터|퍼센트';
/** Numbers in words before a counter; 한번, 한가지 and the like are also words of their own. */
const NUMBER_WORDS = '두|세|네|다섯|여섯|일곱|여덟|아홉|열|스무';

const BOTH: readonly Rule[] = [
  { what: 'a straight quote', pattern: /["']/ },
  { what: 'an ellipsis other than …', pattern: /\.\.|……|…\./ },
  { what: 'two spaces in a row', pattern: / {2}/ },
  { what: 'a space before a mark', pattern: /[\p{L}\p{N}] [,.!?;:]/u },
  { what: 'hyphens for a dash', pattern: /--| - / },
  { what: 'a long number without commas', pattern: /(?<![\d,.])\d{5,}/ },
];

const OF_LANGUAGE: { readonly [Each in Language]: readonly Rule[] } = {
  en: [{ what: 'a range without an en dash', pattern: /\d ?[~-] ?\d+(?!-)\b/ }],
  ko: [
    { what: 'a range without ~', pattern: /\d ?[–-] ?\d/ },
    { what: 'a space before a counter', pattern: new RegExp(`\\d (?:${COUNTERS})${AFTER_COUNTER}`) },
    {
      what: 'no space before a counter',
      pattern: new RegExp(`(?<![가-힣])(?:${NUMBER_WORDS})(?:개|명|마리|그루|장|권|가지|살|칸)${AFTER_COUNTER}`),
    },
    { what: 'an ordinal with a digit', pattern: /\d째/ },
    {
      what: 'a full stop in quotes before a particle',
      pattern: /\.[”’](?=(?:을|를|와|과|부터|까지|은|는|이|가|의|도|에|로|처럼)(?![라고]))/,
    },
  ],
};

/** The faults of a text in its marks and numbers. */
export function findTypographyFaults(text: string, language: Language): string[] {
  return [...BOTH, ...OF_LANGUAGE[language]].flatMap(({ what, pattern }) => (pattern.test(text) ? [what] : []));
}
