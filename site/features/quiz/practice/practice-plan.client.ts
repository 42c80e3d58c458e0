import { PRACTICE_PLAN_KEY, type PracticePlan, parsePracticePlan } from '../../../shared/practice-plan.ts';

/** What the score report handed over with 'practise these', or null. */
export function readPracticePlan(): PracticePlan | null {
  try {
    return parsePracticePlan(sessionStorage.getItem(PRACTICE_PLAN_KEY));
  } catch {
    return null;
  }
}

/** The plan has been asked: the next quiz picks at random again. */
export function forgetPracticePlan(): void {
  try {
    sessionStorage.removeItem(PRACTICE_PLAN_KEY);
  } catch {
    // Storage is closed: there was no plan either.
  }
}
