import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PracticeRecord } from '../../../shared/api/practice-api.ts';
import type { ScoreRecord } from '../../../shared/api/scores-api.ts';
import { buildMemory, listAnswers, listPracticeAnswers, summarizePlayer } from '../../../shared/facts/fact-answers.ts';
import { mergeMemories } from '../../../shared/facts/fact-memory.ts';
import { countPlants, growForest } from '../../../shared/facts/fact-tree.ts';
import { getFinishTime, type QuizTime } from '../../../shared/facts/quiz-time.ts';
import { getFact } from '../../../shared/facts/times-fact.ts';
import { LANGUAGES } from '../../../shared/language/language.ts';
import { buildReport, listPlayers } from '../report/report.ts';
import { CALENDAR, histories, sampleAttempt, sampleRecord, sampleTreeQuiz } from '../report/sample-records.fixture.ts';
import { classText } from './class-text.ts';
import { type ClassView, countLevel, matchesSearch, sortPlayers } from './trees.ts';

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
    expect(players.filter(({ hasPracticedToday }) => hasPracticedToday).map(({ name }) => name)).toEqual([
      '민준',
      '서연',
    ]);
  });

  test('the class view can be sorted by need, by name or by the last day', () => {
    const names = (order: Parameters<typeof sortPlayers>[1]) => sortPlayers(players, order).map(({ name }) => name);
    expect(names('help')).toEqual(['민준', '하늘', '2반 9번', '2반 10번', '서연']);
    expect(names('name')).toEqual(['2반 9번', '2반 10번', '민준', '서연', '하늘']);
    expect(names('recent')).toEqual(['민준', '서연', '2반 9번', '2반 10번', '하늘']);
  });
});

test('a search matches a part of a name, whatever its case, width and spaces', () => {
  expect(matchesSearch('김 하늘', '김하')).toBe(true);
  expect(matchesSearch('MINA', 'ｍi')).toBe(true);
  expect(matchesSearch('Mina', 'Joon')).toBe(false);
  expect(matchesSearch('Mina', '')).toBe(true);
});

/** What the server says of each player of a history. */
function summarize({ records, practices }: History) {
  return listPlayers([...records, ...practices]).map((name) => {
    const own = ofPlayer({ records, practices }, name);
    const newestFirst = <Timed extends QuizTime>(list: readonly Timed[]) =>
      [...list].sort((one, other) => getFinishTime(other) - getFinishTime(one));
    return summarizePlayer(name, newestFirst(own.records), newestFirst(own.practices), CALENDAR.offsetAt);
  });
}

type History = { readonly records: readonly ScoreRecord[]; readonly practices: readonly PracticeRecord[] };

function ofPlayer({ records, practices }: History, name: string): History {
  const isOwn = ({ playerName }: { readonly playerName: string }) => playerName === name;
  return { records: records.filter(isOwn), practices: practices.filter(isOwn) };
}

test('forest, growth, sentence, class, certificate and device agree on any history of quizzes and practice', () => {
  fc.assert(
    fc.property(histories, fc.nat({ max: 60 }), fc.nat({ max: 20 }), (history, daysLater, recordsKnown) => {
      const calendar = { ...CALENDAR, today: CALENDAR.today + daysLater };
      const memories = summarize(history);
      // The page knows the latest quizzes of a class alone; the server has read all.
      const recent = history.records.slice(0, recordsKnown);
      const whole = buildReport(recent, { kind: 'all' }, calendar, { practices: [], memories });
      expect(whole.forests.map(({ name }) => name)).toEqual(memories.map(({ playerName }) => playerName));
      for (const { name, plants } of whole.forests) {
        const { records, practices } = ofPlayer(history, name);
        const own = buildReport(records, { kind: 'player', name }, calendar, { practices, memories: [] });
        const ownPlants = own.forests[0]?.plants ?? [];
        // The class draws as many columns as its highest number needs; what a plant is does not depend on it.
        expect(plants.slice(0, ownPlants.length)).toEqual(ownPlants);
        const trees = countPlants(plants, 'tree');
        const row = whole.classView?.players.find((one) => one.name === name);
        if (row) {
          expect(countLevel(row, 'tree')).toBe(trees);
          expect(row.lastDay).toBe(own.forests[0]?.days.at(-1));
        }
        const { growth } = buildReport(
          recent.filter(({ playerName }) => playerName === name),
          { kind: 'all' },
          calendar,
          {
            practices: [],
            memories: memories.filter(({ playerName }) => playerName === name),
          },
        );
        expect(growth).toEqual(own.growth);
        expect(own.growth).toMatchObject({
          treeCount: trees,
          youngCount: countPlants(plants, 'young'),
          plantCount: ownPlants.length,
        });
        // A device that is new to the player, and whose limit is that of the latest session.
        const onDevice = mergeMemories(
          buildMemory(listAnswers(records, CALENDAR.offsetAt, own.fluentSeconds)),
          buildMemory(listPracticeAnswers(practices, CALENDAR.offsetAt)),
        );
        expect(growForest(onDevice, calendar.today)).toEqual(ownPlants);
        for (const language of LANGUAGES) {
          const text = classText[language];
          const { treeCount = 0, youngCount = 0, plantCount = 0 } = own.growth ?? {};
          expect(text.plants(treeCount, youngCount, plantCount)).toContain(String(trees));
          if (trees > 1) expect(text.certificateText(treeCount)).toContain(String(trees));
        }
      }
    }),
    { numRuns: 50 },
  );
});
