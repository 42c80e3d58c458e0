import { useEffect } from 'react';
import { findTextIndex } from './highlight.client.ts';
import { findWord, type Line } from './narrator/lines.ts';
import type { ReadAloud, ReadAloudState } from './read-aloud.ts';

/**
 * While the book is read aloud, a tap on a sentence goes on there; while it is paused, a tap on a word says the word. At
 * any other time taps are left to the page.
 */
export function useTapToRead(state: ReadAloudState, lines: readonly Line[], reading: ReadAloud): void {
  const { phase } = state;
  useEffect(() => {
    if (phase === 'idle') return;
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element;
      const element = target.closest<HTMLElement>('[data-line]');
      const line = lines.find(({ id }) => id === element?.dataset.line);
      if (!element || !line || target.closest('button')) return;
      event.stopPropagation();
      if (phase !== 'paused') {
        reading.startAtLine(line.id);
        return;
      }
      const index = findTextIndex(element, event.clientX, event.clientY);
      const word = index === null ? null : findWord(line.text, index);
      if (word) reading.sayWord(line.id, word);
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [phase, lines, reading]);
}
