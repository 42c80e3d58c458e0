import { type Board, CARD_LABELS, type CardLabel } from '../../../shared/board/cards.ts';
import { CAREERS } from '../content/careers.ts';
import { type Career, MATCH_PERCENT } from '../model/career.ts';

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

/** The card weight that means: the career cannot do without this card. */
export const ESSENTIAL = 3;
/** Weight of the Holland similarity beside the curated card weights. */
const HOLLAND_SHARE = 0.25;
/** Subtracted from the raw score, times the card's informativeness, for each essential card that is disliked. */
const DISLIKED_ESSENTIAL_PENALTY = 1.5;
/** Points of a card that is both liked and a strength. */
const MAX_POINTS = 1.8;
/** The score that stands halfway between the lowest percent and the limit. */
const HALFWAY_SCORE = 0.3;
/** How steeply percents rise around it: docs/decisions/033. */
const PERCENT_STEEPNESS = 2.5;

type Sign = -1 | 0 | 1;

/**
 * A card's place on a board, on two axes: ability (strength 1, weakness -1) and interest (like 1, dislike -1). 0 where
 * it is in neither zone of an axis, or in both.
 */
export type CardRating = { readonly ability: Sign; readonly interest: Sign };

/**
 * Points by interest, then by ability (-1, 0, 1). Interest counts for more, because ability changes more with practice
 * at the age of eight. A liked weakness counts nearly as much as a like; a disliked strength counts slightly against.
 */
const POINTS: { readonly [Interest in Sign]: readonly [weak: number, neither: number, strong: number] } = {
  1: [0.85, 1, MAX_POINTS],
  0: [-0.25, 0.03, 0.7],
  [-1]: [-1.2, -1, -0.2],
};

export function rateCard(board: Board, card: CardLabel): CardRating {
  const sign = (up: readonly CardLabel[], down: readonly CardLabel[]) =>
    (Number(up.includes(card)) - Number(down.includes(card))) as Sign;
  return { ability: sign(board.strengths, board.weaknesses), interest: sign(board.likes, board.dislikes) };
}

export function computeRatingPoints({ ability, interest }: CardRating): number {
  return POINTS[interest][ability + 1] ?? 0;
}

/**
 * How many of the 64 careers of the scoring study use a card. Constants, so that a career that is added changes the
 * score of no other one: docs/decisions/032.
 */
const STUDY_USERS: { readonly [Card in CardLabel]: number } = {
  수학: 29,
  영어: 25,
  과학: 34,
  미술: 15,
  음악: 12,
  체육: 20,
  축구: 9,
  수영: 8,
  독서: 25,
  글쓰기: 21,
  그림그리기: 17,
  피아노: 10,
  '친구 사귀기': 28,
  발레: 8,
  요리: 8,
  컴퓨터: 26,
  게임: 11,
  영화보기: 14,
  팀워크: 31,
  집중력: 48,
};
/** The average of the 64 careers' highest raw scores. */
const STUDY_MEAN_MAX_SCORE = 25.19387006756036;

/**
 * The least that a fitting card adds to the score of an average career: one that is useful, common and only a strength.
 * Careers that differ by less fit the board alike: docs/decisions/033.
 */
export const LEAST_CARD_SCORE = POINTS[0][2] / STUDY_MEAN_MAX_SCORE;

/**
 * The inverse document frequency of a card over the careers of the study: 1 for the commonest, about 1.45 for the
 * rarest.
 */
export function getInformativeness(card: CardLabel): number {
  return 1 + 0.25 * Math.log(48 / STUDY_USERS[card]);
}

/** The parts of a career's score that do not depend on the board. */
type ScoringFactors = {
  /** One per card, in the order of `CARD_LABELS`. */
  readonly weights: readonly number[];
  /** Holland similarity, 0…1, one per card in the same order. */
  readonly similarities: readonly number[];
  /** Divisor of the raw score: the geometric mean of this career's highest raw score and the study's average. */
  readonly norm: number;
};

const scoringFactors: ReadonlyMap<string, ScoringFactors> = new Map(
  CAREERS.map((career) => {
    const weights = buildWeightVector(career);
    const maxScore =
      MAX_POINTS * CARD_LABELS.reduce((sum, card, index) => sum + (weights[index] ?? 0) * getInformativeness(card), 0);
    return [
      career.id,
      {
        weights,
        similarities: CARD_LABELS.map((card) => computeHollandSimilarity(card, career.riasec)),
        norm: Math.sqrt(maxScore * STUDY_MEAN_MAX_SCORE),
      },
    ];
  }),
);

/** A career's weights, one per card in the order of `CARD_LABELS`; 0 for a card it does not use. */
export function buildWeightVector(career: Career): readonly number[] {
  return CARD_LABELS.map((card) => career.weights[card] ?? 0);
}

/**
 * Returns the scoring function of one board. Scores have no unit and are comparable within one board only. Adding a
 * like never lowers a score: points are summed, and the divisor does not depend on the board.
 */
export function createScorer(board: Board): (career: Career) => number {
  const cards = CARD_LABELS.map((card) => {
    const rating = rateCard(board, card);
    return {
      points: computeRatingPoints(rating),
      informativeness: getInformativeness(card),
      isDisliked: rating.interest === -1,
    };
  });
  return (career) => {
    const { weights, similarities, norm } = scoringFactors.get(career.id) as ScoringFactors;
    const raw = cards.reduce((sum, { points, informativeness, isDisliked }, index) => {
      const weight = weights[index] ?? 0;
      const penalty = isDisliked && weight === ESSENTIAL ? DISLIKED_ESSENTIAL_PENALTY * informativeness : 0;
      return sum + weight * informativeness * points + HOLLAND_SHARE * (similarities[index] ?? 0) * points - penalty;
    }, 0);
    return raw / norm;
  };
}

/** A score as the whole percent that the child sees, 55…96; it rises with the score. Not a probability. */
export function toPercent(score: number): number {
  const risen = Math.max(0, score) ** PERCENT_STEEPNESS;
  const share = risen / (risen + HALFWAY_SCORE ** PERCENT_STEEPNESS);
  // The epsilon keeps a result such as 79.9999999999 from being floored to 79.
  return Math.floor(MATCH_PERCENT.min + (MATCH_PERCENT.max - MATCH_PERCENT.min) * share + 1e-9);
}
