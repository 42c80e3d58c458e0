/**
 * The program that a child builds: its tree of blocks, its text form, and how it is edited (docs/product.md §7.2).
 *
 * @packageDocumentation
 */
export const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** How often a repeat runs its steps. */
export const TIMES = [2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Times = (typeof TIMES)[number];
/** Those of the palette; a level may allow the others (docs/product.md §7.2). */
export const PALETTE_TIMES: readonly Times[] = [3, 5];

/** Ids are unique within a program, and opaque. */
export type Block =
  | { readonly id: string; readonly kind: 'move'; readonly direction: Direction }
  | { readonly id: string; readonly kind: 'collect' }
  | { readonly id: string; readonly kind: 'repeat'; readonly times: Times; readonly steps: Program };
export type RepeatBlock = Extract<Block, { kind: 'repeat' }>;
export type Program = readonly Block[];

export type RepeatKind = `repeat${Times}`;
export type BlockKind = Direction | 'collect' | RepeatKind;

/** Blocks of a program, repeats and what they hold included. */
export const MAX_BLOCKS = 200;
/** Repeats inside each other; a screen of 320 px shows four. */
export const MAX_REPEAT_DEPTH = 4;

const LETTERS: Readonly<Record<string, Direction>> = { u: 'up', d: 'down', l: 'left', r: 'right' };

export function isRepeatKind(kind: BlockKind): kind is RepeatKind {
  return kind.startsWith('repeat');
}

export function getTimes(kind: RepeatKind): Times {
  return Number(kind.slice(-1)) as Times;
}

/** The numbers that a repeat of a level can have. */
export function listTimes({ hasFreeTimes }: { readonly hasFreeTimes?: boolean }): readonly Times[] {
  return hasFreeTimes ? TIMES : PALETTE_TIMES;
}

/** Repeats count, and so do the blocks inside of them. */
export function countBlocks(program: Program): number {
  return program.reduce((sum, block) => sum + 1 + (block.kind === 'repeat' ? countBlocks(block.steps) : 0), 0);
}

/** All blocks in reading order, those inside of repeats included. */
export function listBlocks(program: Program): readonly Block[] {
  return program.flatMap((block) => (block.kind === 'repeat' ? [block, ...listBlocks(block.steps)] : [block]));
}

/** Formats a program as 'rr3(uc)': moves as letters, c for collect, number and brackets for a repeat. */
export function formatProgram(program: Program): string {
  return program
    .map((block) => {
      if (block.kind === 'repeat') return `${block.times}(${formatProgram(block.steps)})`;
      return block.kind === 'collect' ? 'c' : block.direction.charAt(0);
    })
    .join('');
}

/** Parses `formatProgram`; null where it is invalid, too long or too deep. Ids are '1', '2', … in reading order. */
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
      const times = TIMES.find((each) => letter === `${each}`);
      if (direction) found.push({ id, kind: 'move', direction });
      else if (letter === 'c') found.push({ id, kind: 'collect' });
      else if (times) {
        if (depth === MAX_REPEAT_DEPTH || text.charAt(at++) !== '(') return null;
        const steps = blocks(depth + 1);
        if (!steps || text.charAt(at++) !== ')') return null;
        found.push({ id, kind: 'repeat', times, steps });
      } else return null;
    }
    return found;
  };
  const program = blocks(0);
  return program && at === text.length ? program : null;
}
