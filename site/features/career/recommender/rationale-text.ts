import { josa } from 'es-hangul';
import { type CardLabel, getCardName } from '../../../shared/board/cards.ts';
import type { Language } from '../../../shared/language/language.ts';

/** What a child says with a card. */
export type Statement = 'likesAndIsGood' | 'likes' | 'wantsToImprove' | 'isGood';

/** Cards with which the child says the same; at least one. */
export type StatementGroup = { readonly statement: Statement; readonly cards: readonly CardLabel[] };

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

export function getExploringSentence(language: Language): string {
  return language === 'ko'
    ? '아직 가 보지 않은 길을 함께 탐험해 보려고 골랐어요.'
    : 'It is here so that you can explore a road you have not been down yet.';
}

/** Joins groups of statements, at least one, to a sentence. */
export function groupSentence(groups: readonly StatementGroup[], language: Language): string {
  return language === 'ko' ? koreanSentence(groups) : englishSentence(groups);
}

/** A soft line for a card that the career cannot do without and that the child finds hard. */
export function formatReassurance(card: CardLabel, language: Language): string {
  return language === 'ko'
    ? `이 일에는 ${KOREAN_SPACED[card] ?? card}도 필요해요. 천천히 친해지면 돼요.`
    : `This job takes ${getCardActivity(card, 'en')} too. You can grow into that, little by little.`;
}

function koreanSentence(groups: readonly StatementGroup[]): string {
  const clauses = groups.map(({ statement, cards }, i) => {
    const words = KOREAN_STATEMENTS[statement][i === groups.length - 1 ? 'last' : 'before'];
    return `${josa(joinKorean(cards.map((card) => getCardActivity(card, 'ko'))), '을/를')} ${words}`;
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
  return before === '' ? last : `${josa(before, '와/과')} ${last}`;
}

/** Joins words to 'math', 'math and art', 'math, art, and music'. */
function joinEnglish(words: readonly string[]): string {
  if (words.length < 3) return words.join(' and ');
  return `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;
}
