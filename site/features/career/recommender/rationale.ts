import { type Board, CARD_LABELS, type CardLabel, getCardName } from '../../../shared/board/cards.ts';
import { withParticle } from '../../../shared/language/korean.ts';
import type { Language } from '../../../shared/language/language.ts';
import type { Career } from '../model/career.ts';
import { type CardRating, computeRatingPoints, ESSENTIAL, getInformativeness, rateCard } from './scoring.ts';

/** What a child says with a card. */
type Statement = 'likesAndIsGood' | 'likes' | 'wantsToImprove' | 'isGood';

/** Cards with which the child says the same; at least one. */
type StatementGroup = { readonly statement: Statement; readonly cards: readonly CardLabel[] };

/** Why a career was recommended: the cards that fit it, those that contributed most, and the same in sentences. */
type MatchRationale = {
  /**
   * Cards of the highest contribution, the highest first, at most three; none where no card is a like or a strength.
   */
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

/**
 * Writes the reason, for example '수학을 좋아하고 컴퓨터를 잘한다고 했으니까요.' or 'You said that you like math and are good at
 * computers.'
 */
export function formatReason(board: Board, cards: readonly CardLabel[], language: Language): string {
  const groups = new Map<Statement, CardLabel[]>();
  for (const card of cards) {
    const statement = statementOf(rateCard(board, card));
    if (statement !== null) groups.set(statement, [...(groups.get(statement) ?? []), card]);
  }
  if (groups.size === 0) return getExploringSentence(language);
  const list = [...groups].map(([statement, group]) => ({ statement, cards: group }));
  return language === 'ko' ? koreanSentence(list) : englishSentence(list);
}

/** An essential card that is disliked, or a weakness that is not liked; null where there is none. */
function hardCardOf(board: Board, career: Career): CardLabel | null {
  const hard = CARD_LABELS.find((card) => {
    const { ability, interest } = rateCard(board, card);
    return career.weights[card] === ESSENTIAL && (interest === -1 || (ability === -1 && interest === 0));
  });
  return hard ?? null;
}

/** Labels that run two words together, as a sentence writes them. */
const KOREAN_SPACED: { readonly [Card in CardLabel]?: string } = {
  그림그리기: '그림 그리기',
  영화보기: '영화 보기',
};

/** What a child does, where the card's label names a quality or a compound. */
const KOREAN_ACTIVITIES: { readonly [Card in CardLabel]?: string } = {
  ...KOREAN_SPACED,
  집중력: '한 가지에 집중하는 것',
  팀워크: '여럿이 힘을 모으는 것',
};

/** What a child does, where that isn't the card's English name in lower case. */
const ENGLISH_ACTIVITIES: { readonly [Card in CardLabel]?: string } = {
  영어: 'English',
  체육: 'PE',
  피아노: 'the piano',
  컴퓨터: 'computers',
  팀워크: 'working as a team',
  집중력: 'focusing on one thing',
};

/** The words for a card inside a sentence. */
export function getCardActivity(card: CardLabel, language: Language): string {
  if (language === 'ko') return KOREAN_ACTIVITIES[card] ?? card;
  return ENGLISH_ACTIVITIES[card] ?? getCardName(card, 'en').toLowerCase();
}

/** Korean forms of a statement: before another one, and before '했으니까요'. */
const KOREAN_STATEMENTS: { readonly [Name in Statement]: { readonly before: string; readonly last: string } } = {
  likesAndIsGood: { before: '좋아하는 데다 잘하고', last: '좋아하고 잘한다고' },
  likes: { before: '좋아하고', last: '좋아한다고' },
  wantsToImprove: { before: '더 잘하고 싶고', last: '더 잘하고 싶다고' },
  isGood: { before: '잘하고', last: '잘한다고' },
};

const ENGLISH_STATEMENTS: { readonly [Name in Statement]: string } = {
  likesAndIsGood: 'like and are good at',
  likes: 'like',
  wantsToImprove: 'want to get better at',
  isGood: 'are good at',
};

function getExploringSentence(language: Language): string {
  return language === 'ko'
    ? '아직 가 보지 않은 길을 함께 탐험해 보려고 골랐어요.'
    : 'It’s here so you can explore a road you haven’t been down yet.';
}

/** A soft line for a card that the career cannot do without and that the child finds hard. */
function formatReassurance(card: CardLabel, language: Language): string {
  return language === 'ko'
    ? `이 일에는 ${KOREAN_SPACED[card] ?? card}도 필요해요. 천천히 친해지면 돼요.`
    : `This job takes ${getCardActivity(card, 'en')}, too. You can grow into that, little by little.`;
}

function koreanSentence(groups: readonly StatementGroup[]): string {
  const clauses = groups.map(({ statement, cards }, i) => {
    const words = KOREAN_STATEMENTS[statement][i === groups.length - 1 ? 'last' : 'before'];
    return `${withParticle(joinKorean(cards.map((card) => getCardActivity(card, 'ko'))), '을/를')} ${words}`;
  });
  // '와' joins the cards of one group, so groups with more than one card are separated by commas.
  return `${clauses.join(isSimple(groups) ? ' ' : ', ')} 했으니까요.`;
}

function englishSentence(groups: readonly StatementGroup[]): string {
  const clauses = groups.map(
    ({ statement, cards }) =>
      `${ENGLISH_STATEMENTS[statement]} ${joinEnglish(cards.map((card) => getCardActivity(card, 'en')))}`,
  );
  const last = clauses.at(-1) ?? '';
  const before = clauses.slice(0, -1).join(', ');
  const join = isSimple(groups) ? ' and ' : ', and ';
  return `You said that you ${before === '' ? last : `${before}${join}${last}`}.`;
}

/** Whether there are two statements of one card each. */
function isSimple(groups: readonly StatementGroup[]): boolean {
  return groups.length === 2 && groups.every(({ cards }) => cards.length === 1);
}

/** Joins words to '수학', '수학과 컴퓨터', '수학, 과학과 컴퓨터'. */
function joinKorean(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1).join(', ');
  return before === '' ? last : `${withParticle(before, '과/와')} ${last}`;
}

/** Joins words to 'math', 'math and art', 'math, art, and music'. */
function joinEnglish(words: readonly string[]): string {
  if (words.length < 3) return words.join(' and ');
  return `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;
}
