/** Blocks that come several times in a row, and their repeat. */
import { type Block, countBlocks, formatProgram, type Program } from './program.ts';
import { findBlock } from './program-edit.ts';

/** The same blocks several times in a row: the first and last block of the first time, and how many blocks a repeat saves. */
export type RepeatedRun = {
  readonly blockId: string;
  readonly lastBlockId: string;
  readonly times: 3 | 5;
  readonly saves: number;
};

/** The repeated blocks whose repeat saves the most blocks, in the program or inside one of its repeats. */
export function findLongestRepeatedRun(program: Program): RepeatedRun | null {
  let best: RepeatedRun | null = null;
  const keep = (run: RepeatedRun | null) => {
    if (run && run.saves > (best?.saves ?? 0)) best = run;
  };
  for (const block of program) if (block.kind === 'repeat') keep(findLongestRepeatedRun(block.steps));
  const forms = program.map((block) => formatProgram([block]));
  for (const times of [5, 3] as const)
    for (let length = 1; length * times <= program.length; length++)
      for (let first = 0; first + length * times <= program.length; first++) {
        const stretch = forms.slice(first, first + length * times);
        if (!stretch.every((form, index) => form === stretch[index % length])) continue;
        const once = program.slice(first, first + length);
        const [head, tail] = [once[0], once.at(-1)];
        if (head && tail)
          keep({ blockId: head.id, lastBlockId: tail.id, times, saves: countBlocks(once) * (times - 1) - 1 });
      }
  return best;
}

/** The program with such a run in a repeat; null where it is not at the program's top level. */
export function foldRun(program: Program, { blockId, lastBlockId, times }: RepeatedRun): Program | null {
  const first = program.findIndex(({ id }) => id === blockId);
  const last = program.findIndex(({ id }) => id === lastBlockId);
  if (first < 0 || last < first) return null;
  const steps = program.slice(first, last + 1);
  const repeat: Block = { id: unusedId(program), kind: 'repeat', times, steps };
  return program.toSpliced(first, steps.length * times, repeat);
}

/** The first repeat that a program without one could have: what the child is shown. Null where none would save a block. */
export function findFirstRepeat(program: Program): RepeatedRun | null {
  return program.some(({ kind }) => kind === 'repeat') ? null : findLongestRepeatedRun(program);
}

function unusedId(program: Program): string {
  let number = 1;
  while (findBlock(program, `fold-${number}`)) number += 1;
  return `fold-${number}`;
}
