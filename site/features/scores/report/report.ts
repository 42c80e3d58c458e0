/**
 * The score report, of a child or of all, on the screen, on paper and as CSV.
 *
 * @packageDocumentation
 */
import type { ListedMemory, PracticeRecord } from '../../../shared/times-tables/api/practice-api.ts';
import type { ScoreRecord } from '../../../shared/times-tables/api/scores-api.ts';
import { findFluentSeconds, listAllAnswers } from '../../../shared/times-tables/facts/fact-answers.ts';
import { FLUENT_SECONDS } from '../../../shared/times-tables/facts/fact-memory.ts';
import {
  getFinishTime,
  getQuizDay,
  getQuizLocalTime,
  type OffsetAt,
  type QuizTime,
} from '../../../shared/times-tables/facts/quiz-time.ts';
import { summarize } from '../../../shared/times-tables/facts/times-fact.ts';
import { buildClassView, type ClassView } from '../class/class-view.ts';
import { type FactGroup, listGroups } from '../class/groups.ts';
import { computeGrowth, type Growth } from '../players/growth.ts';
import { buildPlayerMemory, growForests, type PlayerForest } from '../players/player-forest.ts';
import { compareNames } from '../players/player-names.ts';
import { analyzeFacts, type FactAnalysis } from './fact-analysis.ts';
import { groupPracticeDays, type PracticeDay } from './practice-days.ts';

/** The reader's calendar: which day it is, and where days begin. */
export type Calendar = {
  /** Days since 1970-01-01, local. */
  readonly today: number;
  /** For quizzes that do not say where they were finished. */
  readonly offsetAt: OffsetAt;
};

/** Whose records the report shows. A union, because a player may be called 'all'. */
export type PlayerChoice = { readonly kind: 'all' } | { readonly kind: 'player'; readonly name: string };

/** The content of the score report, for the screen, the printed page and the CSV file. */
export type ScoreReport = FactAnalysis & {
  readonly choice: PlayerChoice;
  /** The player where all records are of one player; null for a class, and without records. */
  readonly soloPlayer: string | null;
  /** Records, the newest first. */
  readonly records: readonly RatedRecord[];
  /** Statistics; null where there are no records. */
  readonly statistics: Statistics | null;
  /** The last 8 records, oldest first. */
  readonly trend: readonly RatedRecord[];
  /** The forest of each player, in the order of their names. */
  readonly forests: readonly PlayerForest[];
  /** A right answer within this time is quick: the one player's own limit, else that of everybody. */
  readonly fluentSeconds: number;
  /** What one player has practiced in the two minutes, the newest day first; of a class only the players are known. */
  readonly practiceDays: readonly PracticeDay[];
  /** Growth of one player; null for a class. */
  readonly growth: Growth | null;
  /** The view of several players; null for one. */
  readonly classView: ClassView | null;
  /** Players of a class who need the same fact. */
  readonly groups: readonly FactGroup[];
};

/** What the report knows of players beside their quizzes. */
export type PlayerHistory = {
  /** Practice sessions, in any order. */
  readonly practices: readonly PracticeRecord[];
  /** What the server says of each player; it may know more than the records and sessions that the page has. */
  readonly memories: readonly ListedMemory[];
};

const NO_HISTORY: PlayerHistory = { practices: [], memories: [] };

/**
 * Computes the report; `records` may be in any order. Statistics, trend and records are of quizzes alone; plants,
 * growth, class and advice of practice, too.
 */
export function buildReport(
  records: readonly ScoreRecord[],
  choice: PlayerChoice,
  { today, offsetAt }: Calendar,
  { practices, memories }: PlayerHistory = NO_HISTORY,
): ScoreReport {
  const rated = rateRecords(records, offsetAt);
  const sessions = sortNewestFirst(practices);
  const players = listPlayers([...rated, ...sessions, ...memories]);
  const fluentSeconds = new Map([
    ...memories.flatMap(({ playerName, fluentSeconds }) =>
      fluentSeconds ? [[playerName, fluentSeconds] as const] : [],
    ),
    ...findFluentSeconds(sessions),
  ]);
  const given = listAllAnswers(sortNewestFirst(records), sessions, offsetAt, fluentSeconds);
  const answers = given.filter(({ form }) => form === 'product');
  const listed = new Map(memories.map((memory) => [memory.playerName, memory]));
  const forests = growForests(
    players.map((name) => buildPlayerMemory(name, given, listed.get(name))),
    today,
  );
  const [first, ...others] = forests;
  const solo = others.length === 0 ? first : undefined;
  return {
    choice,
    soloPlayer: solo?.name ?? null,
    records: rated,
    statistics: computeStatistics(rated),
    trend: selectTrend(rated),
    ...analyzeFacts(answers, forests, { isClass: solo === undefined, today }),
    forests,
    fluentSeconds: (solo && fluentSeconds.get(solo.name)) ?? FLUENT_SECONDS,
    practiceDays: groupPracticeDays(sessions, offsetAt),
    growth: solo ? computeGrowth(solo, today) : null,
    classView: others.length > 0 ? buildClassView(forests, today) : null,
    groups: listGroups(forests),
  };
}

/** Records that a list shows, and more of each press. */
export const RECORDS_PER_PAGE = 50;

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
export type RatedRecord = ScoreRecord & {
  readonly rating: Rating;
  /** What the clock showed where and when it was finished, ISO 8601 without a time zone: the day that it counts for. */
  readonly localTime: string;
};

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

function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

export function rateScore(score: number, totalQuestions: number): Rating {
  const share = totalQuestions === 0 ? 0 : score / totalQuestions;
  return RATING_THRESHOLDS.find(([least]) => share >= least)?.[1] ?? 'effort';
}

/** By when they were finished. The sort is stable. */
function sortNewestFirst<Timed extends QuizTime>(records: readonly Timed[]): Timed[] {
  return [...records].sort((a, b) => getFinishTime(b) - getFinishTime(a));
}

/** Rates the records and sorts them by when they were finished, newest first. */
export function rateRecords(records: readonly ScoreRecord[], offsetAt: OffsetAt): RatedRecord[] {
  return sortNewestFirst(records).map((record) => ({
    ...record,
    timeTaken: toTenth(record.timeTaken),
    questions: record.questions.map((attempt) => ({ ...attempt, timeSpent: toTenth(attempt.timeSpent) })),
    rating: rateScore(record.score, record.totalQuestions),
    localTime: getQuizLocalTime(record, offsetAt),
  }));
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
export function selectTrend(records: readonly RatedRecord[]): RatedRecord[] {
  return records.slice(0, TREND_LENGTH).reverse();
}

/** Compares the shares of right answers; of equal shares the longer quiz is better. */
function isBetter(a: ScoreRecord, b: ScoreRecord): boolean {
  const difference = a.score * b.totalQuestions - b.score * a.totalQuestions;
  return difference > 0 || (difference === 0 && a.score > b.score);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** All players' names, each once, in Korean collation order. */
export function listPlayers(records: readonly { readonly playerName: string }[]): string[] {
  const names = new Set(records.map(({ playerName }) => playerName));
  return [...names].sort(compareNames);
}

/**
 * The players to choose from: all in the records, and the chosen one even if it is not among them. Who played today
 * comes first.
 */
export function listSelectablePlayers(
  choice: PlayerChoice,
  records: readonly (QuizTime & { readonly playerName: string })[],
  { today, offsetAt }: Calendar,
  memories: readonly ListedMemory[] = [],
): string[] {
  // Where the player is, it may be tomorrow already.
  const ofToday = listPlayers([
    ...records.filter((record) => getQuizDay(record, offsetAt) >= today),
    ...memories.filter(({ days }) => days.some((day) => day >= today)),
  ]);
  const names = [...new Set([...ofToday, ...listPlayers([...records, ...memories])])];
  return choice.kind === 'all' || names.includes(choice.name) ? names : [...names, choice.name];
}
