import { useEffect } from 'react';
import { type Command, getKeyCommand } from './turn.ts';

/** A menu or the meaning of a word. */
const OPENED = 'dialog[open] [aria-expanded="true"]';

const CONTROLS = 'a, button, input, select, summary';

/** A dialog over the book: the album, or an enlarged picture. */
const OVER_BOOK = 'dialog[open]:not(.paged)';

/** Runs what keys ask for, wherever the focus is but in an open menu or a dialog over the book. */
export function useKeys(run: (command: Command) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (document.querySelector(OVER_BOOK)) return;
      const target = event.target instanceof Element ? event.target : null;
      if (event.key === 'Escape' && document.querySelector(OPENED)) {
        // What is open closes itself (useDisclosure); the dialog must not be canceled by the same key.
        event.preventDefault();
        return;
      }
      if (target?.closest('[data-paged-menu] section')) return;
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
