import { callEndpoint, describeFailure } from '../../shared/api/api.client.ts';
import type { ScoreRecord } from '../../shared/api/scores-api.ts';
import { listPlayerScoresEndpoint, listRecentScoresEndpoint, MAX_RECENT_SCORES } from '../../shared/api/scores-api.ts';
import { rememberScope } from '../../shared/api/scores-scope.client.ts';
import { buildRoomHeader, inferScope } from '../../shared/rooms/room.ts';
import type { PlayerChoice } from './report/report.ts';

/**
 * Loads the records of the chosen players in a room; `null` is the open list of everybody. Stores the server's scope where
 * the server refuses because of it.
 * @throws where loading fails, as TanStack Query expects
 */
export async function loadScores(
  choice: PlayerChoice,
  room: string | null,
  signal: AbortSignal,
): Promise<readonly ScoreRecord[]> {
  const headers = buildRoomHeader(room);
  const result =
    choice.kind === 'all'
      ? await callEndpoint(listRecentScoresEndpoint, { headers, query: { limit: MAX_RECENT_SCORES } }, { signal })
      : await callEndpoint(listPlayerScoresEndpoint, { headers, params: { playerName: choice.name } }, { signal });
  if (result.ok) return result.value;
  const { failure } = result;
  const scope = failure.kind === 'refused' ? inferScope(failure.error?.code) : null;
  if (scope !== null) rememberScope(scope);
  throw new Error(`Scores did not load: ${describeFailure(failure)}`);
}
