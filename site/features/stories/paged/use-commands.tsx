import { type RefObject, useCallback, useLayoutEffect } from 'react';
import type { BookPage } from './book-pages.ts';
import { type Command, getKeyCommand, type Position, type TurnDirection } from './turn.ts';
import { type TurnHandlers, usePageTurn } from './use-page-turn.tsx';

type Options = {
  readonly sheets: RefObject<HTMLElement | null>;
  readonly pages: readonly BookPage[];
  readonly position: Position;
  readonly positionAfter: (direction: TurnDirection) => Position;
  readonly go: (position: Position) => void;
  readonly onClose: () => void;
};

type Commands = {
  readonly run: (command: Command) => void;
  /** Handlers for the element that holds the sheets. */
  readonly handlers: TurnHandlers;
};

/** Runs what keys, fingers and buttons ask for. */
export function useCommands({ sheets, pages, position, positionAfter, go, onClose }: Options): Commands {
  const turnsSheet = useCallback(
    (direction: TurnDirection) => positionAfter(direction).page !== position.page,
    [positionAfter, position.page],
  );
  const { handlers, play } = usePageTurn(sheets, turnsSheet, (direction) => go(positionAfter(direction)));
  const run = useCallback(
    (command: Command) => {
      if (command === 'next' || command === 'previous') {
        const after = positionAfter(command);
        if (turnsSheet(command)) play(command, () => go(after));
        else go(after);
      } else if (command === 'first') go({ page: 0, beat: 0 });
      else if (command === 'last') go({ page: pages.length - 1, beat: 0 });
      else onClose();
    },
    [positionAfter, turnsSheet, play, go, pages.length, onClose],
  );
  useKeys(run);
  return { run, handlers };
}

/** A menu or the meaning of a word. */
const OPENED = 'dialog[open] [aria-expanded="true"]';

const CONTROLS = 'a, button, input, select, summary';

/** A dialog over the book: the album, or an enlarged picture. */
const OVER_BOOK = 'dialog[open]:not(.paged)';

/** Runs what keys ask for, wherever the focus is but in an open menu or a dialog over the book. */
function useKeys(run: (command: Command) => void): void {
  // Before the book is painted: a key that is pressed at once is not lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (document.querySelector(OVER_BOOK)) return;
      const target = event.target instanceof Element ? event.target : null;
      if (event.key === 'Escape' && document.querySelector(OPENED)) {
        // What is open closes itself (useDismissal); the dialog must not be canceled by the same key.
        event.preventDefault();
        return;
      }
      if (target?.closest('.paged-sheet-menu')) return;
      const command = getKeyCommand(event, Boolean(target?.closest(CONTROLS)));
      if (!command) return;
      event.preventDefault();
      run(command);
    };
    // Captured, so that it sees what is open before that closes.
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [run]);
}
