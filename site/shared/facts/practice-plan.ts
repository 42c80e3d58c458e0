import { getFields, parseJson } from '../storage/json.ts';
import { parseQuestion, type TimesFact } from './times-fact.ts';

/**
 * Passed from the score report and the home page to the two minutes in session storage, because an address must not
 * contain a name. Without facts they ask what needs water today.
 */
export type PracticePlan = { readonly playerName: string; readonly facts: readonly TimesFact[] };

export const PRACTICE_PLAN_KEY = 'story-forest.practice-plan';

export function formatPracticePlan(plan: PracticePlan): string {
  return JSON.stringify({ playerName: plan.playerName, facts: plan.facts.map(({ question }) => question) });
}

/** Parses a stored plan; null where the text is none. */
export function parsePracticePlan(text: string | null): PracticePlan | null {
  const { playerName, facts } = getFields(parseJson(text)) ?? {};
  if (typeof playerName !== 'string' || !Array.isArray(facts)) return null;
  return { playerName, facts: facts.map(parseQuestion).filter((fact) => fact !== null) };
}
