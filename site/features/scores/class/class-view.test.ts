import { describe, expect, test } from 'vitest';
import type { ScoreRecord } from '../../../shared/times-tables/api/scores-api.ts';
import { getFact } from '../../../shared/times-tables/facts/times-fact.ts';
import { buildReport } from '../report/report.ts';
import { CALENDAR, sampleAttempt, sampleRecord, sampleTreeQuiz } from '../report/sample-records.fixture.ts';
import { type ClassView, countLevel, sortPlayers } from './class-view.ts';

function viewClass(records: readonly ScoreRecord[]): ClassView {
  const { classView } = buildReport(records, { kind: 'all' }, CALENDAR);
  if (!classView) throw new Error('no class');
  return classView;
}

const CLASS = [
  sampleTreeQuiz('서연', [2, 3], 'right', 3),
  sampleTreeQuiz('서연', [2, 3], 'right', 0),
  sampleTreeQuiz('민준', [2, 3], 'wrong', 0),
  sampleTreeQuiz('하늘', [2, 3], 'right', 30),
  sampleTreeQuiz('하늘', [2, 3], 'right', 20),
  sampleTreeQuiz('2반 10번', [2, 3], 'right', 3),
  sampleTreeQuiz('2반 9번', [2, 3], 'right', 3),
];

describe('a class', () => {
  const { trees, players } = viewClass(CLASS);
  const player = (name: string) => {
    const found = players.find((one) => one.name === name);
    if (!found) throw new Error(`no ${name}`);
    return found;
  };

  test('the class view has a column for each tree of the quiz, and more for higher tables', () => {
    expect(trees).toHaveLength(21);
    expect(players.every(({ levels }) => levels.length === 21)).toBe(true);
    const nine = sampleRecord('하늘', [sampleAttempt(getFact(9, 4), 'right')]);
    expect(viewClass([...CLASS, nine]).trees).toHaveLength(36);
  });

  test('the class view shows the level of each tree, and who has practiced today', () => {
    const level = (name: string) => player(name).levels[1];
    expect(level('서연')).toBe('tree');
    expect(level('민준')).toBe('seed');
    expect(level('하늘')).toBe('thirsty');
    expect(level('2반 9번')).toBe('sprout');
    expect(countLevel(player('서연'), 'untried')).toBe(20);
    expect(players.filter(({ hasPlayedToday }) => hasPlayedToday).map(({ name }) => name)).toEqual(['민준', '서연']);
  });

  test('the class view can be sorted by need, by name or by the last day', () => {
    const names = (order: Parameters<typeof sortPlayers>[1]) => sortPlayers(players, order).map(({ name }) => name);
    expect(names('help')).toEqual(['민준', '하늘', '2반 9번', '2반 10번', '서연']);
    expect(names('name')).toEqual(['2반 9번', '2반 10번', '민준', '서연', '하늘']);
    expect(names('recent')).toEqual(['민준', '서연', '2반 9번', '2반 10번', '하늘']);
  });
});
