import type { Bilingual, Language } from '../../../shared/language/language.ts';
import { stripEmphasis } from './passage.ts';

/** Font size of a bubble, as a share of the picture's width. A bubble scales with its picture. */
export const BUBBLE_FONT_SIZE = 0.028;
/** Font size of the second language, relative to the first. */
export const SECOND_FONT_SCALE = 0.86;
// In em of the bubble's font size.
const LINE_HEIGHT = 1.35;
const LANGUAGE_GAP = 0.25;
const MAX_LINE_WIDTH = 11.5;
const PADDING_X = 1.1;
const PADDING_Y = 0.75;
/** Margin for text that renders wider than `widthOf` estimates. */
const WIDTH_MARGIN = 1.07;

/** Estimated width of a character in Andika or Gowun Dodum, in em. */
function widthOf(character: string): number {
  if (/[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/.test(character)) return 0.95;
  if (/[\s.,!'’‘:;|il()]/.test(character)) return 0.29;
  if (/[A-Z—…mw?]/.test(character)) return 0.72;
  return 0.52;
}

function lineWidth(words: string): number {
  return [...words].reduce((sum, character) => sum + widthOf(character), 0);
}

/** The number of lines and the width of the longest, in em. Lines break at spaces and are about equally long. */
function wrap(text: string): { lines: number; width: number } {
  const total = lineWidth(text);
  const target = (total / Math.ceil(total / MAX_LINE_WIDTH)) * 1.08;
  let count = 1;
  let current = '';
  let widest = 0;
  for (const word of text.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (current !== '' && lineWidth(longer) > target) {
      count++;
      current = word;
    } else current = longer;
    widest = Math.max(widest, lineWidth(current));
  }
  return { lines: count, width: widest };
}

/** The size that a bubble's text needs, in shares of the picture. `aspect` is the picture's width / height. */
export function computeBubbleSize(
  text: Bilingual,
  languages: readonly Language[],
  aspect: number,
): { width: number; height: number } {
  const blocks = languages.map((language, i) => {
    const scale = i === 0 ? 1 : SECOND_FONT_SCALE;
    const { lines, width } = wrap(stripEmphasis(text[language]));
    return { width: width * scale * WIDTH_MARGIN, height: lines * LINE_HEIGHT * scale };
  });
  const width = Math.max(...blocks.map((block) => block.width)) + 2 * PADDING_X;
  const height =
    blocks.reduce((sum, block) => sum + block.height, 0) + 2 * PADDING_Y + (blocks.length - 1) * LANGUAGE_GAP;
  return { width: width * BUBBLE_FONT_SIZE, height: height * BUBBLE_FONT_SIZE * aspect };
}
