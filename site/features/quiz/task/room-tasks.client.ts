import { callEndpoint } from '../../../shared/api/api.client.ts';
import { type ListedTask, listTasksEndpoint } from '../../../shared/api/tasks-api.ts';
import { buildRoomHeader } from '../../../shared/rooms/room.ts';
import { parseRooms, STORED_ROOMS_KEY } from '../../../shared/rooms/stored-rooms.ts';
import { readStored } from '../../../shared/storage/stored-text.client.ts';

/** What was loaded last, and for which room: shown while it is loaded anew, and where that fails. */
let known: { readonly room: string; readonly tasks: readonly ListedTask[] } | null = null;

/** The code of the device's room; null where it is in none. Unlike a new score, a look for tasks creates no room. */
function currentRoom(): string | null {
  return parseRooms(readStored(STORED_ROOMS_KEY))[0] ?? null;
}

/** The tasks of the device's room, as far as this page knows them. */
export function getKnownTasks(): readonly ListedTask[] {
  return known !== null && known.room === currentRoom() ? known.tasks : [];
}

/** Loads the tasks of the device's room. Never throws: without a reply the known ones stay. */
export async function loadTasks(signal: AbortSignal): Promise<readonly ListedTask[]> {
  const room = currentRoom();
  if (room === null) return [];
  const result = await callEndpoint(listTasksEndpoint, { headers: buildRoomHeader(room) }, { signal });
  if (result.ok) known = { room, tasks: result.value };
  return getKnownTasks();
}

/** Tasks that were begun or declined, by whom: not offered again until the page is loaded anew. */
const answered = new Set<string>();

function answerKey(playerName: string, { setAt }: ListedTask): string {
  return `${setAt} ${playerName}`;
}

export function isAnswered(playerName: string, task: ListedTask): boolean {
  return answered.has(answerKey(playerName, task));
}

export function rememberAnswered(playerName: string, task: ListedTask): void {
  answered.add(answerKey(playerName, task));
}
