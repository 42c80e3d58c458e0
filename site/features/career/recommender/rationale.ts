import type { Board, CardLabel } from '../../../shared/board/cards.ts';
import { CARD_LABELS } from '../../../shared/board/cards.ts';
import type { Language } from '../../../shared/language/language.ts';
import type { Career } from '../model/career.ts';
import {
  formatReassurance,
  getExploringSentence,
  groupSentence,
  type Statement,
  type StatementGroup,
} from './rationale-text.ts';
import { type CardRating, computeRatingPoints, ESSENTIAL, getInformativeness, rateCard } from './scoring.ts';

/** Why a career was recommended: the cards that fit it, those that contributed most, and the same in sentences. */
export type MatchRationale = {
  /** Cards of the highest contribution, the highest first, at most three; none where no card is a like or a strength. */
  readonly cards: readonly CardLabel[];
  /** All likes and strengths that the career uses, highest contribution first. */
  readonly fits: readonly CardLabel[];
  /** The reason, then a reassurance where an essential card is a weakness or disliked. */
  readonly sentences: readonly string[];
};

const MAX_REASON_CARDS = 3;

/** Returns what a card says; null for a dislike or a plain weakness. */
function statementOf({ ability, interest }: CardRating): Statement | null {
  if (interest === 1) return ({ 1: 'likesAndIsGood', 0: 'likes', [-1]: 'wantsToImprove' } as const)[ability];
  return interest === 0 && ability === 1 ? 'isGood' : null;
}

/** The rationale for recommending a career on this board. */
export function explainMatch(board: Board, career: Career, language: Language): MatchRationale {
  const fits = CARD_LABELS.flatMap((card) => {
    const rating = rateCard(board, card);
    const contribution = (career.weights[card] ?? 0) * getInformativeness(card) * computeRatingPoints(rating);
    return contribution > 0 && statementOf(rating) !== null ? [{ card, contribution }] : [];
  })
    .sort((a, b) => b.contribution - a.contribution)
    .map(({ card }) => card);
  const cards = fits.slice(0, MAX_REASON_CARDS);
  const hard = hardCardOf(board, career);
  const sentences = [
    formatReason(board, cards, language),
    ...(hard === null ? [] : [formatReassurance(hard, language)]),
  ];
  return { cards, fits, sentences };
}

/** Writes the reason, for example '수학을 좋아하고 컴퓨터를 잘한다고 했으니까요.' or 'You said that you like math and are good at computers.' */
export function formatReason(board: Board, cards: readonly CardLabel[], language: Language): string {
  const groups = new Map<Statement, CardLabel[]>();
  for (const card of cards) {
    const statement = statementOf(rateCard(board, card));
    if (statement !== null) groups.set(statement, [...(groups.get(statement) ?? []), card]);
  }
  if (groups.size === 0) return getExploringSentence(language);
  const list: StatementGroup[] = [...groups].map(([statement, group]) => ({ statement, cards: group }));
  return groupSentence(list, language);
}

/** An essential card that is disliked, or a weakness that is not liked; null where there is none. */
function hardCardOf(board: Board, career: Career): CardLabel | null {
  const hard = CARD_LABELS.find((card) => {
    const { ability, interest } = rateCard(board, card);
    return career.weights[card] === ESSENTIAL && (interest === -1 || (ability === -1 && interest === 0));
  });
  return hard ?? null;
}
