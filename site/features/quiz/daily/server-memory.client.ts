import { callEndpoint } from '../../../shared/api/api.client.ts';
import { listPlayerScoresEndpoint } from '../../../shared/api/scores-api.ts';
import { askScope, getKnownScope, getRoomForNewScore } from '../../../shared/api/scores-scope.client.ts';
import { emptyMemory, type FactMemory } from '../../../shared/facts/fact-memory.ts';
import { buildMemoryFromScores } from '../../../shared/facts/score-memory.ts';
import { buildRoomHeader } from '../../../shared/rooms/room.ts';

/** A child is not kept waiting longer than this: then the device's own memory is enough. */
const MAX_WAIT_MS = 1500;

/** What the server's scores say about a player's facts; nothing where they do not arrive in time. */
export async function loadServerMemory(name: string): Promise<FactMemory> {
  const signal = AbortSignal.timeout(MAX_WAIT_MS);
  if (getKnownScope() === null && !(await askScope(signal)).ok) return emptyMemory;
  const headers = buildRoomHeader(getRoomForNewScore());
  const result = await callEndpoint(listPlayerScoresEndpoint, { headers, params: { playerName: name } }, { signal });
  return result.ok ? buildMemoryFromScores(result.value, new Date().getTimezoneOffset()) : emptyMemory;
}
