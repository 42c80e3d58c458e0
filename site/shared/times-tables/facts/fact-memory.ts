import { parseQuestion, type TimesFact } from './times-fact.ts';

/**
 * A right answer within this time is fluent: known by heart, not worked out. It holds where a child's own limit is not
 * measured (`typing-speed.ts`).
 */
export const FLUENT_SECONDS = 6;
/** Days that are stored of each fact, the latest. The ladder of `fact-tree.ts` is climbed in fewer. */
export const MAX_DAYS = 16;

/**
 * What one day says about one fact. Ordered by what wins within a day: a miss always does, and a fluent answer is not
 * spoiled by a slower one. 'claimed': the child saw the product and says that it was known.
 */
export const DAY_RESULTS = ['claimed', 'slow', 'fluent', 'missed'] as const;
export type DayResult = (typeof DAY_RESULTS)[number];

/** Results of a fact by local calendar day (days since 1970-01-01). */
type FactDays = ReadonlyMap<number, DayResult>;

/**
 * What a player has shown of each times fact, on its latest days. It changes by a join of day results alone, so two
 * copies merge in any order, and merging twice changes nothing.
 */
export type FactMemory = ReadonlyMap<TimesFact, FactDays>;

export const emptyMemory: FactMemory = new Map();

/** The result of one answer. A right answer without a measured time counts as slow. */
export function toDayResult(isRight: boolean, seconds: number | null, fluentSeconds = FLUENT_SECONDS): DayResult {
  if (!isRight) return 'missed';
  return seconds !== null && seconds <= fluentSeconds ? 'fluent' : 'slow';
}

/** Notes the result of a day, unless the day has one of the same or a higher rank. Returns whether it was noted. */
export function noteResult(days: Map<number, DayResult>, day: number, result: DayResult): boolean {
  const earlier = days.get(day);
  if (earlier !== undefined && rankOf(earlier) >= rankOf(result)) return false;
  days.set(day, result);
  return true;
}

/** Returns the memory with one more answer. */
export function recordResult(memory: FactMemory, fact: TimesFact, day: number, result: DayResult): FactMemory {
  const days = new Map(memory.get(fact));
  return noteResult(days, day, result) ? new Map(memory).set(fact, latestDays(days)) : memory;
}

/** `recordResult` of many answers to an empty memory, without a copy for each. */
export function joinResults(
  answers: readonly { readonly fact: TimesFact; readonly day: number; readonly result: DayResult }[],
): FactMemory {
  const memory = new Map<TimesFact, Map<number, DayResult>>();
  for (const { fact, day, result } of answers) {
    const days = memory.get(fact) ?? new Map<number, DayResult>();
    noteResult(days, day, result);
    memory.set(fact, days);
  }
  return new Map([...memory].map(([fact, days]) => [fact, latestDays(days)]));
}

/** The union of two memories. Commutative, associative and idempotent: devices can exchange them in any order. */
export function mergeMemories(one: FactMemory, other: FactMemory): FactMemory {
  const merged = new Map(one);
  for (const [fact, days] of other) {
    const both = new Map(merged.get(fact));
    for (const [day, result] of days) noteResult(both, day, result);
    merged.set(fact, latestDays(both));
  }
  return merged;
}

/** All days on which anything was answered, ascending. */
export function listMemoryDays(memory: FactMemory): number[] {
  const days = new Set([...memory.values()].flatMap((one) => [...one.keys()]));
  return [...days].sort((a, b) => a - b);
}

function rankOf(result: DayResult): number {
  return DAY_RESULTS.indexOf(result);
}

function latestDays(days: FactDays): FactDays {
  if (days.size <= MAX_DAYS) return days;
  return new Map([...days].sort(([a], [b]) => b - a).slice(0, MAX_DAYS));
}

/** The memory as JSON data: `{"3 × 7": {"20600": "fluent"}}`. */
export type StoredMemory = { readonly [question: string]: { readonly [day: string]: DayResult } };

export function serializeMemory(memory: FactMemory): StoredMemory {
  return Object.fromEntries([...memory].map(([{ question }, days]) => [question, Object.fromEntries(days)]));
}

/** Parses stored data. Whatever is not a fact, a day or a result is left out; null where the value is no object. */
export function parseMemory(value: unknown): FactMemory | null {
  if (!isObject(value)) return null;
  const memory = new Map<TimesFact, FactDays>();
  for (const [question, stored] of Object.entries(value)) {
    const fact = parseQuestion(question);
    if (!fact || !isObject(stored)) continue;
    const days = Object.entries(stored).flatMap(([day, result]) => {
      const known = DAY_RESULTS.find((one) => one === result);
      return known && /^\d{1,6}$/.test(day) ? [[Number(day), known] as const] : [];
    });
    if (days.length > 0) memory.set(fact, latestDays(new Map(days)));
  }
  return memory;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
