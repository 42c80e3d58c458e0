import { expect, test } from 'vitest';
import { formatPracticePlan, parsePracticePlan } from './practice-plan.ts';
import { getFact } from './times-fact.ts';

test('a practice plan is read as it was written', () => {
  const plan = {
    playerName: '하늘',
    facts: [getFact(7, 8), getFact(3, 4)],
  };
  expect(parsePracticePlan(formatPracticePlan(plan))).toEqual(plan);
});

test('a practice plan leaves out what is not a fact', () => {
  expect(parsePracticePlan('{"playerName":"Ann","facts":["7 × 8",7,"x",null]}')).toEqual({
    playerName: 'Ann',
    facts: [getFact(7, 8)],
  });
});

test.each([null, '', '{', 'null', '7', '[]', '{"facts":[]}', '{"playerName":"Ann"}', '{"playerName":7,"facts":[]}'])(
  'the stored text %j holds no practice plan',
  (text) => {
    expect(parsePracticePlan(text)).toBeNull();
  },
);
