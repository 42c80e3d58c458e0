import { summarise } from '../../../shared/attempt.ts';
import type { ScoreRecord } from '../../../shared/scores-api.ts';

/** docs/product.md §6.1: the trend shows the last 8 records. */
export const TREND_LENGTH = 8;

export type Rating = 'perfect' | 'excellent' | 'good' | 'effort';

/** docs/product.md §6.1: rating thresholds, as a share of the questions that were right; below them all is 'effort'. */
const RATING_THRESHOLDS: readonly (readonly [least: number, rating: Rating])[] = [
  [0.9, 'perfect'],
  [0.8, 'excellent'],
  [0.7, 'good'],
];

/** A stored score with its rating; its times are rounded to a tenth of a second. */
export type RatedRecord = ScoreRecord & { readonly rating: Rating };

export type Statistics = {
  /** How many quizzes. */
  readonly count: number;
  /** Mean score of a quiz, to a tenth. */
  readonly averageScore: number;
  /** Mean number of questions of a quiz, to a tenth: what `averageScore` is out of. */
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
  /** ISO 8601 in UTC */
  readonly completedAt: string;
  readonly score: number;
  readonly totalQuestions: number;
  /** Whole percent. */
  readonly accuracy: number;
  readonly rating: Rating;
};

function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

export function ratingOf(score: number, totalQuestions: number): Rating {
  const share = totalQuestions === 0 ? 0 : score / totalQuestions;
  return RATING_THRESHOLDS.find(([least]) => share >= least)?.[1] ?? 'effort';
}

/** The records rated and newest first; records of the same moment keep the order in which they came. */
export function rateRecords(records: readonly ScoreRecord[]): RatedRecord[] {
  return records
    .map((record) => ({
      ...record,
      timeTaken: toTenth(record.timeTaken),
      questions: record.questions.map((attempt) => ({ ...attempt, timeSpent: toTenth(attempt.timeSpent) })),
      rating: ratingOf(record.score, record.totalQuestions),
    }))
    .sort((a, b) => Date.parse(b.completedAt) - Date.parse(a.completedAt));
}

/** The statistics of docs/product.md §6.1 over all records, or null where there are none. */
export function statisticsOf(records: readonly RatedRecord[]): Statistics | null {
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
    accuracy: summarise(records.flatMap((record) => record.questions)).accuracy,
  };
}

/** The last records, oldest first. `records` is newest first. */
export function trendOf(records: readonly RatedRecord[]): TrendPoint[] {
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

/** By share of right answers, and among equal shares the longer quiz. */
function isBetter(a: ScoreRecord, b: ScoreRecord): boolean {
  const difference = a.score * b.totalQuestions - b.score * a.totalQuestions;
  return difference > 0 || (difference === 0 && a.score > b.score);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
