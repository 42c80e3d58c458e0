import { callEndpoint, describeFailure } from '../../shared/api.client.ts';
import { roomHeader, scopeOfRefusal } from '../../shared/room.ts';
import type { ScoreRecord } from '../../shared/scores-api.ts';
import { MAX_RECENT_SCORES, playerScores, recentScores } from '../../shared/scores-api.ts';
import { rememberScope } from '../../shared/scores-scope.client.ts';
import { playerParam } from './player-param.ts';
import type { PlayerChoice } from './report/report.ts';

/**
 * Loads the records of a choice of players: of a room, by its code, or of everybody (null). Throws where they do not come,
 * as TanStack Query wants it; where the server's scope is another than was thought, that is remembered first.
 */
export async function loadScores(
  choice: PlayerChoice,
  room: string | null,
  signal: AbortSignal,
): Promise<readonly ScoreRecord[]> {
  const headers = roomHeader(room);
  const result =
    choice.kind === 'all'
      ? await callEndpoint(recentScores, { headers, query: { limit: MAX_RECENT_SCORES } }, { signal })
      : await callEndpoint(playerScores, { headers, params: { playerName: playerParam(choice.name) } }, { signal });
  if (result.ok) return result.value;
  const { failure } = result;
  const scope = failure.kind === 'refused' ? scopeOfRefusal(failure.error?.code) : null;
  if (scope !== null) rememberScope(scope);
  throw new Error(`Scores did not load: ${describeFailure(failure)}`);
}
