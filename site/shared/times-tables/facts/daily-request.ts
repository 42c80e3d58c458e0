import { getFields, parseJson } from '../../storage/json.ts';
import { parseQuestion, type TimesFact } from './times-fact.ts';

/**
 * Whose two minutes the score report or the home page asks for, and with which facts; without facts they ask what needs
 * water today. Passed in session storage, because an address must not contain a name.
 */
export type DailyRequest = { readonly playerName: string; readonly facts: readonly TimesFact[] };

export const DAILY_REQUEST_KEY = 'story-forest.practice-plan';

export function formatDailyRequest({ playerName, facts }: DailyRequest): string {
  return JSON.stringify({ playerName, facts: facts.map(({ question }) => question) });
}

/** Parses a stored request; null where the text is none. */
export function parseDailyRequest(text: string | null): DailyRequest | null {
  const { playerName, facts } = getFields(parseJson(text)) ?? {};
  if (typeof playerName !== 'string' || !Array.isArray(facts)) return null;
  return { playerName, facts: facts.map(parseQuestion).filter((fact) => fact !== null) };
}
