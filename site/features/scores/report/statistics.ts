import type { ScoreRecord } from '../../../shared/api/scores-api.ts';
import { summarize } from '../../../shared/facts/attempt.ts';

/** docs/product.md §6.1: the trend shows the last 8 records. */
export const TREND_LENGTH = 8;

export type Rating = 'perfect' | 'excellent' | 'good' | 'effort';

/** docs/product.md §6.1: lowest share of right answers for each rating; below all of them the rating is 'effort'. */
const RATING_THRESHOLDS: readonly (readonly [least: number, rating: Rating])[] = [
  [0.9, 'perfect'],
  [0.8, 'excellent'],
  [0.7, 'good'],
];

/** A stored score with its rating. Times are rounded to 0.1 s. */
export type RatedRecord = ScoreRecord & { readonly rating: Rating };

export type Statistics = {
  /** Number of quizzes. */
  readonly count: number;
  /** Mean score of a quiz, to a tenth. */
  readonly averageScore: number;
  /** Mean number of questions of a quiz, to a tenth. */
  readonly averageQuestions: number;
  readonly best: { readonly score: number; readonly totalQuestions: number };
  /** Mean seconds of a quiz, to a tenth. */
  readonly averageTime: number;
  /** Seconds a question over all quizzes, to a tenth. */
  readonly averageTimePerQuestion: number;
  /** Right answers over all questions of all quizzes, whole percent, 0…100. */
  readonly accuracy: number;
};

export type TrendPoint = {
  readonly id: string;
  readonly playerName: string;
  /** The end of the quiz: ISO 8601 in UTC. */
  readonly completedAt: string;
  readonly score: number;
  readonly totalQuestions: number;
  /** Share of right answers, in whole percent. */
  readonly accuracy: number;
  readonly rating: Rating;
};

function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

export function rateScore(score: number, totalQuestions: number): Rating {
  const share = totalQuestions === 0 ? 0 : score / totalQuestions;
  return RATING_THRESHOLDS.find(([least]) => share >= least)?.[1] ?? 'effort';
}

/** Rates the records and sorts them, newest first. The sort is stable. */
export function rateRecords(records: readonly ScoreRecord[]): RatedRecord[] {
  return records
    .map((record) => ({
      ...record,
      timeTaken: toTenth(record.timeTaken),
      questions: record.questions.map((attempt) => ({ ...attempt, timeSpent: toTenth(attempt.timeSpent) })),
      rating: rateScore(record.score, record.totalQuestions),
    }))
    .sort((a, b) => Date.parse(b.completedAt) - Date.parse(a.completedAt));
}

/** The statistics of docs/product.md §6.1; null without records. */
export function computeStatistics(records: readonly RatedRecord[]): Statistics | null {
  const [first, ...rest] = records;
  if (!first) return null;
  const count = records.length;
  const questions = sum(records.map((record) => record.totalQuestions));
  const seconds = sum(records.map((record) => record.timeTaken));
  const best = rest.reduce((best, record) => (isBetter(record, best) ? record : best), first);
  return {
    count,
    averageScore: toTenth(sum(records.map((record) => record.score)) / count),
    averageQuestions: toTenth(questions / count),
    best: { score: best.score, totalQuestions: best.totalQuestions },
    averageTime: toTenth(seconds / count),
    averageTimePerQuestion: questions === 0 ? 0 : toTenth(seconds / questions),
    accuracy: summarize(records.flatMap((record) => record.questions)).accuracy,
  };
}

/** The last records, oldest first. `records` is newest first. */
export function selectTrend(records: readonly RatedRecord[]): TrendPoint[] {
  return records
    .slice(0, TREND_LENGTH)
    .reverse()
    .map(({ id, playerName, completedAt, score, totalQuestions, accuracy, rating }) => ({
      id,
      playerName,
      completedAt,
      score,
      totalQuestions,
      accuracy,
      rating,
    }));
}

/** Compares the shares of right answers; of equal shares the longer quiz is better. */
function isBetter(a: ScoreRecord, b: ScoreRecord): boolean {
  const difference = a.score * b.totalQuestions - b.score * a.totalQuestions;
  return difference > 0 || (difference === 0 && a.score > b.score);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
