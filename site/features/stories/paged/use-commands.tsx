import { type RefObject, useCallback } from 'react';
import type { BookPage } from './pages.ts';
import type { Command, Position, TurnDirection } from './turn.ts';
import { useKeys } from './use-keys.tsx';
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
