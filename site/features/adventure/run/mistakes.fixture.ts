/** Programs with one mistake of the kinds that children make, derived from right ones. */
import {
  type Block,
  formatProgram,
  listBlocks,
  listTimes,
  PALETTE_TIMES,
  type Program,
  parseProgram,
  type Times,
} from '../program/program.ts';
import { findBlockPlace, insert, remove } from '../program/program-edit.ts';
import { mapLevelById } from '../world/deliveries.ts';
import type { Level } from '../world/level.ts';
import { levels } from '../world/levels.ts';
import { run } from './run.ts';

/** Right programs by the id of their level, one block for each step and with repeats. */
const SOLUTIONS: Readonly<Record<string, readonly string[]>> = {
  'programming-basics': ['rrrcuuuc', '3(r)c3(u)c', '3(r)5(cu)'],
  'loops-and-logic': ['rruucrruucrruuc', '3(rruuc)', '3(uurrc)'],
  'algorithm-master': ['5(u)3(3(r)uc)', '5(u)3(rrruc)'],
  d1: ['rruuc', 'uurrc'],
  d2: ['drruc'],
  d3: ['rrcuurc'],
  d4: ['3(r)c', '3(rc)', 'rrrc'],
  d5: ['5(u)c', '5(uc)'],
  d7: ['3(uc)', 'ucucuc'],
  d8: ['5(r)uuc'],
  d9: ['3(rc)uc', 'rcrcrcuc'],
  d10: ['5(r)3(u)c', '5(r)uuuc'],
  d11: ['5(urc)', '5(ruc)'],
  d12: ['3(3(r)uc)', '3(rrruc)'],
  d13: ['3(3(ru)c)'],
};

export function findLevelById(id: string): Level {
  const level = levels.find((each) => each.id === id) ?? mapLevelById(id)?.level;
  if (!level) throw new Error(`There is no level ${id}`);
  return level;
}

export function readProgram(form: string): Program {
  const program = parseProgram(form);
  if (!program) throw new Error(`'${form}' is no program`);
  return program;
}

export type MistakeKind =
  | 'neighbors swapped'
  | 'collect too early'
  | 'wrong count'
  | 'last block pushed out'
  | 'next block pulled in'
  | 'first block pushed out'
  | 'block before pulled in'
  | 'repeat slipped inside'
  | 'one block missing'
  | 'one block too many';

type Mistake = {
  readonly level: string;
  readonly kind: MistakeKind;
  readonly form: string;
  readonly solution: string;
};

const relist = (program: Program, parent: string | null, change: (list: Program) => Program): Program =>
  parent === null
    ? change(program)
    : program.map((block) => {
        if (block.kind !== 'repeat') return block;
        return { ...block, steps: block.id === parent ? change(block.steps) : relist(block.steps, parent, change) };
      });

function* mutate(program: Program, numbers: readonly Times[]): Generator<readonly [MistakeKind, Program]> {
  for (const block of listBlocks(program)) {
    const place = findBlockPlace(program, block.id) ?? { parent: null, index: 0 };
    const { parent, index } = place;
    const parentBlock = parent === null ? null : listBlocks(program).find(({ id }) => id === parent);
    const list = parentBlock?.kind === 'repeat' ? parentBlock.steps : program;
    const [before, next] = [list[index - 1], list[index + 1]];
    const into = (repeat: Block & { kind: 'repeat' }, steps: Program): Block => ({ ...repeat, steps });
    if (next) yield ['neighbors swapped', relist(program, parent, (all) => all.toSpliced(index, 2, next, block))];
    if (block.kind === 'collect')
      for (let to = 0; to < index; to++)
        yield ['collect too early', relist(program, parent, (all) => all.toSpliced(index, 1).toSpliced(to, 0, block))];
    if (block.kind === 'repeat') {
      const { steps } = block;
      // 3 for 5, 5 for 3, and off by one where there are all numbers.
      for (const times of numbers)
        if (times !== block.times && (PALETTE_TIMES.includes(times) || Math.abs(times - block.times) === 1))
          yield ['wrong count', relist(program, parent, (all) => all.with(index, { ...block, times }))];
      for (let length = 1; length < steps.length; length++) {
        yield [
          'last block pushed out',
          relist(program, parent, (all) =>
            all.toSpliced(index, 1, into(block, steps.slice(0, -length)), ...steps.slice(-length)),
          ),
        ];
        yield [
          'first block pushed out',
          relist(program, parent, (all) =>
            all.toSpliced(index, 1, ...steps.slice(0, length), into(block, steps.slice(length))),
          ),
        ];
      }
      const [after, head] = [list.slice(index + 1), list.slice(0, index)];
      for (let length = 1; length <= after.length; length++)
        yield [
          after[0]?.kind === 'repeat' ? 'repeat slipped inside' : 'next block pulled in',
          relist(program, parent, (all) =>
            all.toSpliced(index, 1 + length, into(block, [...steps, ...after.slice(0, length)])),
          ),
        ];
      for (let length = 1; length <= head.length; length++)
        yield [
          'block before pulled in',
          relist(program, parent, (all) =>
            all.toSpliced(index - length, 1 + length, into(block, [...head.slice(-length), ...steps])),
          ),
        ];
    } else {
      if (list.length > 1) yield ['one block missing', remove(program, block.id)];
      const twice = insert(program, { ...block, id: 'twice' }, place);
      if (twice && before?.id !== block.id) yield ['one block too many', twice];
    }
  }
}

/** Every program with one mistake that does not solve its level, once for each level. */
export function listMistakes(): readonly Mistake[] {
  const all = new Map<string, Mistake>();
  for (const [id, solutions] of Object.entries(SOLUTIONS)) {
    const level = findLevelById(id);
    for (const solution of solutions)
      for (const [kind, program] of mutate(readProgram(solution), listTimes(level))) {
        const form = formatProgram(program);
        const key = `${id} ${form}`;
        if (run(level, program).ending === 'all-found' || all.has(key)) continue;
        all.set(key, { level: id, kind, form, solution });
      }
  }
  return [...all.values()];
}

export function listSolutions(): readonly { readonly level: string; readonly form: string }[] {
  return Object.entries(SOLUTIONS).flatMap(([level, forms]) => forms.map((form) => ({ level, form })));
}
