import { describe, expect, test } from 'vitest';
import { buildLines } from './narrator/lines.ts';
import { getHighlight, type ReadAloudState } from './read-aloud.ts';

const PANELS = [{ id: '1-1', text: { en: 'One stone.', ko: '돌 하나.' }, speechBubbles: [] }];

describe('the highlight', () => {
  const [line] = buildLines(PANELS, ['en']);
  if (!line) throw new Error('the panels have lines');
  const word = { start: 0, length: 3 };

  test.each<[string, ReadAloudState, ReturnType<typeof getHighlight>]>([
    ['is empty while idle', { phase: 'idle', reason: 'stopped' }, { line: null, word: null }],
    ['is the line and its word while speaking', { phase: 'speaking', line, word, source: 'embedded' }, { line, word }],
    ['is the next line between panels', { phase: 'between-panels', line, isTurned: true }, { line, word: null }],
    ['stays on the line while paused', { phase: 'paused', line, word: null }, { line, word: null }],
    ['is the word that was tapped', { phase: 'paused', line, word }, { line, word }],
    ['shows the line that nothing can read', { phase: 'silent', line, faults: {} }, { line, word: null }],
  ])('the highlight is right: %s', (_, state, highlight) => {
    expect(getHighlight(state)).toEqual(highlight);
  });
});
