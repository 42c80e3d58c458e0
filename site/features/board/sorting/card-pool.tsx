/**
 * Cards being sorted: the pool, the zones, and the ways from one to the other, by dragging and by buttons.
 *
 * @packageDocumentation
 */
import type { ReactNode } from 'react';
import type { CardLabel } from '../../../shared/board/cards.ts';
import { useDragHooks } from '../../../shared/drag/drag-hooks.tsx';
import { useText } from '../../../shared/language/use-language.tsx';
import { boardText } from './board-text.ts';
import type { DraggedCard } from './card-dragging.tsx';
import { CardTile } from './card-tile.tsx';
import { PlacesButton } from './places-button.tsx';

type CardPoolProps = {
  cards: readonly CardLabel[];
  /** Opens the four places for a card. */
  onPlaces: (card: CardLabel) => void;
  onShuffle: () => void;
  children: ReactNode;
};

/** The cards that are in no zone yet: below the zones, or beside them on wide screens. */
export function CardPool({ cards, onPlaces, onShuffle, children }: CardPoolProps) {
  const text = useText(boardText);
  // A zone's reach ends at the pool: a card that is let go over it goes back.
  const { ref } = useDragHooks().useDropCover('pool');
  return (
    <section ref={ref} aria-labelledby="pool-title" className="card-pool">
      <div className="pool-head">
        <h2 id="pool-title" className="pool-title">
          {text.pool(cards.length)}
        </h2>
        <button type="button" onClick={onShuffle} disabled={cards.length < 2} className="pool-shuffle">
          <ShuffleMark />
          <span>{text.shuffle}</span>
        </button>
        {children}
      </div>
      <p id="card-help" className="sr-only">
        {text.dragHelp}
      </p>
      <p aria-hidden="true" className="key-hint">
        {text.keyHint.map(([key, what]) => (
          <span key={key}>
            <kbd>{key}</kbd> {what}{' '}
          </span>
        ))}
      </p>
      {cards.length === 0 ? (
        <p className="pool-empty">{text.allPlaced}</p>
      ) : (
        <ul className="pool-cards" data-pool>
          {cards.map((card) => (
            <li key={card}>
              <PoolCard card={card} />
              <PlacesButton card={card} isPlaced={false} onPress={onPlaces} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A click does nothing: a card is dragged, or placed by the button in its corner. */
function PoolCard({ card }: { card: CardLabel }) {
  const text = useText(boardText);
  const dragged: DraggedCard = { card, isMoved: false };
  const { ref } = useDragHooks().useDraggable(card, { value: dragged });
  return (
    <button
      ref={ref}
      type="button"
      data-card={card}
      aria-roledescription={text.dragRole}
      aria-describedby="card-help"
      className="card pool-card"
    >
      <CardTile card={card} />
    </button>
  );
}

function ShuffleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6" fill="none" stroke="currentColor" strokeWidth="2.4">
      <path
        d="M3 7.2c4.6-.4 6.4 1.6 8.4 4.8s4 5.2 8.6 4.8M3 16.8c3 .3 4.8-.6 6.2-2.2M13.6 9.4c1.4-1.5 3.2-2.4 6.4-2.2M17.4 4.2l3.1 2.9-2.8 3.1M17.6 13.9l2.9 2.9-3.1 3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
