import type { ReactNode } from 'react';
import { type CardLabel, getCardName, getZoneName, type ZoneId } from '../../../shared/board/cards.ts';
import { useDragHooks } from '../../../shared/drag/drag-hooks.tsx';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { Painting } from '../../../shared/ui/painting.tsx';
import { SUGGESTED_CARDS } from '../model/board.ts';
import { boardText } from './board-text.ts';
import type { DraggedCard } from './card-dragging.tsx';
import { CardTile } from './card-tile.tsx';
import { PlacesButton } from './places-button.tsx';

/** A card that is dropped between two zones goes into the nearer one. */
const REACH_PX = 28;

type BoardZoneProps = {
  zone: ZoneId;
  cards: readonly CardLabel[];
  /** Opens the other places for a card. */
  onPlaces: (card: CardLabel) => void;
  onRemove: (card: CardLabel) => void;
};

export function BoardZone({ zone, cards, onPlaces, onRemove }: BoardZoneProps) {
  const text = useText(boardText);
  const { ref, isTarget } = useDragHooks().useDropTarget(zone, {
    reachPx: REACH_PX,
    rejects: cards.map(formatPlacedCardId),
  });
  const isJustRight = cards.length >= SUGGESTED_CARDS.min && cards.length <= SUGGESTED_CARDS.max;
  return (
    <section
      ref={ref}
      id={zone}
      tabIndex={-1}
      aria-labelledby={`${zone}-title`}
      data-zone={zone}
      data-target={isTarget || undefined}
      className="board-zone"
    >
      <ZoneScene zone={zone} />
      <div className="zone-head">
        <h2 id={`${zone}-title`} className="zone-title">
          <span lang="ko">{getZoneName(zone, 'ko')}</span> <span lang="en">({getZoneName(zone, 'en')})</span>
        </h2>
        {cards.length > 0 && (
          <p className="zone-count">
            <Count words={text.count(cards.length)} />
            {isJustRight && <span className="zone-right">{text.justRight}</span>}
          </p>
        )}
        <p className="zone-means">{text.means[zone]}</p>
      </div>
      {cards.length === 0 ? (
        <p className="zone-empty">{text.emptyZone}</p>
      ) : (
        <ul className="zone-cards">
          {cards.map((card) => (
            <PlacedCard key={card} card={card}>
              <PlacesButton card={card} isPlaced onPress={onPlaces} />
              <RemoveButton card={card} zone={zone} onRemove={onRemove} />
            </PlacedCard>
          ))}
        </ul>
      )}
    </section>
  );
}

/** '5 cards', of which a phone shows the number alone (zones-phone.css); the Korean '5장' is short enough. */
function Count({ words }: { words: string }) {
  const [number, noun] = words.split(' ');
  return (
    <span>
      {number}
      {noun !== undefined && <span className="zone-count-noun"> {noun}</span>}
    </span>
  );
}

/** A card in a zone. It can be dragged to another zone by its tile; a click does nothing. */
function PlacedCard({ card, children }: { card: CardLabel; children: ReactNode }) {
  const text = useText(boardText);
  const dragged: DraggedCard = { card, isMoved: true };
  const { ref, handleRef } = useDragHooks().useDraggable(formatPlacedCardId(card), { value: dragged });
  return (
    <li ref={ref} className="card zone-card" data-placed={card}>
      <button
        ref={handleRef}
        type="button"
        aria-roledescription={text.dragRole}
        aria-describedby="card-help"
        className="zone-tile"
      >
        <CardTile card={card} />
      </button>
      {children}
    </li>
  );
}

type RemoveButtonProps = { card: CardLabel; zone: ZoneId; onRemove: (card: CardLabel) => void };

/** The × of a card: visible on hover and focus, and always on touch screens. */
function RemoveButton({ card, zone, onRemove }: RemoveButtonProps) {
  const text = useText(boardText);
  const { language } = useLanguage();
  return (
    <button
      type="button"
      data-remove={card}
      aria-label={text.remove(getCardName(card, language), getZoneName(zone, language))}
      onClick={() => onRemove(card)}
      className="card-remove"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="card-cross">
        <path d="m7 7.3 10 9.6M17 7 7.2 17" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
    </button>
  );
}

/** The painting of a zone, along its lower edge; above it is the zone's background color. */
function ZoneScene({ zone }: { zone: ZoneId }) {
  return (
    <Painting
      name={`board/${zone}`}
      sizes="(min-width: 64rem) 370px, 46vw"
      alt=""
      loading="eager-high"
      className="zone-scene"
    />
  );
}

/** The drag id of a card in a zone. Not that of the card in the pool, which leaves the page in the same moment. */
function formatPlacedCardId(card: CardLabel): string {
  return `placed:${card}`;
}
