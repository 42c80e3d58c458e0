/** A pair of particles: the first follows a final consonant, the second a vowel; 로 also follows ㄹ. */
export type Particle = '을/를' | '은/는' | '이/가' | '과/와' | '으로/로' | '이에요/예요' | '이었어요/였어요';

/**
 * Latin words by the sounds of names: Jill, Charlie’s apple; Ben, Jane, Sam; Jack, Matt, Charlotte; Ming; N, R alone.
 */
const ENDS_IN_RIEUL = /(?:[ᄅᆯ178]|le?|(?<![a-z])r)$/;
const ENDS_IN_CONSONANT = /(?:[ᄀ-ᄒᆨ-ᇂ036]|[mn]e?|[aeiou](?:ck|[bckpt]|tte?)|ng)$/;

/**
 * The particle that fits the last sound of a word: Hangul, Latin letters or digits; marks and pictures after it are
 * skipped.
 */
export function pickParticle(word: string, particle: Particle): string {
  // Decomposed, so that a final consonant is a character of its own and é is e.
  const sounds = word
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
  const [afterConsonant = '', afterVowel = ''] = particle.split('/');
  const endsInRieul = ENDS_IN_RIEUL.test(sounds);
  if (endsInRieul && particle === '으로/로') return afterVowel;
  return endsInRieul || ENDS_IN_CONSONANT.test(sounds) ? afterConsonant : afterVowel;
}

/** A word with the particle that fits it. */
export function withParticle(word: string, particle: Particle): string {
  return word + pickParticle(word, particle);
}

const ONES = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉'];
const TENS = ['', '열', '스물', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔', '백'];

/**
 * A number from 1 to 100 before a counter: '한' 칸, '두' 칸, '스무' 칸. Other numbers are digits. Screen readers would read
 * all digits as Sino-Korean numbers.
 */
export function countWord(count: number): string {
  if (count === 20) return '스무';
  if (count < 1 || count > 100) return `${count}`;
  return `${TENS[Math.floor(count / 10)]}${ONES[count % 10]}`;
}

/** Writes an ordinal number: '첫 번째', '두 번째'; above 100 in digits. */
export function formatOrdinalKo(number: number): string {
  if (number === 1) return '첫 번째';
  return number > 100 ? `${number}번째` : `${countWord(number)} 번째`;
}
