/** The child's program: a tree of blocks, and its short text form that fits a link. */

export type Direction = 'up' | 'down' | 'left' | 'right';
/** SPEC §3: repeat 3 or 5. */
export type Times = 3 | 5;

/** One piece of a program. Ids are unique in a program; what they look like means nothing. */
export type Block =
  | { readonly id: string; readonly kind: 'move'; readonly direction: Direction }
  | { readonly id: string; readonly kind: 'collect' }
  | { readonly id: string; readonly kind: 'repeat'; readonly times: Times; readonly steps: Program };
export type Program = readonly Block[];

/** A block as the palette offers it: without an id, a repeat still empty. */
export type BlockKind = Direction | 'collect' | 'repeat3' | 'repeat5';

/** A link or a program longer or deeper than this is refused. */
export const MAX_BLOCKS = 200;
/** As many repeats as a screen of 320 pixels can show one inside the other. */
export const MAX_REPEAT_DEPTH = 4;

const LETTERS: Readonly<Record<string, Direction>> = { u: 'up', d: 'down', l: 'left', r: 'right' };

/** How many blocks there are, those inside of repeats and the repeats themselves included. */
export function countBlocks(program: Program): number {
  return program.reduce((sum, block) => sum + 1 + (block.kind === 'repeat' ? countBlocks(block.steps) : 0), 0);
}

/** 'rr3(uc)': a letter a move, c to collect, the times and brackets for a repeat. */
export function formatProgram(program: Program): string {
  return program
    .map((block) => {
      if (block.kind === 'repeat') return `${block.times}(${formatProgram(block.steps)})`;
      return block.kind === 'collect' ? 'c' : block.direction.charAt(0);
    })
    .join('');
}

/** Reads the text form; null where it is none, too long or too deep. Ids are '1', '2', … in reading order. */
export function parseProgram(text: string): Program | null {
  let at = 0;
  let count = 0;
  const blocks = (depth: number): Block[] | null => {
    const found: Block[] = [];
    while (at < text.length && text.charAt(at) !== ')') {
      const letter = text.charAt(at++);
      const id = `${++count}`;
      if (count > MAX_BLOCKS) return null;
      const direction = LETTERS[letter];
      if (direction) found.push({ id, kind: 'move', direction });
      else if (letter === 'c') found.push({ id, kind: 'collect' });
      else if (letter === '3' || letter === '5') {
        if (depth === MAX_REPEAT_DEPTH || text.charAt(at++) !== '(') return null;
        const steps = blocks(depth + 1);
        if (!steps || text.charAt(at++) !== ')') return null;
        found.push({ id, kind: 'repeat', times: letter === '3' ? 3 : 5, steps });
      } else return null;
    }
    return found;
  };
  const program = blocks(0);
  return program && at === text.length ? program : null;
}
