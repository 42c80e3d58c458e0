import { describeFailure, getJson } from '../../shared/api.client.ts';
import type { ScoreRecord } from '../../shared/attempt.ts';
import { ROOM_HEADER, scopeOfRefusal } from '../../shared/room.ts';
import { rememberScope } from '../../shared/scores-scope.client.ts';
import type { PlayerChoice } from './report.ts';
import { scoresPath } from './scores-path.ts';

/**
 * Loads the records of a choice of players: of a room, by its code, or of everybody (null). Throws where they do not come,
 * as TanStack Query wants it; where the server's scope is another than was thought, that is remembered first.
 */
export async function loadScores(
  choice: PlayerChoice,
  room: string | null,
  signal: AbortSignal,
): Promise<readonly ScoreRecord[]> {
  const headers = room === null ? {} : { [ROOM_HEADER]: room };
  const result = await getJson(scoresPath(choice), readRecords, signal, headers);
  if (result.ok) return result.value;
  const { failure } = result;
  const scope = failure.kind === 'refused' ? scopeOfRefusal(failure.error?.code) : null;
  if (scope !== null) rememberScope(scope);
  throw new Error(`Scores did not load: ${describeFailure(failure)}`);
}

function readRecords(body: unknown): readonly ScoreRecord[] | null {
  return Array.isArray(body) && body.every(isRecord) ? body : null;
}

/** The parts that the report would stumble over; the rest is the server's word. */
function isRecord(value: unknown): value is ScoreRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { playerName, completedAt, questions } = value as Partial<Record<keyof ScoreRecord, unknown>>;
  return typeof playerName === 'string' && !Number.isNaN(Date.parse(String(completedAt))) && Array.isArray(questions);
}
