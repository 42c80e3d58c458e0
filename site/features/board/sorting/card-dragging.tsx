import type { ReactNode } from 'react';
import { type CardLabel, getCardName, getZoneName, ZONES, type ZoneId } from '../../../shared/board/cards.ts';
import { type DragAnnouncements, type DragOptions, DragProvider } from '../../../shared/drag/drag-provider.tsx';
import { dragByPullOrHold, nextByPosition } from '../../../shared/drag/drag-sensors.client.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { boardText } from './board-text.ts';

const OPTIONS: DragOptions = {
  startConstraints: dragByPullOrHold,
  nextTarget: nextByPosition,
  insetPx: 12,
};

/** A card of the pool, or one that is moved from another zone. */
export type DraggedCard = { readonly card: CardLabel; readonly isMoved: boolean };

export type CardDrop = DraggedCard & {
  readonly zone: ZoneId;
  /** Then the focus has to be moved: the card leaves its place. */
  readonly isByKeys: boolean;
};

type CardDraggingProps = {
  /** False where the drop is ignored: then the card goes back. */
  onDrop: (drop: CardDrop) => boolean;
  /** Runs after a drop by keys, when the moved card can take the focus. */
  onSettled: () => void;
  announce: (text: string) => void;
  /** Cards in a zone after a drop there. */
  countAfter: (zone: ZoneId) => number;
  children: ReactNode;
};

/** Drag and drop of cards onto the zones, from the pool and from other zones (docs/product.md §8.2). */
export function CardDragging({ onDrop, onSettled, announce, countAfter, children }: CardDraggingProps) {
  const text = useText(boardText).move;
  const { language } = useLanguage();
  const nameOf = ({ card }: DraggedCard) => getCardName(card, language);
  const announcements: DragAnnouncements<DraggedCard, ZoneId> = {
    pickedUp: (dragged) => text.picked(nameOf(dragged)),
    over: (_dragged, zone) => {
      const place = ZONES.findIndex(({ id }) => id === zone) + 1;
      return text.over(getZoneName(zone, language), place, ZONES.length);
    },
    dropped: (dragged, zone) => text.dropped(nameOf(dragged), getZoneName(zone, language), countAfter(zone)),
    canceled: (dragged) => text.canceled(nameOf(dragged)),
  };
  return (
    <DragProvider
      options={OPTIONS}
      announcements={announcements}
      announce={announce}
      onSettled={onSettled}
      onDrop={({ source, target, isByKeys }) => onDrop({ ...source, zone: target, isByKeys })}
    >
      {children}
    </DragProvider>
  );
}
