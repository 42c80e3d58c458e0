import { formatPracticePlan, PRACTICE_PLAN_KEY, type PracticePlan } from '../../../shared/practice-plan.ts';

/** Leaves the plan where the quiz of this tab looks for it. Where storage is closed the quiz asks at random. */
export function savePracticePlan(plan: PracticePlan): void {
  try {
    sessionStorage.setItem(PRACTICE_PLAN_KEY, formatPracticePlan(plan));
  } catch {
    // See above.
  }
}
