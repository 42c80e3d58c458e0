import type { CardLabel } from '../../../shared/cards.ts';

/**
 * Holland codes of the cards; a repeated letter counts as often as it stands. Our own judgement, modelled on O*NET, not a
 * tested instrument: it only breaks what the cards' weights leave equal.
 */
const CARD_CODES: { readonly [Card in CardLabel]: string } = {
  수학: 'IIC',
  영어: 'SAE',
  과학: 'IIR',
  미술: 'AAR',
  음악: 'AAS',
  체육: 'RRS',
  축구: 'RRE',
  수영: 'RR',
  독서: 'IA',
  글쓰기: 'AAI',
  그림그리기: 'AAR',
  피아노: 'AAC',
  '친구 사귀기': 'SSE',
  발레: 'AAR',
  요리: 'RA',
  컴퓨터: 'IIC',
  게임: 'IAE',
  영화보기: 'AA',
  팀워크: 'SSE',
  집중력: 'CCI',
};

/** How much the first, second and third letter of a career's code weigh. */
const LETTER_WEIGHTS = [3, 2, 1];

/** A value each for the letters R, I, A, S, E, C. */
type Profile = readonly number[];

function profileOf(code: string, weights: readonly number[]): Profile {
  const letters = [...code];
  return [...'RIASEC'].map((letter) =>
    letters.reduce((sum, other, index) => sum + (other === letter ? (weights[index] ?? 1) : 0), 0),
  );
}

/** The cosine of the angle between two vectors of the same length, 0…1 for what is counted here. */
export function cosine(a: readonly number[], b: readonly number[]): number {
  const dot = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, value, index) => sum + value * (y[index] ?? 0), 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}

/** How alike a card and a career with this Holland code are, 0…1. */
export function hollandSimilarity(card: CardLabel, riasec: string): number {
  return cosine(profileOf(CARD_CODES[card], []), profileOf(riasec, LETTER_WEIGHTS));
}
