import { expect, test } from 'vitest';
import { getTree } from '../../../shared/times-tables/facts/fact-tree.ts';
import { getFact } from '../../../shared/times-tables/facts/times-fact.ts';
import { buildReport } from '../report/report.ts';
import {
  CALENDAR,
  sampleAttempt,
  samplePractice,
  samplePracticeAnswer,
  sampleRecord,
} from '../report/sample-records.fixture.ts';
import { GROUPS_SHOWN, listGroups } from './groups.ts';

const ALL = { kind: 'all' } as const;

test('a group is of all who missed a fact, in either order, in a quiz or in practice', () => {
  const records = [
    sampleRecord('하늘', [sampleAttempt(getFact(7, 8), 'wrong'), sampleAttempt(getFact(2, 3), 'wrong')]),
    sampleRecord('바다', [sampleAttempt(getFact(8, 7), 'late', 10), sampleAttempt(getFact(2, 3), 'right')]),
    sampleRecord('별', [sampleAttempt(getFact(7, 8), 'right')]),
  ];
  const practices = [samplePractice('솔', [samplePracticeAnswer(getFact(7, 8), false)])];
  const { forests } = buildReport(records, ALL, CALENDAR, { practices, memories: [] });
  expect(listGroups(forests)).toEqual([{ tree: getTree(getFact(7, 8)), names: ['바다', '솔', '하늘'] }]);
});

test('the largest groups come first, and no more than are shown', () => {
  const facts = [2, 3, 4, 5, 6, 7].flatMap((table) => [getFact(table, 3), getFact(table, 4)]);
  const records = Array.from({ length: 6 }, (_, child) =>
    sampleRecord(
      `아이 ${child}`,
      facts.map((fact, index) => sampleAttempt(fact, index <= child * 3 ? 'wrong' : 'right')),
    ),
  );
  const groups = listGroups(buildReport(records, ALL, CALENDAR).forests);
  expect(groups).toHaveLength(GROUPS_SHOWN);
  const sizes = groups.map(({ names }) => names.length);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(groups[0]?.tree.name).toBe('2 × 3');
});

test('a class that needs nothing, and an empty one, have no groups', () => {
  const records = ['하늘', '바다'].map((name) => sampleRecord(name, [sampleAttempt(getFact(7, 8), 'right')]));
  expect(listGroups(buildReport(records, ALL, CALENDAR).forests)).toEqual([]);
  expect(listGroups([])).toEqual([]);
});
