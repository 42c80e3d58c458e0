import type { Bilingual, Language } from '../../../shared/language.ts';
import { plainText } from '../telling/passage.ts';

/** Type size of a bubble, as a share of the picture's width: a bubble grows and shrinks with its picture. */
export const BUBBLE_TYPE = 0.028;
/** The second language of a bubble is set smaller. */
export const SECOND_TYPE = 0.86;
/** In ems of the bubble's type. */
const LINE_HEIGHT = 1.35;
const LONGEST_LINE = 11.5;
const PADDING_X = 1.1;
const PADDING_Y = 0.75;
/** The drawn type may be a little wider than reckoned. */
const SLACK = 1.07;

/** About how wide a character is in Andika or Gowun Dodum, in ems. */
function widthOf(character: string): number {
  if (/[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/.test(character)) return 0.95;
  if (/[\s.,!'’‘:;|il()]/.test(character)) return 0.29;
  if (/[A-Z—…mw?]/.test(character)) return 0.72;
  return 0.52;
}

function lineWidth(words: string): number {
  return [...words].reduce((sum, character) => sum + widthOf(character), 0);
}

/** Lines of a text and the longest one's width, in ems, broken at spaces. */
function wrap(text: string): { lines: number; width: number } {
  const total = lineWidth(text);
  // Balanced lines: as many as are needed, all about as long.
  const lines = Math.ceil(total / LONGEST_LINE);
  const wanted = (total / lines) * 1.08;
  let count = 1;
  let current = '';
  let widest = 0;
  for (const word of text.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (current !== '' && lineWidth(longer) > wanted) {
      count++;
      current = word;
    } else current = longer;
    widest = Math.max(widest, lineWidth(current));
  }
  return { lines: count, width: widest };
}

/** The box a bubble's text needs, in shares of a picture `aspect` times as wide as high. */
export function bubbleSize(
  text: Bilingual,
  languages: readonly Language[],
  aspect: number,
): { width: number; height: number } {
  const blocks = languages.map((language, i) => {
    const scale = i === 0 ? 1 : SECOND_TYPE;
    const { lines, width } = wrap(plainText(text[language]));
    return { width: width * scale * SLACK, height: lines * LINE_HEIGHT * scale };
  });
  const width = Math.max(...blocks.map((block) => block.width)) + 2 * PADDING_X;
  const height = blocks.reduce((sum, block) => sum + block.height, 0) + 2 * PADDING_Y + (blocks.length - 1) * 0.25;
  return { width: width * BUBBLE_TYPE, height: height * BUBBLE_TYPE * aspect };
}
