import { formatPracticePlan, PRACTICE_PLAN_KEY, type PracticePlan } from '../../../shared/practice-plan.ts';

/** Stores the plan for the quiz of this tab. */
export function savePracticePlan(plan: PracticePlan): void {
  try {
    sessionStorage.setItem(PRACTICE_PLAN_KEY, formatPracticePlan(plan));
  } catch {
    // Session storage is not available: the quiz asks random questions.
  }
}
