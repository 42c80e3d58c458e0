import { type Board, CARD_LABELS, type CardLabel } from '../../../shared/cards.ts';
import { CAREERS, type Career } from '../content/careers.ts';
import { hollandSimilarity } from './holland.ts';

/** The card weight that means: the career cannot do without this card. */
export const ESSENTIAL = 3;
/** Weight of the Holland similarity beside the curated card weights. */
const HOLLAND_SHARE = 0.25;
/** Subtracted from the raw score, times the card's informativeness, for each essential card that is disliked. */
const DISLIKED_ESSENTIAL_PENALTY = 1.5;
/** Points of a card that is both liked and a strength. */
const MAX_POINTS = 1.8;
const MIN_PERCENT = 55;
const PERCENT_RANGE = 43;

export type Sign = -1 | 0 | 1;

/**
 * A card's place on a board, on two axes: ability (strength 1, weakness -1) and interest (like 1, dislike -1). 0 where it
 * is in neither zone of an axis, or in both.
 */
export type CardRating = { readonly ability: Sign; readonly interest: Sign };

/**
 * Points by interest, then by ability (-1, 0, 1). Interest counts for more, because ability changes more with practice at
 * the age of eight. A liked weakness counts nearly as much as a like; a disliked strength counts slightly against.
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

export function ratingPoints({ ability, interest }: CardRating): number {
  return POINTS[interest][ability + 1] ?? 0;
}

/** Inverse document frequency: 1 for a card that 48 of the careers use, about 1.45 for the rarest card. */
const informativeness: ReadonlyMap<CardLabel, number> = new Map(
  CARD_LABELS.map((card) => {
    const users = CAREERS.filter((career) => career.weights[card] !== undefined).length;
    return [card, 1 + 0.25 * Math.log(48 / users)];
  }),
);

/** The inverse document frequency of a card over the careers, 1…1.45. */
export function informativenessOf(card: CardLabel): number {
  return informativeness.get(card) ?? 1;
}

/** The parts of a career's score that do not depend on the board. */
type ScoringFactors = {
  /** One per card, in the order of `CARD_LABELS`. */
  readonly weights: readonly number[];
  /** Holland similarity, 0…1, one per card in the same order. */
  readonly similarities: readonly number[];
  /** Divisor of the raw score: the geometric mean of this career's highest raw score and the average one. */
  readonly norm: number;
};

const scoringFactors: ReadonlyMap<string, ScoringFactors> = computeScoringFactors();

function computeScoringFactors(): Map<string, ScoringFactors> {
  const maxScores = CAREERS.map(
    ({ weights }) =>
      MAX_POINTS * CARD_LABELS.reduce((sum, card) => sum + (weights[card] ?? 0) * informativenessOf(card), 0),
  );
  const mean = maxScores.reduce((sum, each) => sum + each, 0) / maxScores.length;
  return new Map(
    CAREERS.map((career, index): [string, ScoringFactors] => [
      career.id,
      {
        weights: weightVector(career),
        similarities: CARD_LABELS.map((card) => hollandSimilarity(card, career.riasec)),
        norm: Math.sqrt((maxScores[index] ?? mean) * mean),
      },
    ]),
  );
}

/** A career's weights, one per card in the order of `CARD_LABELS`; 0 for a card it does not use. */
export function weightVector(career: Career): readonly number[] {
  return CARD_LABELS.map((card) => career.weights[card] ?? 0);
}

/**
 * Returns the scoring function of one board. Scores have no unit and are comparable within one board only. Adding a like
 * never lowers a score: points are summed, and the divisor does not depend on the board.
 */
export function createScorer(board: Board): (career: Career) => number {
  const cards = CARD_LABELS.map((card) => {
    const rating = rateCard(board, card);
    return {
      points: ratingPoints(rating),
      informativeness: informativenessOf(card),
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

/** A score as the whole percent that the child sees, 55…97. Not a probability. */
export function toPercent(score: number): number {
  const share = 1 - Math.exp(-2.4 * Math.max(0, score));
  // The epsilon keeps a result such as 79.9999999999 from being floored to 79.
  return Math.floor(MIN_PERCENT + PERCENT_RANGE * share + 1e-9);
}
