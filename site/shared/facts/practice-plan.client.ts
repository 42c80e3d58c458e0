import { readSession, writeSession } from '../storage/session-text.client.ts';
import { formatPracticePlan, PRACTICE_PLAN_KEY, type PracticePlan, parsePracticePlan } from './practice-plan.ts';

/** Stores the plan for the two minutes of this tab. Where session storage is closed, the page asks for a name. */
export function savePracticePlan(plan: PracticePlan): void {
  writeSession(PRACTICE_PLAN_KEY, formatPracticePlan(plan));
}

/** The plan that the score report or the home page stored; null where there is none. */
export function readPracticePlan(): PracticePlan | null {
  return parsePracticePlan(readSession(PRACTICE_PLAN_KEY));
}

/** Removes the plan, once its two minutes begin. */
export function forgetPracticePlan(): void {
  writeSession(PRACTICE_PLAN_KEY, null);
}
