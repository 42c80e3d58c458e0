import { type ApiResult, callEndpoint } from './api.client.ts';
import { isScoresScope, SCORES_SCOPE_KEY, type ScoresScope } from './room.ts';
import { currentScope } from './scores-api.ts';
import { currentRoom } from './stored-rooms.client.ts';
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
  const result = await callEndpoint(currentScope, {}, signal && { signal });
  if (!result.ok) return result;
  rememberScope(result.value.scope);
  return { ok: true, value: result.value.scope };
}

/** The room that a quiz which ends now belongs to; null where the server keeps none, or was never heard. */
export function roomOfNewScore(): string | null {
  return knownScope() === 'rooms' ? currentRoom() : null;
}
