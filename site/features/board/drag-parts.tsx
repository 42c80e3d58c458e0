import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { CardLabel, ZoneId } from '../../shared/cards.ts';

export type CardDrop = {
  readonly card: CardLabel;
  readonly zone: ZoneId;
  /** Keys carried it, so the focus must be looked after. */
  readonly isByKeys: boolean;
};

export type DragProviderProps = {
  /** False where the drop is ignored: then the card goes back. */
  onDrop: (drop: CardDrop) => boolean;
  announce: (text: string) => void;
  /** Cards in each zone after a drop there. */
  countAfter: (zone: ZoneId) => number;
  children: ReactNode;
};

type ElementRef = (element: Element | null) => void;

/** What cards, zones and the pool need for dragging. The library behind it comes after the page. */
export type DragParts = {
  readonly isReady: boolean;
  readonly Provider: ComponentType<DragProviderProps>;
  readonly useCard: (card: CardLabel) => { ref: ElementRef };
  readonly useZone: (zone: ZoneId) => { ref: ElementRef; isTarget: boolean };
  /** What lies under the pool is not meant by a card that is still over it. */
  readonly usePool: () => { ref: ElementRef };
};

const nowhere = () => {};

export const withoutDragging: DragParts = {
  isReady: false,
  Provider: ({ children }) => children,
  useCard: () => ({ ref: nowhere }),
  useZone: () => ({ ref: nowhere, isTarget: false }),
  usePool: () => ({ ref: nowhere }),
};

export const DragPartsContext = createContext<DragParts>(withoutDragging);

export function useDragParts(): DragParts {
  return use(DragPartsContext);
}
