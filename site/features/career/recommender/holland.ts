import type { CardLabel } from '../../../shared/board/cards.ts';

/**
 * Holland (RIASEC) codes of the cards; a letter counts once for each time it occurs. An editorial judgment modeled on
 * O*NET, not a validated instrument: it mainly separates careers whose card weights tie.
 */
const CARD_RIASEC_CODES: { readonly [Card in CardLabel]: string } = {
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

/** Weights of the first, second and third letter of a career's code. */
const RIASEC_RANK_WEIGHTS = [3, 2, 1];

/** One value for each of R, I, A, S, E, C. */
type RiasecVector = readonly number[];

function riasecVector(code: string, weights: readonly number[]): RiasecVector {
  const letters = [...code];
  return [...'RIASEC'].map((letter) =>
    letters.reduce((sum, other, index) => sum + (other === letter ? (weights[index] ?? 1) : 0), 0),
  );
}

/** Cosine similarity of two vectors of the same length; 0…1 for non-negative ones. */
export function cosine(a: readonly number[], b: readonly number[]): number {
  const dot = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, value, index) => sum + value * (y[index] ?? 0), 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}

/** Similarity of a card and a Holland code of three letters, 0…1. */
export function computeHollandSimilarity(card: CardLabel, riasec: string): number {
  return cosine(riasecVector(CARD_RIASEC_CODES[card], []), riasecVector(riasec, RIASEC_RANK_WEIGHTS));
}
