import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { type Board, type CardLabel, isEmptyBoard, ZONES, zoneOf } from '../../shared/cards.ts';
import { QueryProvider } from '../../shared/query-provider.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { riseOrder } from '../../shared/ui/rise-order.tsx';
import { useAnnouncer } from '../../shared/use-announcer.tsx';
import { useLanguage, useText } from '../../shared/use-language.tsx';
import { SUGGESTED_CARDS } from './board.ts';
import { boardText } from './board-text.ts';
import { BoardZone } from './board-zone.tsx';
import { cardNames } from './card-names.ts';
import { CardPool } from './card-pool.tsx';
import { ClearBoard } from './clear-board.tsx';
import { type CardDrop, type DragParts, DragPartsContext, withoutDragging } from './drag-parts.tsx';
import { useBoard } from './use-board.tsx';
import './board.css';
import './board-layouts.css';

/** The quadrant board: twenty cards to sort into four places (SPEC §2). */
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
  const parts = useDragging();
  const focusSoon = useFocusAfter(state.board);
  const { board, pool } = state;

  function onDrop({ card, zone, isByKeys }: CardDrop): boolean {
    const isPlaced = drop(card, zone);
    // The card that lay behind it comes next.
    if (isPlaced && isByKeys) focusSoon([...cardsAround(pool, card), '[data-to-planner] a', `#${zone}`]);
    return isPlaced;
  }

  function onRemove(card: CardLabel): void {
    const zone = zoneOf(board, card);
    if (zone === null) return;
    const others = cardsAround(board[zone], card).map((selector) => selector.replace('data-card', 'data-remove'));
    focusSoon([...others, `#${zone}`]);
    remove(card);
    announce(text.move.removed(cardNames(card)[language]));
  }

  function onClear(): void {
    focusSoon(['.card-pool [data-card]']);
    clear();
    announce(text.clear.done);
  }

  return (
    <div className="board-page column" data-ready={parts.isReady || undefined}>
      <header className="board-head">
        <h1 className="rise board-title">{text.title}</h1>
        <ButtonLink to="/" tone="plain" className="rise board-home">
          {text.home}
        </ButtonLink>
        <p className="rise board-lead" style={riseOrder(1)}>
          {text.lead} <strong>{text.hint(SUGGESTED_CARDS.least, SUGGESTED_CARDS.most)}</strong>
        </p>
      </header>
      <DragPartsContext value={parts}>
        <parts.Provider onDrop={onDrop} announce={announce} countAfter={(zone) => board[zone].length + 1}>
          <CardPool
            cards={pool}
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
              </span>
            )}
          </CardPool>
          <section aria-label={text.board} className="board-zones">
            {ZONES.map(({ id }) => (
              <BoardZone key={id} zone={id} cards={board[id]} onRemove={onRemove} />
            ))}
            {!isEmptyBoard(board) && <ClearBoard onClear={onClear} />}
          </section>
        </parts.Provider>
      </DragPartsContext>
      {region}
    </div>
  );
}

/** The cards nearest to one, the one behind it first. */
function cardsAround(cards: readonly CardLabel[], card: CardLabel): string[] {
  const at = cards.indexOf(card);
  return [cards[at + 1], cards[at - 1]].filter((near) => near !== undefined).map((near) => `[data-card="${near}"]`);
}

/** Gives the focus to the first of some selectors that the page has once the board has changed. */
function useFocusAfter(board: Board): (selectors: readonly string[]) => void {
  const wanted = useRef<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the board's change is what it waits for
  useEffect(() => {
    const found = wanted.current.map((selector) => document.querySelector<HTMLElement>(selector)).find(Boolean);
    wanted.current = [];
    found?.focus({ preventScroll: true });
  }, [board]);
  return useCallback((selectors) => {
    wanted.current = selectors;
  }, []);
}

/** Dragging comes after the page; where it could not be had it is tried again when the network returns. */
function useDragging(): DragParts {
  const [parts, setParts] = useState<DragParts>(withoutDragging);
  useEffect(() => {
    let isHere = true;
    const load = () => {
      import('./dragging.tsx').then(
        // Twenty cards are made anew: in pieces, so that a touch is answered in between.
        ({ dragParts }) => isHere && startTransition(() => setParts(dragParts)),
        () => {},
      );
    };
    load();
    window.addEventListener('online', load);
    return () => {
      isHere = false;
      window.removeEventListener('online', load);
    };
  }, []);
  return parts;
}
