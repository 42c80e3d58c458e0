import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../shared/language/language.ts';
import type { PracticeRecord } from '../../../shared/times-tables/api/practice-api.ts';
import type { ScoreRecord } from '../../../shared/times-tables/api/scores-api.ts';
import {
  buildMemory,
  listAnswers,
  listPracticeAnswers,
  summarizePlayer,
} from '../../../shared/times-tables/facts/fact-answers.ts';
import { mergeMemories } from '../../../shared/times-tables/facts/fact-memory.ts';
import { countPlants, growForest } from '../../../shared/times-tables/facts/fact-tree.ts';
import { getFinishTime, type QuizTime } from '../../../shared/times-tables/facts/quiz-time.ts';
import { certificateText } from '../certificate/certificate-text.ts';
import { countLevel } from '../class/class-view.ts';
import { growthText } from '../report/growth-text.ts';
import { buildReport, listPlayers } from '../report/report.ts';
import { CALENDAR, histories } from '../report/sample-records.fixture.ts';

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
          const { treeCount = 0, youngCount = 0, plantCount = 0 } = own.growth ?? {};
          expect(growthText[language].plants(treeCount, youngCount, plantCount)).toContain(String(trees));
          if (trees > 1) expect(certificateText[language].words(treeCount)).toContain(String(trees));
        }
      }
    }),
    { numRuns: 50 },
  );
});
