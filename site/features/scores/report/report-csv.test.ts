import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../shared/language/language.ts';
import { plantText } from '../../../shared/times-tables/facts/plant-text.ts';
import { getFact } from '../../../shared/times-tables/facts/times-fact.ts';
import { buildReport, type ScoreReport } from './report.ts';
import { BYTE_ORDER_MARK, buildReportCsv, formatCsv, neutralizeFormula } from './report-csv.ts';
import { buildReportFileName } from './report-file-name.ts';
import {
  CALENDAR,
  samplePractice,
  samplePracticeAnswer,
  sampleQuiz,
  sampleRecord,
  scoreRecords,
} from './sample-records.fixture.ts';
import { scoresText } from './scores-text.ts';

const ALL = { kind: 'all' } as const;
const cells = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[=+\-@\t\r\n",a]{0,6}$/));

/** A reader of RFC 4180, strict: CR LF between rows, quotes doubled inside quotes and nowhere else. */
function parseCsv(file: string): string[][] {
  expect(file.startsWith(BYTE_ORDER_MARK)).toBe(true);
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  field.lastIndex = BYTE_ORDER_MARK.length;
  const rows: string[][] = [];
  let row: string[] = [];
  while (field.lastIndex < file.length) {
    const match = field.exec(file);
    if (!match) throw new Error('not RFC 4180');
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

/** The rows under a heading, without the heads of the columns, cut to their width. */
function block(rows: readonly (readonly string[])[], heading: string, heads: number): string[][] {
  const start = rows.findIndex((row) => row[0] === heading && row.slice(1).every((cell) => cell === ''));
  if (start < 0) return [];
  const from = start + 1 + (heads > 0 ? 1 : 0);
  const length = rows.slice(from).findIndex((row) => row.every((cell) => cell === ''));
  return rows.slice(from, length < 0 ? undefined : from + length).map((row) => row.slice(0, heads || 2));
}

describe('a CSV file', () => {
  test('a CSV file is read back as it was written, every row as wide as the widest', () => {
    fc.assert(
      fc.property(fc.array(fc.array(cells, { minLength: 1 }), { minLength: 1 }), (rows) => {
        const width = Math.max(...rows.map((row) => row.length));
        const padded = rows.map((row) => [...row.map(neutralizeFormula), ...Array(width - row.length).fill('')]);
        expect(parseCsv(formatCsv(rows))).toEqual(padded);
      }),
    );
  });

  test('a CSV file contains no text that a spreadsheet would run as a formula', () => {
    fc.assert(
      fc.property(cells, (text) => {
        expect(neutralizeFormula(text)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
        expect([text, `'${text}`]).toContain(neutralizeFormula(text));
      }),
    );
  });

  test.each(['=1+1', '+82', '-1', '@SUM(A1)', '\tx', '\rx', '＝1'])(
    'an apostrophe is put before the cell %j',
    (text) => {
      expect(neutralizeFormula(text)).toBe(`'${text}`);
    },
  );

  test('a CSV file begins with the byte order mark U+FEFF', () => {
    expect(formatCsv([]).codePointAt(0)).toBe(0xfeff);
  });

  test('a number is written unchanged, and an empty cell stays empty', () => {
    expect(formatCsv([['7 × 8', -3, 0.5, null]])).toBe(`${BYTE_ORDER_MARK}7 × 8,-3,0.5,\r\n`);
  });
});

describe.each(LANGUAGES)('the report as a CSV file (%s)', (language) => {
  const text = scoresText[language];
  const read = (report: ScoreReport) =>
    parseCsv(buildReportCsv(report, text, plantText[language].levels, (iso) => iso));

  test('the CSV file has the same numbers as the report', () => {
    fc.assert(
      fc.property(scoreRecords, (records) => {
        const report = buildReport(records, ALL, CALENDAR);
        const rows = read(report);
        const { statistics, analysis } = report;
        expect(block(rows, text.csv.summary, 0).map(([, value]) => Number(value))).toEqual(
          statistics
            ? [
                statistics.count,
                statistics.averageScore,
                statistics.averageQuestions,
                statistics.best.score,
                statistics.best.totalQuestions,
                statistics.averageTime,
                statistics.averageTimePerQuestion,
                statistics.accuracy,
              ]
            : [],
        );
        expect(block(rows, text.tabs.records, 7)).toEqual(
          report.records.map((record) => [
            record.completedAt.slice(0, -1),
            neutralizeFormula(record.playerName),
            ...[record.score, record.totalQuestions, record.accuracy, record.timeTaken].map(String),
            text.ratings[record.rating],
          ]),
        );
        const missedFacts = analysis.kind === 'mistakes' ? analysis.missedFacts : [];
        expect(block(rows, report.soloPlayer === null ? text.hardFacts : text.playerFacts, 4)).toEqual(
          missedFacts.map(({ fact, misses, asked, players }) => [
            fact.question,
            ...[misses, asked, players.length].map(String),
          ]),
        );
        const tonight = analysis.kind === 'mistakes' ? analysis.tableAdvice : [];
        expect(block(rows, text.tonight, 4).map(([question]) => question)).toEqual(
          tonight.flatMap(({ missedFacts }) => missedFacts.map(({ fact }) => fact.question)),
        );
        expect(block(rows, text.forest, 3)).toEqual(
          report.forests.flatMap(({ name, plants }) =>
            plants.map(({ tree, state: { level } }) => [
              neutralizeFormula(name),
              tree.name,
              plantText[language].levels[level].name,
            ]),
          ),
        );
        expect(block(rows, text.csv.answers, 7).map((row) => row.slice(2, 5))).toEqual(
          report.records.flatMap(({ questions }) =>
            questions.map((attempt) => [attempt.question, `${attempt.correctAnswer}`, `${attempt.userAnswer ?? ''}`]),
          ),
        );
      }),
    );
  });
});

test('the CSV file has a block for each section, with its heading and column heads', () => {
  const text = scoresText.en;
  const report = buildReport([sampleRecord('Sky', sampleQuiz(1, 2))], ALL, CALENDAR);
  const file = buildReportCsv(report, text, plantText.en.levels, () => 'today');
  const missedFact = '3 × 3,1,1,1';
  const rows = file
    .slice(1)
    .split('\r\n')
    .map((row) => row.replace(/,+$/, ''));
  const plants = rows.splice(rows.indexOf(text.forest) + 2, 21);
  expect(plants.filter((row) => !row.endsWith(`,${plantText.en.levels.untried.name}`))).toEqual([
    'Sky,2 × 2,Sprout',
    'Sky,3 × 3,Seed',
  ]);
  expect(rows).toEqual([
    `${text.title},${text.all}`,
    '',
    text.csv.summary,
    expect.stringContaining(text.count),
    ...Array(7).fill(expect.any(String)),
    '',
    text.tabs.records,
    [text.date, text.player, text.score, text.csv.totalQuestions, text.csv.accuracy, text.csv.time, text.rating].join(),
    `today,Sky,1,2,50,6,${text.ratings.effort}`,
    '',
    text.tonight,
    [text.question, text.misses, text.asked, text.missedByCount].join(),
    missedFact,
    '',
    text.playerFacts,
    [text.question, text.misses, text.asked, text.missedByCount].join(),
    missedFact,
    '',
    text.forest,
    [text.player, text.question, text.level].join(),
    '',
    text.csv.answers,
    [text.date, text.player, text.question, text.correctAnswer, text.answer, text.result, text.csv.time].join(),
    `today,Sky,2 × 2,4,4,${text.right},3`,
    `today,Sky,3 × 3,9,10,${text.wrong},3`,
    '',
  ]);
});

test('the CSV file of a report without mistakes has no block of facts', () => {
  const text = scoresText.en;
  const file = buildReportCsv(buildReport([], ALL, CALENDAR), text, plantText.en.levels, (iso) => iso);
  const headings = file
    .slice(1)
    .split('\r\n')
    .filter((row) => /^[^,]+,*$/.test(row));
  expect(headings.map((row) => row.replace(/,+$/, ''))).toEqual([text.tabs.records, text.forest, text.csv.answers]);
});

describe('the name of the file', () => {
  test.each([
    ['가'.repeat(50), `퀴즈-기록-${'가'.repeat(40)}-2026-11-21.csv`],
    [' . 김   하늘 . ', '퀴즈-기록-김-하늘-2026-11-21.csv'],
    ['--김-하늘--', '퀴즈-기록-김-하늘-2026-11-21.csv'],
    ['하늘', '퀴즈-기록-하늘-2026-11-21.csv'],
    ['../../etc/passwd', '퀴즈-기록-etcpasswd-2026-11-21.csv'],
    ['김 하늘', '퀴즈-기록-김-하늘-2026-11-21.csv'],
    ['a:b*c?"<>|\\', '퀴즈-기록-abc-2026-11-21.csv'],
    ['\u202Egnp.exe', '퀴즈-기록-gnp-exe-2026-11-21.csv'],
    ['...', '퀴즈-기록-2026-11-21.csv'],
  ])('the CSV file of %j is named %s', (name, fileName) => {
    expect(buildReportFileName({ kind: 'player', name }, scoresText.ko, '2026-11-21', 'csv')).toBe(fileName);
  });

  test("the CSV file of all players is named in the reader's language", () => {
    expect(buildReportFileName(ALL, scoresText.en, '2026-11-21', 'json')).toBe('quiz-scores-All-2026-11-21.json');
  });
});

test('a player name that is a formula cannot run from the CSV file', () => {
  const report = buildReport([sampleRecord('=HYPERLINK("http://x")', sampleQuiz(9))], ALL, CALENDAR);
  const file = buildReportCsv(report, scoresText.ko, plantText.ko.levels, (iso) => iso);
  expect(file).toContain(`"'=HYPERLINK(""http://x"")"`);
});

test('a CSV file has a row for each answer of the two minutes', () => {
  const text = scoresText.en;
  const questions = [
    samplePracticeAnswer(getFact(7, 8), false, 4.25),
    samplePracticeAnswer(getFact(6, 7), true, 3, 'factor'),
  ];
  const practices = [samplePractice('=Sky', questions, 1)];
  const report = buildReport([], { kind: 'player', name: '=Sky' }, CALENDAR, { practices, memories: [] });
  const rows = parseCsv(buildReportCsv(report, text, plantText.en.levels, (iso) => iso));
  expect(block(rows, text.practice, 7)).toEqual([
    ['2026-11-20', "'=Sky", '7 × 8', '56', '57', text.wrong, '4.25'],
    ['2026-11-20', "'=Sky", '6 × ? = 42', '7', '7', text.right, '3'],
  ]);
});
