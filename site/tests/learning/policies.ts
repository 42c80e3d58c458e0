import { type DailySession, PRAISE_MS, reduceDailySession, startDaily } from '../../features/quiz/daily/daily.ts';
import { listTreesOfTables, planDay } from '../../features/quiz/daily/day-plan.ts';
import { emptyMemory, type FactMemory, recordResult } from '../../shared/times-tables/facts/fact-memory.ts';

import type { TimesFact } from '../../shared/times-tables/facts/times-fact.ts';

/** Asks the questions of one day through `ask`, which tells whether the answer was right. */
type Policy = (ask: (fact: TimesFact) => boolean, day: number) => void;

export type PolicyMaker = (tables: readonly number[], chance: () => number) => Policy;

const QUESTIONS_A_DAY = 10;
/** MathHero's rule: a fact is mastered after this many right answers in a row. */
const MASTERED_IN_A_ROW = 3;

export function factsOfTables(tables: readonly number[]): TimesFact[] {
  return listTreesOfTables(tables).flatMap(({ branches }) => branches);
}

function drawn(facts: readonly TimesFact[], chance: () => number): TimesFact {
  const fact = facts[Math.floor(chance() * facts.length)];
  if (!fact) throw new RangeError('nothing to draw from');
  return fact;
}

/** One quiz a day: ten facts, drawn with replacement. */
export const randomDraws: PolicyMaker = (tables, chance) => {
  const facts = factsOfTables(tables);
  return (ask) => {
    for (let asked = 0; asked < QUESTIONS_A_DAY; asked += 1) ask(drawn(facts, chance));
  };
};

/** Ten facts a day, drawn from those that are not mastered; from all of them once they are. */
export const threeInARow: PolicyMaker = (tables, chance) => {
  const facts = factsOfTables(tables);
  const inARow = new Map<TimesFact, number>();
  return (ask) => {
    for (let asked = 0; asked < QUESTIONS_A_DAY; asked += 1) {
      const open = facts.filter((fact) => (inARow.get(fact) ?? 0) < MASTERED_IN_A_ROW);
      const fact = drawn(open.length > 0 ? open : facts, chance);
      inARow.set(fact, ask(fact) ? (inARow.get(fact) ?? 0) + 1 : 0);
    }
  };
};

/** A right answer is fluent; with its praise it takes about six seconds, a miss with what is typed after it twelve. */
const ANSWER_MS = 5000;
const RETYPE_MS = 7000;

/** Today's two minutes, played with the product's own scheduler and session. */
export const twoMinutes: PolicyMaker = (tables) => {
  let memory: FactMemory = emptyMemory;
  return (ask, day) => {
    let at = 0;
    let daily: DailySession = startDaily(planDay(memory, tables, day), at);
    while (daily.phase !== 'done') {
      if (daily.phase === 'right') {
        at += PRAISE_MS;
        daily = reduceDailySession(daily, { type: 'tick', at });
        continue;
      }
      at += daily.phase === 'correcting' ? RETYPE_MS : ANSWER_MS;
      const { fact } = daily.current;
      const isRight = daily.phase === 'correcting' || ask(fact);
      daily = reduceDailySession(daily, { type: 'answer', at, text: isRight ? String(fact.product) : '1' });
    }
    for (const { fact, result } of daily.progress.answers) memory = recordResult(memory, fact, day, result);
  };
};
