import type { CardLabel } from '../../shared/board/cards.ts';

const PLACED = 'placed:';

/** The drag id of a card in a zone. Not that of the card in the pool, which leaves the page in the same moment. */
export function formatPlacedCardId(card: CardLabel): string {
  return `${PLACED}${card}`;
}

/** Returns the card of a drag id. */
export function parseDraggableId(id: string): { readonly card: CardLabel; readonly isPlaced: boolean } {
  const isPlaced = id.startsWith(PLACED);
  return { card: (isPlaced ? id.slice(PLACED.length) : id) as CardLabel, isPlaced };
}
