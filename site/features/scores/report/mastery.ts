import { formatQuestion, type TimesFact } from '../../../shared/attempt.ts';
import { compareFacts, type PlayedFact } from './analysis.ts';
import { groupBy } from './group-by.ts';

/** docs/product.md §5.3: the tables and multipliers that the quiz asks. */
export const QUIZ_NUMBERS = [2, 3, 4, 5, 6, 7] as const;

/** How many of a player's latest attempts at a fact count. */
export const MASTERY_WINDOW = 5;
/** An attempt is fluent where it is right within this many seconds: known by heart, not worked out. */
export const FLUENT_SECONDS = 6;
/** Mastered: at least this share of the attempts that count is fluent (4 of 5) … */
export const MASTERED_SHARE = 0.8;
/** … and it was no single lucky hit. */
export const MASTERED_ATTEMPTS = 2;
/** Needs practice: less than this share is fluent. */
const GETTING_THERE_SHARE = 0.5;

export type MasteryLevel = 'untried' | 'needs-practice' | 'getting-there' | 'mastered';

export const MASTERY_LEVELS: readonly MasteryLevel[] = ['mastered', 'getting-there', 'needs-practice', 'untried'];

export type FactMastery = {
  readonly fact: TimesFact;
  /** 'a × b' */
  readonly question: string;
  readonly level: MasteryLevel;
  /** How many attempts count: at most 5 a player. */
  readonly attempts: number;
  /** How many of them were right within 6 s. */
  readonly fluent: number;
};

export function masteryLevelOf(attempts: number, fluent: number): MasteryLevel {
  if (attempts === 0) return 'untried';
  const share = fluent / attempts;
  if (share < GETTING_THERE_SHARE) return 'needs-practice';
  return share >= MASTERED_SHARE && attempts >= MASTERED_ATTEMPTS ? 'mastered' : 'getting-there';
}

/**
 * The mastery of every fact that was played, by question text. `played` is latest first. Of several players the
 * latest attempts of each are put together, so that nobody is outweighed by a friend who plays more.
 */
export function masteryOf(played: readonly PlayedFact[]): ReadonlyMap<string, FactMastery> {
  const mastery = new Map<string, FactMastery>();
  for (const [question, attempts] of groupBy(played, ({ fact }) => formatQuestion(fact))) {
    const counted = [...groupBy(attempts, ({ playerName }) => playerName).values()].flatMap(latestAttempts);
    const fluent = counted.filter(isFluent).length;
    const fact = attempts[0]?.fact;
    if (fact) {
      const level = masteryLevelOf(counted.length, fluent);
      mastery.set(question, { fact, question, level, attempts: counted.length, fluent });
    }
  }
  return mastery;
}

/** Six rows (tables 2…7) of six facts (multipliers 2…7). */
export function masteryGridOf(mastery: ReadonlyMap<string, FactMastery>): FactMastery[][] {
  return QUIZ_NUMBERS.map((table) =>
    QUIZ_NUMBERS.map((multiplier) => {
      const fact = { table, multiplier };
      const question = formatQuestion(fact);
      return mastery.get(question) ?? { fact, question, level: 'untried', attempts: 0, fluent: 0 };
    }),
  );
}

/** The facts that were tried and do not sit yet, weakest first; ties by table, then by multiplier. */
export function weakFactsOf(mastery: ReadonlyMap<string, FactMastery>): TimesFact[] {
  return [...mastery.values()]
    .filter(({ level, attempts, fluent }) => level !== 'mastered' && fluent < attempts)
    .sort((a, b) => a.fluent / a.attempts - b.fluent / b.attempts || compareFacts(a.fact, b.fact))
    .map(({ fact }) => fact);
}

function latestAttempts(attempts: readonly PlayedFact[]): readonly PlayedFact[] {
  return attempts.slice(0, MASTERY_WINDOW);
}

function isFluent({ attempt }: PlayedFact): boolean {
  return attempt.isCorrect && attempt.timeSpent <= FLUENT_SECONDS;
}
