import { josa } from 'es-hangul';
import { type Board, CARD_LABELS, type CardLabel } from '../../../shared/cards.ts';
import type { Career } from '../content/careers.ts';
import { type CardRating, ESSENTIAL, informativenessOf, rateCard, ratingPoints } from './scoring.ts';

/** Why a career was recommended: the cards that contributed most, and the same in sentences. */
export type MatchRationale = {
  /** At most three, highest contribution first; none where no card is a like or a strength. */
  readonly cards: readonly CardLabel[];
  /** Korean. The reason, then a reassurance where an essential card is a weakness or disliked. */
  readonly sentences: readonly string[];
};

const MAX_REASON_CARDS = 3;

const EXPLORING_SENTENCE = '아직 가 보지 않은 길을 함께 탐험해 보려고 골랐어요.';

/** Korean has no '잘하는' ('good at') for these: a child has them. */
const QUALITY_CARDS: ReadonlySet<CardLabel> = new Set(['집중력', '팀워크']);

/** The Korean attribute of a card that counts in a career's favour; null for a dislike or a plain weakness. */
function describeRating(card: CardLabel, { ability, interest }: CardRating): string | null {
  const isQuality = QUALITY_CARDS.has(card);
  if (interest === 1) {
    const strong = isQuality ? '자신 있고 좋아하는' : '잘하고 좋아하는';
    return { 1: strong, 0: '좋아하는', [-1]: '더 자라고 싶은' }[ability];
  }
  if (interest === -1 || ability !== 1) return null;
  return isQuality ? '자신 있는' : '잘하는';
}

/** The rationale for recommending a career on this board. */
export function explainMatch(board: Board, career: Career): MatchRationale {
  const reasons = CARD_LABELS.flatMap((card) => {
    const rating = rateCard(board, card);
    const contribution = (career.weights[card] ?? 0) * informativenessOf(card) * ratingPoints(rating);
    return contribution > 0 && describeRating(card, rating) !== null ? [{ card, contribution }] : [];
  });
  const cards = reasons
    .sort((a, b) => b.contribution - a.contribution)
    .slice(0, MAX_REASON_CARDS)
    .map(({ card }) => card);
  const reason = reasonSentence(board, cards);
  const reassurance = reassuranceSentence(board, career);
  return { cards, sentences: reassurance === null ? [reason] : [reason, reassurance] };
}

/** For example '좋아하는 수학과 잘하는 컴퓨터를 골랐기 때문이에요.' */
export function reasonSentence(board: Board, cards: readonly CardLabel[]): string {
  const groups = new Map<string, CardLabel[]>();
  for (const card of cards) {
    const attribute = describeRating(card, rateCard(board, card));
    if (attribute !== null) groups.set(attribute, [...(groups.get(attribute) ?? []), card]);
  }
  const named = [...groups].map(([attribute, group]) => `${attribute} ${joinKorean(group)}`);
  if (named.length === 0) return EXPLORING_SENTENCE;
  // '와' joins the cards of one group, so groups with more than one card are separated by commas.
  const isSimple = named.length === 2 && cards.length === 2;
  const list = isSimple ? joinKorean(named) : named.join(', ');
  return `${josa(list, '을/를')} 골랐기 때문이에요.`;
}

/** '수학', '수학과 컴퓨터', '수학, 과학과 컴퓨터'. */
function joinKorean(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1).join(', ');
  return before === '' ? last : `${josa(before, '와/과')} ${last}`;
}

/** null unless an essential card is disliked, or a weakness that is not liked. */
function reassuranceSentence(board: Board, career: Career): string | null {
  const hard = CARD_LABELS.find((card) => {
    const { ability, interest } = rateCard(board, card);
    return career.weights[card] === ESSENTIAL && (interest === -1 || (ability === -1 && interest === 0));
  });
  return hard === undefined ? null : `${hard}도 쓰이지만 천천히 친해져도 괜찮아요.`;
}
