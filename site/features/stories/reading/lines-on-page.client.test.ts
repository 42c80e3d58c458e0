import { describe, expect, test } from 'vitest';
import { buildLines } from '../model/lines.ts';
import { getHighlight, scrollOffset } from './lines-on-page.client.ts';
import type { PlaybackState } from './playback.ts';

const PANELS = [{ id: '1-1', text: { en: 'One stone.', ko: '돌 하나.' }, speechBubbles: [] }];

describe('the highlight', () => {
  const [line] = buildLines(PANELS, ['en']);
  if (!line) throw new Error('the panels have lines');
  const word = { start: 0, length: 3 };

  test.each<[string, PlaybackState, ReturnType<typeof getHighlight>]>([
    ['is empty while idle', { phase: 'idle', reason: 'stopped' }, { line: null, word: null }],
    ['is the line and its word while speaking', { phase: 'speaking', line, word, source: 'spoken' }, { line, word }],
    ['is the next line between panels', { phase: 'between-panels', line, isTurned: true }, { line, word: null }],
    ['stays on the line while paused', { phase: 'paused', line, word: null }, { line, word: null }],
    ['is the word that was tapped', { phase: 'paused', line, word }, { line, word }],
    ['shows the line that nothing can read', { phase: 'silent', line, faults: {} }, { line, word: null }],
  ])('the highlight is right: %s', (_, state, highlight) => {
    expect(getHighlight(state)).toEqual(highlight);
  });
});

/** A viewport of 800 px under a header of 60 px, with the reader's tools from 740 px on. */
const CLEAR = { top: 60, bottom: 740 };

describe('where a line is scrolled to', () => {
  test('a visible line is not scrolled', () => {
    expect(scrollOffset({ top: 76, bottom: 724 }, { top: -500, bottom: 2000 }, CLEAR)).toBe(0);
  });

  test('a line under the lower bar is scrolled up, with its whole panel where both fit', () => {
    expect(scrollOffset({ top: 700, bottom: 760 }, { top: 300, bottom: 900 }, CLEAR)).toBe(300 - 76);
  });

  test('a line far down its panel is scrolled to a third of the height', () => {
    expect(scrollOffset({ top: 730, bottom: 790 }, { top: -200, bottom: 900 }, CLEAR)).toBe(730 - (76 + 648 / 3));
  });

  test('a line under the header is scrolled down', () => {
    expect(scrollOffset({ top: 20, bottom: 80 }, { top: -900, bottom: 900 }, CLEAR)).toBeLessThan(0);
  });

  test('a line higher than the window is scrolled to its beginning', () => {
    expect(scrollOffset({ top: 500, bottom: 1300 }, { top: -900, bottom: 1400 }, CLEAR)).toBe(500 - 76);
  });
});
