import { type ApiResult, getJson } from './api.client.ts';
import { currentRoom } from './kept-rooms.client.ts';
import { isScoresScope, SCORES_SCOPE_KEY, type ScoresScope } from './room.ts';
import { readStored, writeStored } from './stored-text.client.ts';

/** What the server last said; null where it was never asked. */
export function knownScope(): ScoresScope | null {
  const kept = readStored(SCORES_SCOPE_KEY);
  return isScoresScope(kept) ? kept : null;
}

export function rememberScope(scope: ScoresScope): void {
  if (knownScope() !== scope) writeStored(SCORES_SCOPE_KEY, scope);
}

/** Asks the server for its scope, and remembers the answer. Never throws. */
export async function askScope(signal?: AbortSignal): Promise<ApiResult<ScoresScope>> {
  const result = await getJson('/api/scores-scope', readScope, signal);
  if (result.ok) rememberScope(result.value);
  return result;
}

function readScope(body: unknown): ScoresScope | null {
  if (typeof body !== 'object' || body === null || !('scope' in body)) return null;
  return isScoresScope(body.scope) ? body.scope : null;
}

/** The room that a quiz which ends now belongs to; null where the server keeps none, or was never heard. */
export function roomOfNewScore(): string | null {
  return knownScope() === 'rooms' ? currentRoom() : null;
}
