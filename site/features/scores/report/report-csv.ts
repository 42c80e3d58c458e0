import { getAnswer } from '../../../shared/times-tables/facts/fact-form.ts';
import type { TreeLevel } from '../../../shared/times-tables/facts/fact-tree.ts';
import type { MissedFact } from './fact-analysis.ts';
import type { ScoreReport } from './report.ts';
import { formatChoiceName, type ScoresTexts } from './scores-text.ts';

type CsvCell = string | number | null;

type LevelNames = Record<TreeLevel, { readonly name: string }>;

/** Excel reads a file as UTF-8 only if it begins with this. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A text that begins like this is a formula to a spreadsheet. Excel in East Asian locales accepts the full-width signs
 * too (OWASP, CSV injection).
 */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/**
 * A CSV file by RFC 4180: lines end with CR LF, every row is as wide as the widest, null is an empty cell. A text that
 * a spreadsheet would run as a formula gets a leading apostrophe; numbers are written in JavaScript's notation.
 */
export function formatCsv(rows: readonly (readonly CsvCell[])[]): string {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const lines = rows.map((row) =>
    Array.from({ length: width }, (_, index) => formatCell(row[index] ?? null)).join(','),
  );
  return BYTE_ORDER_MARK + lines.map((line) => `${line}\r\n`).join('');
}

export function neutralizeFormula(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}

function formatCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = neutralizeFormula(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The whole report as a CSV file: one block for each section of the page, with its heading and an empty row between.
 *
 * @param formatDate formats a local time (ISO 8601 without a time zone)
 */
export function buildReportCsv(
  report: ScoreReport,
  text: ScoresTexts,
  levels: LevelNames,
  formatDate: (iso: string) => string,
): string {
  const blocks = [
    [[text.title, formatChoiceName(report.choice, text)]],
    summaryRows(report, text),
    recordRows(report, text, formatDate),
    tonightRows(report, text),
    missedFactRows(report, text),
    plantRows(report, text, levels),
    answerRows(report, text, formatDate),
    practiceRows(report, text),
  ].filter((rows) => rows.length > 0);
  return formatCsv(blocks.flatMap((rows, index) => (index === 0 ? rows : [[], ...rows])));
}

function summaryRows({ statistics }: ScoreReport, text: ScoresTexts): CsvCell[][] {
  if (!statistics) return [];
  return [
    [text.csv.summary],
    [text.count, statistics.count],
    [text.averageScore, statistics.averageScore],
    [text.csv.averageQuestions, statistics.averageQuestions],
    [text.bestScore, statistics.best.score],
    [text.csv.bestTotalQuestions, statistics.best.totalQuestions],
    [text.csv.averageTime, statistics.averageTime],
    [text.csv.averageTimePerQuestion, statistics.averageTimePerQuestion],
    [text.csv.accuracy, statistics.accuracy],
  ];
}

function recordRows({ records }: ScoreReport, text: ScoresTexts, formatDate: (iso: string) => string): CsvCell[][] {
  return [
    [text.tabs.records],
    [text.date, text.player, text.score, text.csv.totalQuestions, text.csv.accuracy, text.csv.time, text.rating],
    ...records.map((record) => [
      formatDate(record.localTime),
      record.playerName,
      record.score,
      record.totalQuestions,
      record.accuracy,
      record.timeTaken,
      text.ratings[record.rating],
    ]),
  ];
}

function tonightRows({ analysis }: ScoreReport, text: ScoresTexts): CsvCell[][] {
  if (analysis.kind !== 'mistakes' || analysis.tableAdvice.length === 0) return [];
  return [
    [text.tonight],
    [text.question, text.misses, text.asked, text.missedByCount],
    ...analysis.tableAdvice.flatMap(({ missedFacts }) => missedFacts.map(missedFactRow)),
  ];
}

function missedFactRows({ analysis, soloPlayer }: ScoreReport, text: ScoresTexts): CsvCell[][] {
  if (analysis.kind !== 'mistakes' || analysis.missedFacts.length === 0) return [];
  return [
    [soloPlayer === null ? text.hardFacts : text.playerFacts],
    [text.question, text.misses, text.asked, text.missedByCount],
    ...analysis.missedFacts.map(missedFactRow),
  ];
}

function missedFactRow({ fact: { question }, misses, asked, players }: MissedFact): CsvCell[] {
  return [question, misses, asked, players.length];
}

function plantRows({ forests }: ScoreReport, text: ScoresTexts, levels: LevelNames): CsvCell[][] {
  return [
    [text.forest],
    [text.player, text.question, text.level],
    ...forests.flatMap(({ name, plants }) =>
      plants.map(({ tree, state: { level } }) => [name, tree.name, levels[level].name]),
    ),
  ];
}

function answerRows({ records }: ScoreReport, text: ScoresTexts, formatDate: (iso: string) => string): CsvCell[][] {
  return [
    [text.csv.answers],
    [text.date, text.player, text.question, text.correctAnswer, text.answer, text.result, text.csv.time],
    ...records.flatMap((record) =>
      record.questions.map((attempt) => [
        formatDate(record.localTime),
        record.playerName,
        attempt.question,
        attempt.correctAnswer,
        attempt.userAnswer,
        attempt.isCorrect ? text.right : text.wrong,
        attempt.timeSpent,
      ]),
    ),
  ];
}

function practiceRows({ practiceDays }: ScoreReport, text: ScoresTexts): CsvCell[][] {
  if (practiceDays.length === 0) return [];
  return [
    [text.practice],
    [text.date, text.player, text.question, text.correctAnswer, text.answer, text.result, text.csv.time],
    ...practiceDays.flatMap(({ day, playerName, answers }) =>
      answers.map(({ fact, form, question, userAnswer, isRight, timeSpent }) => [
        day,
        playerName,
        question,
        getAnswer(fact, form),
        userAnswer,
        isRight ? text.right : text.wrong,
        timeSpent,
      ]),
    ),
  ];
}
