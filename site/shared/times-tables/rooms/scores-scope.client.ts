import { type ApiResult, callEndpoint } from '../../api/api.client.ts';
import { readStored, writeStored } from '../../storage/stored-text.client.ts';
import { getScoresScopeEndpoint } from '../api/scores-api.ts';
import { isScoresScope, SCORES_SCOPE_KEY, type ScoresScope } from './room.ts';
import { ensureCurrentRoomCode } from './stored-rooms.client.ts';

/** The scope that the server last reported; null where it never has. */
export function getKnownScope(): ScoresScope | null {
  const stored = readStored(SCORES_SCOPE_KEY);
  return isScoresScope(stored) ? stored : null;
}

export function rememberScope(scope: ScoresScope): void {
  if (getKnownScope() !== scope) writeStored(SCORES_SCOPE_KEY, scope);
}

/** Asks the server for its scope, and stores the answer. Never throws. */
export async function askScope(signal?: AbortSignal): Promise<ApiResult<ScoresScope>> {
  const result = await callEndpoint(getScoresScopeEndpoint, {}, signal && { signal });
  if (!result.ok) return result;
  rememberScope(result.value.scope);
  return { ok: true, value: result.value.scope };
}

/**
 * The room's code for a quiz or practice session that ends now; null where the server has an open list, or its scope is
 * not known. Creates and stores a room where there is none.
 */
export function ensureRoomCodeForNewRecord(): string | null {
  return getKnownScope() === 'rooms' ? ensureCurrentRoomCode() : null;
}
