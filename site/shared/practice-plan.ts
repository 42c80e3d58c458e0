import { formatQuestion, parseQuestion, type TimesFact } from './attempt.ts';

/** What 'practise these' hands from the score report to the quiz, in session storage: a name never stands in an address. */
export type PracticePlan = { readonly playerName: string; readonly facts: readonly TimesFact[] };

export const PRACTICE_PLAN_KEY = 'story-forest.practice-plan';

export function formatPracticePlan(plan: PracticePlan): string {
  return JSON.stringify({ playerName: plan.playerName, facts: plan.facts.map(formatQuestion) });
}

/** The plan that a stored text holds, or null where it holds none. */
export function parsePracticePlan(text: string | null): PracticePlan | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { playerName, facts } = value as { playerName?: unknown; facts?: unknown };
    if (typeof playerName !== 'string' || !Array.isArray(facts)) return null;
    const parsed = facts.map((fact) => (typeof fact === 'string' ? parseQuestion(fact) : null));
    return { playerName, facts: parsed.filter((fact) => fact !== null) };
  } catch {
    return null;
  }
}
