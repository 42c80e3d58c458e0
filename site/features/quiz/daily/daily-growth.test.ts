import { expect, test } from 'vitest';
import {
  type DayResult,
  emptyMemory,
  type FactMemory,
  recordResult,
} from '../../../shared/times-tables/facts/fact-memory.ts';
import { getTree } from '../../../shared/times-tables/facts/fact-tree.ts';
import { getFact } from '../../../shared/times-tables/facts/times-fact.ts';
import { findGrown } from './daily-growth.ts';
import { dailyText } from './daily-text.ts';

const NOTHING = { tree: [], young: [], sprout: [], watered: [] };
const TREE = getTree(getFact(6, 7));

function answered(...days: (readonly [day: number, result: DayResult])[]): FactMemory {
  return days.reduce((memory, [day, result]) => recordResult(memory, getFact(6, 7), day, result), emptyMemory);
}

test.each([
  [[], [10, 'fluent'], { sprout: [TREE] }],
  [[[9, 'missed']], [10, 'slow'], { sprout: [TREE] }],
  [[[7, 'fluent']], [10, 'fluent'], { tree: [TREE] }],
  [[[7, 'fluent']], [10, 'slow'], { young: [TREE] }],
  [
    [
      [4, 'fluent'],
      [7, 'fluent'],
      [9, 'missed'],
    ],
    [10, 'slow'],
    { watered: [TREE] },
  ],
  [[], [10, 'missed'], {}],
  [[[8, 'fluent']], [10, 'fluent'], {}],
] as const)('after %j, %j makes %j', (before, today, grown) => {
  expect(findGrown(answered(...before), answered(...before, today), 10)).toEqual({ ...NOTHING, ...grown });
});

test('the end says how many were right, what grew and what comes back', () => {
  const grown = { ...NOTHING, sprout: [getTree(getFact(3, 6))] };
  const say = (language: 'en' | 'ko', ...args: Parameters<typeof dailyText.en.done>) =>
    dailyText[language].done(...args);
  expect(say('en', 10, ['6 × 7'], grown)).toBe('9 of 10! 3 × 6 turned into a sprout. 6 × 7 comes back tomorrow.');
  expect(say('ko', 10, ['6 × 7'], grown)).toBe(
    '10문제 중 9문제를 맞혔어요! 3 × 6이 새싹이 되었어요. 6 × 7은 내일 다시 만나요.',
  );
  expect(say('ko', 5, ['6 × 9', '2 × 2'], NOTHING)).toBe('5문제 중 3문제를 맞혔어요! 6 × 9, 2 × 2는 내일 다시 만나요.');
  const many = { ...NOTHING, tree: [2, 3, 4, 5, 6].map((low) => getTree(getFact(low, 7))), watered: [TREE] };
  expect(say('en', 6, [], many)).toBe('6 of 6! 5 facts turned into trees. 6 × 7 stands tall again.');
  expect(say('ko', 6, [], many)).toBe('6문제를 모두 맞혔어요! 나무가 5그루 자랐어요. 6 × 7이 다시 싱싱해졌어요.');
});
