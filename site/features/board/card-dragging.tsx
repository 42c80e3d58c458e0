import type { ReactNode } from 'react';
import { type CardLabel, ZONES, type ZoneId } from '../../shared/board/cards.ts';
import { dragByPullOrHold, nextByPosition } from '../../shared/drag/area-drag.client.ts';
import { type DragAnnouncements, type DragOptions, DragProvider } from '../../shared/drag/drag-provider.tsx';
import { useLanguage, useText } from '../../shared/language/use-language.tsx';
import { boardText } from './board-text.ts';
import { getCardNames, getZoneNames } from './card-names.ts';
import { parseDraggableId } from './draggable-id.ts';

const OPTIONS: DragOptions = {
  startConstraints: dragByPullOrHold,
  nextTarget: nextByPosition,
  insetPx: 12,
};

export type CardDrop = {
  readonly card: CardLabel;
  readonly zone: ZoneId;
  /** The card comes from another zone. */
  readonly isMoved: boolean;
  /** Then the focus has to be moved: the card leaves its place. */
  readonly isByKeys: boolean;
};

export type CardDraggingProps = {
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
  const nameOf = (draggableId: string) => getCardNames(parseDraggableId(draggableId).card)[language];
  const announcements: DragAnnouncements = {
    pickedUp: (cardId) => text.picked(nameOf(cardId)),
    over: (_cardId, zoneId) => {
      const zone = parseZoneTarget(zoneId);
      const place = ZONES.findIndex(({ id }) => id === zone) + 1;
      return zone ? text.over(getZoneNames(zone)[language], place, ZONES.length) : '';
    },
    dropped: (cardId, zoneId) => {
      const zone = parseZoneTarget(zoneId);
      return zone ? text.dropped(nameOf(cardId), getZoneNames(zone)[language], countAfter(zone)) : '';
    },
    canceled: (cardId) => text.canceled(nameOf(cardId)),
  };
  return (
    <DragProvider
      options={OPTIONS}
      announcements={announcements}
      announce={announce}
      onSettled={onSettled}
      onDrop={({ sourceId, targetId, isByKeys }) => {
        const zone = parseZoneTarget(targetId);
        const { card, isPlaced } = parseDraggableId(sourceId);
        return zone !== null && onDrop({ card, zone, isMoved: isPlaced, isByKeys });
      }}
    >
      {children}
    </DragProvider>
  );
}

function parseZoneTarget(targetId: string): ZoneId | null {
  return ZONES.find(({ id }) => id === targetId)?.id ?? null;
}
