import { describeFailure, getJson } from '../../shared/api.client.ts';
import type { ScoreRecord } from '../../shared/attempt.ts';
import type { PlayerChoice } from './report.ts';
import { scoresPath } from './scores-path.ts';

/** Loads the records of a choice of players. Throws where they do not come, as TanStack Query wants it. */
export async function loadScores(choice: PlayerChoice, signal: AbortSignal): Promise<readonly ScoreRecord[]> {
  const result = await getJson(scoresPath(choice), readRecords, signal);
  if (result.ok) return result.value;
  throw new Error(`Scores did not load: ${describeFailure(result.failure)}`);
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
