import { type Board, CARD_LABELS, type CardLabel } from '../../../shared/cards.ts';
import { CAREERS, type Career } from '../content/careers.ts';
import { hollandSimilarity } from './holland.ts';

/** A weight of this much: the career cannot do without the card. */
export const ESSENTIAL = 3;
/** How much the Holland codes count beside the weights. */
const HOLLAND_SHARE = 0.25;
/** Taken off, times the card's telling, where an essential card is disliked. */
const DISLIKED_ESSENTIAL = 1.5;
/** Points of a card that is liked and a strength: the most there is. */
const FULL_POINTS = 1.8;
const LOWEST_PERCENT = 55;
const PERCENT_RANGE = 43;

export type Sign = -1 | 0 | 1;

/** What a board says of one card, on two axes: strength or weakness, like or dislike. Both at once is neither. */
export type Standing = { readonly ability: Sign; readonly interest: Sign };

/**
 * Points by interest, then by ability (-1, 0, 1). Interest counts for more: at eight, ability changes most with
 * practice. A weakness that is liked is growth and nearly as good as a like; a strength that is disliked pushes nothing.
 */
const POINTS: { readonly [Interest in Sign]: readonly [weak: number, neither: number, strong: number] } = {
  1: [0.85, 1, FULL_POINTS],
  0: [-0.25, 0.03, 0.7],
  [-1]: [-1.2, -1, -0.2],
};

export function standingOf(board: Board, card: CardLabel): Standing {
  const sign = (up: readonly CardLabel[], down: readonly CardLabel[]) =>
    (Number(up.includes(card)) - Number(down.includes(card))) as Sign;
  return { ability: sign(board.strengths, board.weaknesses), interest: sign(board.likes, board.dislikes) };
}

export function pointsOf({ ability, interest }: Standing): number {
  return POINTS[interest][ability + 1] ?? 0;
}

/** How much a card tells: 1 for the one that most careers use, up to about 1.45 for the rarest. */
const telling: ReadonlyMap<CardLabel, number> = new Map(
  CARD_LABELS.map((card) => {
    const users = CAREERS.filter((career) => career.weights[card] !== undefined).length;
    return [card, 1 + 0.25 * Math.log(48 / users)];
  }),
);

export function tellingOf(card: CardLabel): number {
  return telling.get(card) ?? 1;
}

/** What never changes of a career's score. */
type Measures = {
  /** One a card, in the order of `CARD_LABELS`. */
  readonly weights: readonly number[];
  readonly similarities: readonly number[];
  /** What the raw score is divided by: half-way between favouring careers of many cards and of few. */
  readonly norm: number;
};

const measures: ReadonlyMap<string, Measures> = new Map(
  (() => {
    const full = CAREERS.map(
      ({ weights }) => FULL_POINTS * CARD_LABELS.reduce((sum, card) => sum + (weights[card] ?? 0) * tellingOf(card), 0),
    );
    const mean = full.reduce((sum, each) => sum + each, 0) / full.length;
    return CAREERS.map((career, index): [string, Measures] => [
      career.id,
      {
        weights: weightsOf(career),
        similarities: CARD_LABELS.map((card) => hollandSimilarity(card, career.riasec)),
        norm: Math.sqrt((full[index] ?? mean) * mean),
      },
    ]);
  })(),
);

/** A career's weights, one a card in the order of `CARD_LABELS`. */
export function weightsOf(career: Career): readonly number[] {
  return CARD_LABELS.map((card) => career.weights[card] ?? 0);
}

/**
 * How well careers suit a board. Compare the scores of one board; they have no unit. A like never lowers one: points
 * add up, and what they are divided by does not depend on the board.
 */
export function scorer(board: Board): (career: Career) => number {
  const cards = CARD_LABELS.map((card) => {
    const standing = standingOf(board, card);
    return { points: pointsOf(standing), telling: tellingOf(card), isDisliked: standing.interest === -1 };
  });
  return (career) => {
    const { weights, similarities, norm } = measures.get(career.id) as Measures;
    const raw = cards.reduce((sum, { points, telling, isDisliked }, index) => {
      const weight = weights[index] ?? 0;
      const penalty = isDisliked && weight === ESSENTIAL ? DISLIKED_ESSENTIAL * telling : 0;
      return sum + weight * telling * points + HOLLAND_SHARE * (similarities[index] ?? 0) * points - penalty;
    }, 0);
    return raw / norm;
  };
}

/** A score as the whole percent that a child sees, 55…97: how well the cards chosen by now go with a career. */
export function percentOf(score: number): number {
  const share = 1 - Math.exp(-2.4 * Math.max(0, score));
  // What is a whole number but for rounding counts as that number.
  return Math.floor(LOWEST_PERCENT + PERCENT_RANGE * share + 1e-9);
}
