import { josa } from 'es-hangul';
import { type Board, CARD_LABELS, type CardLabel } from '../../../shared/cards.ts';
import type { Career } from '../content/careers.ts';
import { ESSENTIAL, pointsOf, type Standing, standingOf, tellingOf } from './scoring.ts';

/** Why a career was recommended: the child's own cards that spoke for it, and the same in words. */
export type Because = {
  /** At most three, the one that says most first; none where no card is a like or a strength. */
  readonly cards: readonly CardLabel[];
  /** Korean. The first gives the reason; a second, where there is one, takes the fear from an essential card. */
  readonly sentences: readonly string[];
};

const MOST_REASONS = 3;

const EXPLORING = '아직 가 보지 않은 길을 함께 탐험해 보려고 골랐어요.';

/** One is not good at these, in Korean; one has them. */
const QUALITIES: ReadonlySet<CardLabel> = new Set(['집중력', '팀워크']);

/** How a card that spoke for a career stands, in the words for a child; never a dislike. */
function fondnessOf(card: CardLabel, { ability, interest }: Standing): string | null {
  const isQuality = QUALITIES.has(card);
  if (interest === 1) {
    const strong = isQuality ? '자신 있고 좋아하는' : '잘하고 좋아하는';
    return { 1: strong, 0: '좋아하는', [-1]: '더 자라고 싶은' }[ability];
  }
  if (interest === -1 || ability !== 1) return null;
  return isQuality ? '자신 있는' : '잘하는';
}

/** The cards of a career that speak for it on this board, the one that says most first. */
export function becauseOf(board: Board, career: Career): Because {
  const reasons = CARD_LABELS.flatMap((card) => {
    const worth = (career.weights[card] ?? 0) * tellingOf(card) * pointsOf(standingOf(board, card));
    return worth > 0 && fondnessOf(card, standingOf(board, card)) !== null ? [{ card, worth }] : [];
  });
  const cards = reasons
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_REASONS)
    .map(({ card }) => card);
  const comfort = comfortOf(board, career);
  return { cards, sentences: comfort === null ? [reasonOf(board, cards)] : [reasonOf(board, cards), comfort] };
}

/** '좋아하는 수학과 잘하는 컴퓨터를 골랐기 때문이에요.' */
export function reasonOf(board: Board, cards: readonly CardLabel[]): string {
  const groups = new Map<string, CardLabel[]>();
  for (const card of cards) {
    const fondness = fondnessOf(card, standingOf(board, card));
    if (fondness !== null) groups.set(fondness, [...(groups.get(fondness) ?? []), card]);
  }
  const named = [...groups].map(([fondness, group]) => `${fondness} ${joined(group)}`);
  if (named.length === 0) return EXPLORING;
  // '와' binds the cards of one group; between groups that have more than one, a comma is clearer.
  const isSimple = named.length === 2 && cards.length === 2;
  const list = isSimple ? joined(named) : named.join(', ');
  return `${josa(list, '을/를')} 골랐기 때문이에요.`;
}

/** '수학', '수학과 컴퓨터', '수학, 과학과 컴퓨터'. */
function joined(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1).join(', ');
  return before === '' ? last : `${josa(before, '와/과')} ${last}`;
}

/** A soft word where a card that the career needs is a weakness or not liked. */
function comfortOf(board: Board, career: Career): string | null {
  const hard = CARD_LABELS.find((card) => {
    const { ability, interest } = standingOf(board, card);
    return career.weights[card] === ESSENTIAL && (interest === -1 || (ability === -1 && interest === 0));
  });
  return hard === undefined ? null : `${hard}도 쓰이지만 천천히 친해져도 괜찮아요.`;
}
