import { describe, expect, test } from 'vitest';
import { countBlocks, formatProgram, MAX_BLOCKS } from '../program/program.ts';
import { applySuggestion, type Suggestion } from './change.ts';
import { findHint } from './hints.ts';
import { formatHint } from './hints-text.ts';
import { findLevelById, listMistakes, listSolutions, type MistakeKind, readProgram } from './mistakes.fixture.ts';
import { createStartState, run } from './run.ts';

/** The change of a hint of level 3, and the program after it. */
function follow(
  levelId: string,
  form: string,
): { readonly change: Suggestion['change'] | null; readonly form: string } {
  const level = findLevelById(levelId);
  const program = readProgram(form);
  const { suggestion } = findHint(level, program, createStartState(level), 3);
  const after = suggestion && applySuggestion(program, suggestion);
  return { change: suggestion?.change ?? null, form: formatProgram(after ?? []) };
}

const isSolved = (levelId: string, form: string) =>
  run(findLevelById(levelId), readProgram(form)).ending === 'all-found';

test.each(listSolutions())('$form solves $level', ({ level, form }) => {
  expect(isSolved(level, form)).toBe(true);
});

describe('every single mistake that a right program can have', () => {
  const mistakes = listMistakes();
  const REARRANGED: readonly Suggestion['change'][] = ['swap', 'move', 'out', 'in'];
  const PUT: readonly Suggestion['change'][] = ['append', 'put-before', 'put-after', 'put-inside'];
  const UNDONE_BY: Readonly<Record<MistakeKind, readonly Suggestion['change'][]>> = {
    'neighbors swapped': REARRANGED,
    'collect too early': REARRANGED,
    'wrong count': ['times'],
    'last block pushed out': REARRANGED,
    'next block pulled in': REARRANGED,
    'first block pushed out': REARRANGED,
    'block before pulled in': REARRANGED,
    'repeat slipped inside': REARRANGED,
    'one block missing': PUT,
    'one block too many': ['remove'],
  };
  const kinds = Object.keys(UNDONE_BY) as MistakeKind[];

  test.each(kinds)('%s: each is undone by one change of its kind, and nothing is added to make it good', (kind) => {
    const ofKind = mistakes.filter((each) => each.kind === kind);
    expect(ofKind.length).toBeGreaterThan(4);
    const astray = ofKind.filter(({ level, form, solution }) => {
      const after = follow(level, form);
      const isRight = after.change !== null && UNDONE_BY[kind].includes(after.change);
      const isLonger = countBlocks(readProgram(after.form)) > countBlocks(readProgram(solution));
      return !isRight || isLonger || !isSolved(level, after.form);
    });
    expect(astray).toEqual([]);
  });
});

type Row = readonly [level: string, form: string, holds: string, changes: readonly string[]];

/** What a child has written, what it holds, and the program after each change that the hints suggest. */
const WRITTEN: readonly Row[] = [
  // Eight that the hints once answered with one more block.
  ['programming-basics', 'crrruuuc', 'collect before the walk', ['rrrcuuuc']],
  ['d9', '3(rcuc)', 'what comes once is in the repeat', ['3(rc)uc']],
  ['d9', '5(rc)uc', '5 for 3', ['3(rc)uc']],
  ['d8', '5(r3(u))c', 'a repeat slipped inside, and collect is after it', ['5(r)3(u)c', '5(r)3(uc)']],
  ['d8', '5(ruuc)', 'what comes once is in the repeat', ['5(r)uuc']],
  ['d10', '5(r5(u))c', 'a repeat slipped inside, and 5 for 3', ['5(r)5(u)c', '5(r)3(u)c']],
  ['d12', '3(3(ruc))', 'what belongs in the outer repeat is in the inner one', ['3(3(r)uc)']],
  ['loops-and-logic', '3(ruruc)', 'two neighbors the wrong way around', ['3(rruuc)']],
  ['d4', '3(cr)', 'collect before the step', ['3(rc)']],
  // Order.
  ['programming-basics', 'rrruuucc', 'the first collect too late', ['rrrcuuuc']],
  ['programming-basics', 'rrrccuuu', 'the second collect too early', ['rrrcuuuc']],
  ['programming-basics', 'uuurrrcc', 'up before right', ['rrrcuuuc']],
  ['programming-basics', 'rrcruucu', 'both collects one step too early', ['rrrcuucu', 'rrrcuuuc']],
  ['programming-basics', '3(r)3(u)cc', 'the first collect too late', ['3(r)c3(u)c']],
  ['loops-and-logic', '3(crruu)', 'collect before the stair', ['3(rruuc)']],
  ['loops-and-logic', '3(uucrr)', 'collect halfway', ['3(uurrc)']],
  ['algorithm-master', '5(u)3(3(r)cu)', 'collect before the last step', ['5(u)3(3(r)uc)']],
  ['algorithm-master', '3(3(r)uc)5(u)', 'the climb comes last', ['5(u)3(3(r)uc)']],
  ['d1', 'rrcuu', 'collect too early', ['rruuc']],
  ['d2', 'rdruc', 'into the fire before the detour', ['drruc']],
  ['d8', 'uu5(r)c', 'up before the row of fires ends', ['5(r)uuc']],
  ['d9', '3(cr)uc', 'collect before the step, in the repeat', ['3(rc)uc']],
  ['d9', '3(rc)cu', 'collect before the step, after the repeat', ['3(rc)uc']],
  ['d11', '5(cur)', 'collect before the stair', ['5(urc)']],
  // Count.
  ['programming-basics', '3(r)c5(u)c', '5 for 3', ['3(r)c3(u)c']],
  ['algorithm-master', '3(u)3(3(r)uc)', '3 for 5', ['5(u)3(3(r)uc)']],
  ['algorithm-master', '5(u)3(5(r)uc)', '5 for 3 in the inner repeat', ['5(u)3(3(r)uc)']],
  ['d5', '3(u)c', '3 for 5', ['5(u)c']],
  ['d8', '3(r)uuc', '3 for 5', ['5(r)uuc']],
  ['d11', '3(urc)', '3 for 5', ['5(urc)']],
  ['d10', '4(r)3(u)c', 'one round too few, counted from the next square', ['5(r)3(u)c']],
  ['d10', '6(r)3(u)c', 'one round too many, the start counted, too', ['5(r)3(u)c']],
  ['d11', '4(urc)', 'one round too few', ['5(urc)']],
  ['d12', '3(4(r)uc)', 'one round too many in the inner repeat', ['3(3(r)uc)']],
  ['d26', '5(r)uuc', 'one round too many, as given', ['4(r)uuc']],
  ['d26', '3(r)uuc', 'one round too few', ['4(r)uuc']],
  ['d27', '5(u)4(r)c', 'one floor too few', ['6(u)4(r)c']],
  ['d27', '6(u)5(r)c', 'one door too many', ['6(u)4(r)c']],
  // The edge of a repeat.
  ['loops-and-logic', '3(rruu)c', 'collect once, at the end', ['3(rruuc)']],
  ['loops-and-logic', 'rr3(uuc)', 'the repeat begins too late', ['3(rruuc)']],
  ['loops-and-logic', '3(rr)uuc', 'the repeat ends too soon', ['3(rruuc)']],
  ['algorithm-master', '3(5(u)3(r)uc)', 'the climb is in the repeat', ['5(u)3(3(r)uc)']],
  ['algorithm-master', '5(u)3(3(r))uc', 'two blocks after the repeat', ['5(u)3(3(r)uc)']],
  ['d7', '3(u)c', 'collect once, at the end', ['3(uc)']],
  ['d9', '3(rcu)c', 'the step up is in the repeat', ['3(rc)uc']],
  ['d10', '5(r3(u)c)', 'the second way is in the repeat of the first', ['5(r)3(u)c']],
  ['d12', '3(r)3(uc)', 'the inner repeat stands before the outer one', ['3(3(r)uc)']],
  ['d13', '3(3(r)u)c', 'two edges wrong', ['3(3(ru))c', '3(3(ru)c)']],
  // A block that is missing, one too many, another one.
  ['d5', '5(u)', 'no collect', ['5(uc)']],
  ['programming-basics', 'rrrrcuuuc', 'one step too many', ['rrrcuuuc']],
  ['d3', 'rrcuulc', 'left for right', ['rrcuurc']],
];

test.each(WRITTEN)('%s: %s (%s) is led to %j', (levelId, form, _, changes) => {
  let now = form;
  const seen = changes.map(() => {
    now = follow(levelId, now).form;
    return now;
  });
  expect(seen).toEqual(changes);
  expect(isSolved(levelId, now)).toBe(true);
});

test('a mistake of order is never cured at the end of the program', () => {
  for (const { level, form, kind } of listMistakes()) {
    if (kind !== 'collect too early' && kind !== 'neighbors swapped') continue;
    expect(follow(level, form).change).not.toBe('append');
  }
});

describe('what the hints say about a mistake', () => {
  const say = (levelId: string, form: string, language: 'en' | 'ko') =>
    ([1, 2, 3] as const).map((hintLevel) => {
      const level = findLevelById(levelId);
      return formatHint(language, level, findHint(level, readProgram(form), createStartState(level), hintLevel));
    });

  test.each([
    [
      'programming-basics',
      'crrruuuc',
      [
        'All the right blocks are here! Is one of them too early?',
        'Look at block 1 (Collect). When should that happen?',
        'Move block 1 (Collect) right after block 4 (Move right).',
      ],
    ],
    [
      'programming-basics',
      'rrcruucu',
      [
        'Look at the order. Is one of them too early?',
        'Look at block 3 (Collect). When should that happen?',
        'Swap block 3 (Collect) with block 4 (Move right).',
      ],
    ],
    [
      'd9',
      '5(rc)uc',
      [
        'Good plan! But a repeat goes on too long. Count the squares, then count the rounds.',
        'Look at block 1 (Repeat 5 times). How many rounds does it take?',
        'Try “Repeat 3 times” instead of block 1 (Repeat 5 times), with the same blocks inside.',
      ],
    ],
    [
      'd9',
      '3(rcuc)',
      [
        'What happens every time around, and what doesn’t? Something in a repeat belongs after it.',
        'Look at block 4 (Move up). Should it happen every time around?',
        'Take blocks 4 to 5 out of the repeat, and put them right after it.',
      ],
    ],
    [
      'd12',
      '3(3(ru)c)',
      [
        'What happens every time around, and what doesn’t? Something in a repeat belongs after it.',
        'Look at block 4 (Move up). Should it happen every time around?',
        'Take block 4 (Move up) out of block 2 (Repeat 3 times), and put it right after it.',
      ],
    ],
    [
      'loops-and-logic',
      '3(rruu)c',
      [
        'What happens every time around, and what doesn’t? Something outside a repeat belongs inside it.',
        'Look at block 6 (Collect). Which repeat does it belong to?',
        'Put block 6 (Collect) into the repeat, at its end.',
      ],
    ],
    [
      'programming-basics',
      'rrrrcuuuc',
      ['Almost! There is one block too many.', 'Look at block 3 (Move right). What happens without it?', null],
    ],
  ] as const)('%s: %s', (levelId, form, [idea, place, change]) => {
    const said = say(levelId, form, 'en');
    expect(said.slice(0, 2)).toEqual([idea, place]);
    if (change) expect(said[2]).toBe(change);
  });

  test('the same in Korean, with the particles of each name', () => {
    expect(say('programming-basics', 'crrruuuc', 'ko')).toEqual([
      '필요한 블록은 다 있어요! 너무 일찍 나온 블록이 있을까요?',
      '첫 번째 블록 ‘줍기’를 봐요. 언제 해야 할까요?',
      '첫 번째 블록 ‘줍기’를 네 번째 블록 ‘오른쪽으로 한 칸’ 바로 뒤로 옮겨 봐요.',
    ]);
    expect(say('loops-and-logic', '3(ruruc)', 'ko')[2]).toBe(
      '세 번째 블록 ‘위로 한 칸’과 네 번째 블록 ‘오른쪽으로 한 칸’의 자리를 바꿔 봐요.',
    );
    expect(say('d9', '3(rcuc)', 'ko')[2]).toBe(
      '네 번째 블록부터 다섯 번째 블록까지 반복에서 꺼내 바로 뒤에 놓아 봐요.',
    );
    expect(say('d9', '3(r)cuc', 'ko')[2]).toBe('세 번째 블록 ‘줍기’를 반복 안 맨 뒤에 넣어 봐요.');
  });
});

test('the search for a change has an end for the longest programs, too', () => {
  const hill = findLevelById('algorithm-master');
  for (const form of ['ud'.repeat(MAX_BLOCKS / 2), `5(5(r${'uc'.repeat(90)}))`, '5(5(rlud)c)5(5(ududc))']) {
    let runs = 0;
    const counted = Object.defineProperty({ ...hill }, 'hazards', {
      get: () => {
        runs += 1;
        return hill.hazards;
      },
    });
    findHint(counted, readProgram(form), createStartState(hill), 3);
    // Hazards are looked up once for each step.
    expect(runs).toBeLessThan(60_000);
  }
});
