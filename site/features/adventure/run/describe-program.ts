/** A program as words: 'repeat 3: right, collect' (docs/product.md §7.5). */

import type { Bilingual, Language } from '../../../shared/language/language.ts';
import type { BlockKind, Program, RepeatKind } from '../program/program.ts';

/** Neighbors without a repeat are one line; a repeat is a line, with lines inside where it holds another repeat. */
export type ProgramLine = { readonly words: string; readonly inside: readonly ProgramLine[] };

const WORDS: Readonly<Record<Exclude<BlockKind, RepeatKind>, Bilingual>> = {
  up: { en: 'up', ko: '위' },
  down: { en: 'down', ko: '아래' },
  left: { en: 'left', ko: '왼쪽' },
  right: { en: 'right', ko: '오른쪽' },
  collect: { en: 'collect', ko: '줍기' },
};

/** Leaves out empty repeats, which do nothing. */
export function describeProgram(language: Language, program: Program): readonly ProgramLine[] {
  const lines: ProgramLine[] = [];
  let row: string[] = [];
  const endRow = () => {
    if (row.length > 0) lines.push({ words: row.join(', '), inside: [] });
    row = [];
  };
  for (const block of program) {
    if (block.kind !== 'repeat') {
      const kind = block.kind === 'move' ? block.direction : block.kind;
      row.push(WORDS[kind][language]);
      continue;
    }
    const inside = describeProgram(language, block.steps);
    const [only, ...more] = inside;
    if (!only) continue;
    endRow();
    const head = language === 'ko' ? `${block.times}번 반복:` : `repeat ${block.times}:`;
    const isOneLine = more.length === 0 && only.inside.length === 0 && !only.words.includes(':');
    lines.push(isOneLine ? { words: `${head} ${only.words}`, inside: [] } : { words: head, inside });
  }
  endRow();
  return lines;
}
