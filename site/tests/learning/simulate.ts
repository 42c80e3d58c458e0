/**
 * Children who are simulated, to judge the scheduler of practice.
 *
 * @packageDocumentation
 */
import { listTreesOfTables } from '../../features/quiz/daily/day-plan.ts';
import { mulberry32 } from '../../shared/random.ts';
import type { MemoryModel } from './memory-models.ts';
import { factsOfTables, type PolicyMaker } from './policies.ts';
import { SimulatedChild, STRENGTHS, type Strength } from './simulated-child.ts';

/** No child is followed longer. */
export const LONGEST_DAYS = 180;

export type Course = {
  readonly strength: Strength;
  /** The first day on which every fact held; null if there was none. */
  readonly days: number | null;
  /** Questions answered until then. */
  readonly questions: number;
};

/** Follows children of these strengths in turn, each until all facts hold. The same seed gives the same children. */
export function simulateCourses(
  model: MemoryModel,
  policy: PolicyMaker,
  tables: readonly number[],
  children: number,
  strengths: readonly Strength[] = STRENGTHS,
): Course[] {
  return Array.from({ length: children }, (_, index) => {
    const strength = strengths[index % strengths.length];
    if (!strength) throw new RangeError('no strength');
    const child = new SimulatedChild(model, strength, listTreesOfTables(tables), mulberry32(index * 2 + 1));
    return courseOf(child, strength, policy(tables, mulberry32(index * 2 + 2)), tables);
  });
}

function courseOf(
  child: SimulatedChild,
  strength: Strength,
  practice: ReturnType<PolicyMaker>,
  tables: readonly number[],
): Course {
  const facts = factsOfTables(tables);
  let questions = 0;
  for (let day = 1; day <= LONGEST_DAYS; day += 1) {
    practice((fact) => {
      questions += 1;
      return child.answer(fact, day);
    }, day);
    if (facts.every((fact) => child.holds(fact, day))) return { strength, days: day, questions };
  }
  return { strength, days: null, questions };
}

export type Summary = {
  readonly medianDays: number | null;
  /** Nine of ten children need at most this many days. */
  readonly slowestDays: number | null;
  readonly medianQuestions: number;
  /** Share of children for whom all facts held within the longest time. */
  readonly reached: number;
};

export function summarizeCourses(courses: readonly Course[]): Summary {
  const days = courses.map((course) => course.days ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
  const questions = courses.map((course) => course.questions).sort((a, b) => a - b);
  const at = (values: readonly number[], share: number) => values[Math.ceil(values.length * share) - 1] ?? 0;
  const finite = (value: number) => (Number.isFinite(value) ? value : null);
  return {
    medianDays: finite(at(days, 0.5)),
    slowestDays: finite(at(days, 0.9)),
    medianQuestions: at(questions, 0.5),
    reached: courses.filter((course) => course.days !== null).length / courses.length,
  };
}
