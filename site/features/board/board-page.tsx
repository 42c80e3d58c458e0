/**
 * The board: twenty cards to sort into four zones (docs/product.md §8).
 *
 * @packageDocumentation
 */
import { useRef, useState } from 'react';
import { QueryProvider } from '../../shared/api/queries.tsx';
import {
  type Board,
  type CardLabel,
  findZone,
  getCardName,
  getZoneName,
  isEmptyBoard,
  ZONES,
  type ZoneId,
} from '../../shared/board/cards.ts';
import { useDragProvider } from '../../shared/drag/drag-hooks.tsx';
import { useLanguage, useText } from '../../shared/language/use-language.tsx';
import { useAfterChange } from '../../shared/page/use-after-change.tsx';
import { useAnnouncer } from '../../shared/page/use-announcer.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { riseOrder } from '../../shared/ui/rise-order.tsx';
import { SUGGESTED_CARDS } from './model/board.ts';
import { useBoard } from './model/use-board.tsx';
import { boardText } from './sorting/board-text.ts';
import { BoardZone } from './sorting/board-zone.tsx';
import type { CardDrop } from './sorting/card-dragging.tsx';
import { CardPool } from './sorting/card-pool.tsx';
import { ClearBoard } from './sorting/clear-board.tsx';
import { PlaceMenu } from './sorting/place-menu.tsx';
import './board.css';

const loadDragging = () => import('./sorting/card-dragging.tsx').then(({ CardDragging }) => CardDragging);

/** The board: twenty cards to sort into four zones (docs/product.md §8). */
export function BoardPage() {
  return (
    <QueryProvider>
      <SortingBoard />
    </QueryProvider>
  );
}

function SortingBoard() {
  const text = useText(boardText);
  const { language } = useLanguage();
  const { state, drop, remove, clear, shuffle } = useBoard();
  const { announce, region } = useAnnouncer();
  const [Dragging, isDraggable] = useDragProvider(loadDragging);
  const focusSoon = useFocusAfter(state.board);
  const moved = useRef<CardLabel | null>(null);
  const [placing, setPlacing] = useState<CardLabel | null>(null);
  const { board, pool } = state;

  function onDrop({ card, zone, isMoved, isByKeys }: CardDrop): boolean {
    const isPlaced = drop(card, zone);
    // The focus goes along with a card that was moved, or to the next card of the pool.
    if (isPlaced && isByKeys && isMoved) moved.current = card;
    else if (isPlaced && isByKeys) focusSoon(afterPlaced(card, zone));
    return isPlaced;
  }

  function afterPlaced(card: CardLabel, zone: ZoneId): string[] {
    return [...cardsAround(pool, card), '[data-to-planner] a', `#${zone}`];
  }

  function onPlace(card: CardLabel, zone: ZoneId): void {
    setPlacing(null);
    if (!drop(card, zone)) return;
    focusSoon(findZone(board, card) ? [`[data-placed="${card}"] .zone-tile`] : afterPlaced(card, zone));
    announce(text.move.dropped(getCardName(card, language), getZoneName(zone, language), board[zone].length + 1));
  }

  function focusMoved(): void {
    const tile = document.querySelector<HTMLElement>(`[data-placed="${moved.current}"] button`);
    moved.current = null;
    tile?.focus({ preventScroll: true });
  }

  function onRemove(card: CardLabel): void {
    const zone = findZone(board, card);
    if (zone === null) return;
    const others = cardsAround(board[zone], card).map((selector) => selector.replace('data-card', 'data-remove'));
    focusSoon([...others, `#${zone}`]);
    remove(card);
    announce(text.move.removed(getCardName(card, language)));
  }

  function onClear(): void {
    focusSoon(['.card-pool [data-card]']);
    clear();
    announce(text.clear.done);
  }

  return (
    <div className="column">
      <div className="board-page" data-ready={isDraggable || undefined}>
        <BoardHead />
        <Dragging
          onDrop={onDrop}
          onSettled={focusMoved}
          announce={announce}
          countAfter={(zone) => board[zone].length + 1}
        >
          <CardPool
            cards={pool}
            onPlaces={setPlacing}
            onShuffle={() => {
              shuffle();
              announce(text.shuffled);
            }}
          >
            {!isEmptyBoard(board) && (
              <span className="to-planner" data-to-planner>
                <ButtonLink to="/career-planner" tone="coral">
                  {text.toPlanner}
                </ButtonLink>
                {text.toPlannerMeans && <span className="to-planner-means">{text.toPlannerMeans}</span>}
              </span>
            )}
          </CardPool>
          <section aria-label={text.board} className="board-zones">
            {ZONES.map(({ id }) => (
              <BoardZone key={id} zone={id} cards={board[id]} onPlaces={setPlacing} onRemove={onRemove} />
            ))}
          </section>
        </Dragging>
      </div>
      {!isEmptyBoard(board) && <ClearBoard onClear={onClear} />}
      {placing && (
        <PlaceMenu
          card={placing}
          from={findZone(board, placing)}
          onPlace={(zone) => onPlace(placing, zone)}
          onClose={() => setPlacing(null)}
        />
      )}
      {region}
    </div>
  );
}

function BoardHead() {
  const text = useText(boardText);
  return (
    <header className="board-head">
      <h1 className="rise board-title">{text.title}</h1>
      <ButtonLink to="/" tone="plain" className="rise board-home">
        {text.home}
      </ButtonLink>
      <p className="rise board-lead" style={riseOrder(1)}>
        {text.lead} <strong>{text.hint(SUGGESTED_CARDS.min, SUGGESTED_CARDS.max)}</strong>
      </p>
    </header>
  );
}

/** Selectors of a card's neighbors, the next one first. */
function cardsAround(cards: readonly CardLabel[], card: CardLabel): string[] {
  const at = cards.indexOf(card);
  return [cards[at + 1], cards[at - 1]].filter((near) => near !== undefined).map((near) => `[data-card="${near}"]`);
}

/** Returns a function: after the next change of the board, the first element that matches gets the focus. */
function useFocusAfter(board: Board): (selectors: readonly string[]) => void {
  const wanted = useRef<readonly string[]>([]);
  useAfterChange([board], () => {
    const found = wanted.current.map((selector) => document.querySelector<HTMLElement>(selector)).find(Boolean);
    wanted.current = [];
    found?.focus({ preventScroll: true });
  });
  return (selectors) => {
    wanted.current = selectors;
  };
}
