import { readSession, writeSession } from '../storage/session-text.client.ts';
import { formatPracticePlan, PRACTICE_PLAN_KEY, type PracticePlan, parsePracticePlan } from './practice-plan.ts';

/** Stores the plan for the quiz of this tab. Where session storage is closed, the quiz asks random questions. */
export function savePracticePlan(plan: PracticePlan): void {
  writeSession(PRACTICE_PLAN_KEY, formatPracticePlan(plan));
}

/** The plan that the score report stored by 'practice these'; null where there is none. */
export function readPracticePlan(): PracticePlan | null {
  return parsePracticePlan(readSession(PRACTICE_PLAN_KEY));
}

/** Removes the plan, once its quiz begins. */
export function forgetPracticePlan(): void {
  writeSession(PRACTICE_PLAN_KEY, null);
}
