/**
 * What a level's page needs of es-hangul. The package is a single module, so that a page loads all that any other page
 * needs of it: 4 kB instead of 0.3 (budgets.json).
 */

/** A pair of particles: the first follows a final consonant, the second a vowel; `로` also follows ㄹ. */
export type Particle = '을/를' | '은/는' | '이/가' | '으로/로';

const FIRST_SYLLABLE = '가'.charCodeAt(0);
/** Syllables that differ in their final consonant alone. */
const FINALS = 28;
const FINAL_RIEUL = 8;

/** A word that ends with a Hangul syllable, with the particle that fits it. */
export function withParticle(word: string, particle: Particle): string {
  const final = (word.charCodeAt(word.length - 1) - FIRST_SYLLABLE) % FINALS;
  const [afterConsonant, afterVowel] = particle.split('/');
  const isVowel = final === 0 || (particle === '으로/로' && final === FINAL_RIEUL);
  return `${word}${isVowel ? afterVowel : afterConsonant}`;
}

const ONES = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉'];
const TENS = ['', '열', '스물', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔', '백'];

/** A number from 1 to 100 before a counter: '한' 칸, '두' 칸, '스무' 칸. Other numbers are digits. */
export function countWord(count: number): string {
  if (count === 20) return '스무';
  if (count < 1 || count > 100) return `${count}`;
  return `${TENS[Math.floor(count / 10)]}${ONES[count % 10]}`;
}
