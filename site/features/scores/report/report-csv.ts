import type { MissedFact } from './analysis.ts';
import { type CsvCell, formatCsv } from './csv.ts';
import type { ScoreReport } from './report.ts';
import { formatChoiceName } from './report-file-name.ts';
import type { ScoresTexts } from './scores-text.ts';

/**
 * The whole report as a CSV file: one block for each section of the page, with its heading and an empty row between.
 *
 * @param formatDate formats a time (ISO 8601 in UTC) in the reader's time zone
 */
export function reportCsv(report: ScoreReport, text: ScoresTexts, formatDate: (iso: string) => string): string {
  const blocks = [
    [[text.title, formatChoiceName(report.choice, text)]],
    summaryRows(report, text),
    recordRows(report, text, formatDate),
    tonightRows(report, text),
    missedFactRows(report, text),
    masteryRows(report, text),
    answerRows(report, text, formatDate),
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
      formatDate(record.completedAt),
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

function missedFactRow({ question, misses, asked, players }: MissedFact): CsvCell[] {
  return [question, misses, asked, players.length];
}

function masteryRows({ mastery }: ScoreReport, text: ScoresTexts): CsvCell[][] {
  return [
    [text.mastery],
    [text.question, text.level, text.fluent, text.attempts],
    ...mastery
      .flat()
      .map(({ question, level, fluent, attempts }) => [question, text.levels[level].name, fluent, attempts]),
  ];
}

function answerRows({ records }: ScoreReport, text: ScoresTexts, formatDate: (iso: string) => string): CsvCell[][] {
  return [
    [text.csv.answers],
    [text.date, text.player, text.question, text.correctAnswer, text.answer, text.result, text.csv.time],
    ...records.flatMap((record) =>
      record.questions.map((attempt) => [
        formatDate(record.completedAt),
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
