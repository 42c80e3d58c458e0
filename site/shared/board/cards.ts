/**
 * The cards and zones of a board (docs/product.md §8.1), which board and planner share.
 *
 * @packageDocumentation
 */
import type { Language } from '../language/language.ts';

/**
 * The twenty cards of docs/product.md §8.1: Korean label, English name, and the id of the card's picture
 * (`cards/<id>`).
 */
export const CARDS = [
  { id: 'math', label: '수학', english: 'Math' },
  { id: 'english', label: '영어', english: 'English' },
  { id: 'science', label: '과학', english: 'Science' },
  { id: 'art', label: '미술', english: 'Art' },
  { id: 'music', label: '음악', english: 'Music' },
  { id: 'pe', label: '체육', english: 'PE' },
  { id: 'soccer', label: '축구', english: 'Soccer' },
  { id: 'swimming', label: '수영', english: 'Swimming' },
  { id: 'reading', label: '독서', english: 'Reading' },
  { id: 'writing', label: '글쓰기', english: 'Writing' },
  { id: 'drawing', label: '그림그리기', english: 'Drawing' },
  { id: 'piano', label: '피아노', english: 'Piano' },
  { id: 'making-friends', label: '친구 사귀기', english: 'Making friends' },
  { id: 'ballet', label: '발레', english: 'Ballet' },
  { id: 'cooking', label: '요리', english: 'Cooking' },
  { id: 'computer', label: '컴퓨터', english: 'Computer' },
  { id: 'games', label: '게임', english: 'Games' },
  { id: 'movies', label: '영화보기', english: 'Watching movies' },
  { id: 'teamwork', label: '팀워크', english: 'Teamwork' },
  { id: 'focus', label: '집중력', english: 'Focus' },
] as const;

/** A card is named by its Korean label wherever it is stored or sent. */
export type CardLabel = (typeof CARDS)[number]['label'];

/** The four zones of the board with their titles: docs/product.md §8.1. */
export const ZONES = [
  { id: 'strengths', title: '강점', english: 'Strengths' },
  { id: 'weaknesses', title: '약점', english: 'Weaknesses' },
  { id: 'likes', title: '좋아하는 것', english: 'Likes' },
  { id: 'dislikes', title: '싫어하는 것', english: 'Dislikes' },
] as const;

export type ZoneId = (typeof ZONES)[number]['id'];

/** The cards of each zone, in the order of dropping. A card is in at most one zone. */
export type Board = { readonly [Zone in ZoneId]: readonly CardLabel[] };

export const CARD_LABELS: readonly CardLabel[] = CARDS.map((card) => card.label);

const cardsByLabel = Object.fromEntries(CARDS.map((card) => [card.label, card])) as {
  readonly [Label in CardLabel]: (typeof CARDS)[number];
};

/** The id of a card's picture. */
export function getCardId(card: CardLabel): (typeof CARDS)[number]['id'] {
  return cardsByLabel[card].id;
}

/** The card's label, too, where a stored text names a card that does not exist. */
export function getCardName(card: CardLabel, language: Language): string {
  return language === 'ko' ? card : (cardsByLabel[card]?.english ?? card);
}

export function getZoneName(zone: ZoneId, language: Language): string {
  const { title, english } = ZONES.find(({ id }) => id === zone) as (typeof ZONES)[number];
  return language === 'ko' ? title : english;
}

export const EMPTY_BOARD: Board = { strengths: [], weaknesses: [], likes: [], dislikes: [] };

/** The zone of a card; null for a card in the pool. */
export function findZone(board: Board, card: CardLabel): ZoneId | null {
  return ZONES.find(({ id }) => board[id].includes(card))?.id ?? null;
}

/** The board with a card at the end of a zone, and nowhere else. */
export function placeCard(board: Board, card: CardLabel, zone: ZoneId): Board {
  const without = takeBackCard(board, card);
  return { ...without, [zone]: [...without[zone], card] };
}

/** Returns the board without a card. */
export function takeBackCard(board: Board, card: CardLabel): Board {
  return mapZones(board, (cards) => cards.filter((other) => other !== card));
}

export function isEmptyBoard(board: Board): boolean {
  return ZONES.every(({ id }) => board[id].length === 0);
}

/** The cards that are in no zone, in Korean dictionary order. */
export function listPool(board: Board): CardLabel[] {
  return sortCards(CARD_LABELS.filter((card) => findZone(board, card) === null));
}

/** Korean dictionary order: Unicode has the Hangul syllables in that order, so code units are compared. */
export function sortCards(cards: readonly CardLabel[]): CardLabel[] {
  return [...cards].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

/** The same text for all boards with the same cards in the same zones, whatever their order. */
export function canonicalizeBoard(board: Board): string {
  return JSON.stringify(mapZones(board, sortCards));
}

/** Keys are in the order of `ZONES`, so that equal boards have equal JSON. */
function mapZones(board: Board, change: (cards: readonly CardLabel[]) => readonly CardLabel[]): Board {
  return {
    strengths: change(board.strengths),
    weaknesses: change(board.weaknesses),
    likes: change(board.likes),
    dislikes: change(board.dislikes),
  };
}
