import { PRACTICE_PLAN_KEY, type PracticePlan, parsePracticePlan } from '../../../shared/practice-plan.ts';

/** The plan that the score report stored by 'practice these'; null where there is none. */
export function readPracticePlan(): PracticePlan | null {
  try {
    return parsePracticePlan(sessionStorage.getItem(PRACTICE_PLAN_KEY));
  } catch {
    return null;
  }
}

/** Removes the plan, once its quiz begins. */
export function forgetPracticePlan(): void {
  try {
    sessionStorage.removeItem(PRACTICE_PLAN_KEY);
  } catch {
    // Session storage is not available, so there was no plan.
  }
}
