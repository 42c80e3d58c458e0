import { formatQuestion, parseQuestion, type TimesFact } from '../../../shared/facts/attempt.ts';
import { FLUENT_SECONDS, getLocalDay } from '../../../shared/facts/fact-memory.ts';
import { WATER_AFTER_DAYS } from '../../../shared/facts/fact-tree.ts';
import { compareFacts, type PlayedFact } from './analysis.ts';
import type { Calendar } from './calendar.ts';
import { groupBy } from './group-by.ts';

/** docs/product.md §5.3: the highest table and multiplier of the quiz's preset. */
const HIGHEST_PRESET = 7;

/** The number of a player's latest attempts at a fact that count. */
export const MASTERY_WINDOW = 5;
/** Minimum share of fluent attempts among the counted ones of a mastered fact: 4 of 5. */
export const MASTERED_SHARE = 0.8;
/** Minimum number of days with a fluent attempt of one player: an answer minutes after another says little. */
export const MASTERED_DAYS = 2;
/** A fact with a smaller share of fluent attempts needs practice. */
const GETTING_THERE_SHARE = 0.5;

/** 'thirsty': mastered, but not asked for two weeks. */
export type MasteryLevel = 'untried' | 'needs-practice' | 'getting-there' | 'mastered' | 'thirsty';

export const MASTERY_LEVELS: readonly MasteryLevel[] = [
  'mastered',
  'thirsty',
  'getting-there',
  'needs-practice',
  'untried',
];

export type FactMastery = {
  readonly fact: TimesFact;
  /** The question: 'a × b'. */
  readonly question: string;
  readonly level: MasteryLevel;
  /** Number of counted attempts: at most 5 a player. */
  readonly attempts: number;
  /** Number of fluent attempts among them. */
  readonly fluent: number;
};

/** `fluentDays`: days with fluent answers; `daysAway`: days since the last attempt. */
export function computeMasteryLevel(
  attempts: number,
  fluent: number,
  fluentDays: number,
  daysAway: number,
): MasteryLevel {
  if (attempts === 0) return 'untried';
  const share = fluent / attempts;
  if (share < GETTING_THERE_SHARE) return 'needs-practice';
  if (share < MASTERED_SHARE || fluentDays < MASTERED_DAYS) return 'getting-there';
  return daysAway >= WATER_AFTER_DAYS ? 'thirsty' : 'mastered';
}

/**
 * The mastery of all played facts, by question text. `played` is latest first. The latest attempts of each player count,
 * so that a player who plays more often does not outweigh the others.
 */
export function computeMastery(
  played: readonly PlayedFact[],
  { today, offsetMinutes }: Calendar,
): ReadonlyMap<string, FactMastery> {
  const day = ({ completedAt }: PlayedFact) => getLocalDay(Date.parse(completedAt), offsetMinutes);
  const mastery = new Map<string, FactMastery>();
  for (const [question, attempts] of groupBy(played, ({ fact }) => formatQuestion(fact))) {
    const byPlayer = [...groupBy(attempts, ({ playerName }) => playerName).values()].map(latestAttempts);
    const counted = byPlayer.flat();
    const fluent = counted.filter(isFluent).length;
    const fluentDays = Math.max(...byPlayer.map((own) => new Set(own.filter(isFluent).map(day)).size));
    const daysAway = today - Math.max(...counted.map(day));
    const fact = attempts[0]?.fact;
    if (fact) {
      const level = computeMasteryLevel(counted.length, fluent, fluentDays, daysAway);
      mastery.set(question, { fact, question, level, attempts: counted.length, fluent });
    }
  }
  return mastery;
}

/** The highest table or multiplier that was asked, at least 7. */
export function findHighestNumber(attempts: readonly { readonly question: string }[]): number {
  const numbers = attempts.flatMap(({ question }) => {
    const fact = parseQuestion(question);
    return fact && fact.multiplier > 1 ? [fact.table, fact.multiplier] : [];
  });
  return Math.max(HIGHEST_PRESET, ...numbers);
}

/** A row a table and a column a multiplier: 2…7, or up to the highest number that was asked. */
export function buildMasteryGrid(mastery: ReadonlyMap<string, FactMastery>): FactMastery[][] {
  const highest = findHighestNumber([...mastery.values()]);
  const numbers = Array.from({ length: highest - 1 }, (_, index) => index + 2);
  return numbers.map((table) =>
    numbers.map((multiplier) => {
      const fact = { table, multiplier };
      const question = formatQuestion(fact);
      return mastery.get(question) ?? { fact, question, level: 'untried', attempts: 0, fluent: 0 };
    }),
  );
}

/** The played facts that are not mastered, weakest first; ties by table, then by multiplier. */
export function findWeakFacts(mastery: ReadonlyMap<string, FactMastery>): TimesFact[] {
  return [...mastery.values()]
    .filter(({ level, attempts, fluent }) => level === 'thirsty' || (level !== 'mastered' && fluent < attempts))
    .sort((a, b) => a.fluent / a.attempts - b.fluent / b.attempts || compareFacts(a.fact, b.fact))
    .map(({ fact }) => fact);
}

function latestAttempts(attempts: readonly PlayedFact[]): readonly PlayedFact[] {
  return attempts.slice(0, MASTERY_WINDOW);
}

function isFluent({ attempt }: PlayedFact): boolean {
  return attempt.isCorrect && attempt.timeSpent <= FLUENT_SECONDS;
}
