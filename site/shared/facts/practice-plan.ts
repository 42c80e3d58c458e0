import { getFields, parseJson } from '../storage/json.ts';
import { formatQuestion, parseQuestion, type TimesFact } from './attempt.ts';

/** Passed from the score report to the quiz in session storage, because an address must not contain a name. */
export type PracticePlan = { readonly playerName: string; readonly facts: readonly TimesFact[] };

export const PRACTICE_PLAN_KEY = 'story-forest.practice-plan';

export function formatPracticePlan(plan: PracticePlan): string {
  return JSON.stringify({ playerName: plan.playerName, facts: plan.facts.map(formatQuestion) });
}

/** Parses a stored plan; null where the text is none. */
export function parsePracticePlan(text: string | null): PracticePlan | null {
  const { playerName, facts } = getFields(parseJson(text)) ?? {};
  if (typeof playerName !== 'string' || !Array.isArray(facts)) return null;
  const parsed = facts.map((fact) => (typeof fact === 'string' ? parseQuestion(fact) : null));
  return { playerName, facts: parsed.filter((fact) => fact !== null) };
}
