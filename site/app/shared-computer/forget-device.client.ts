import { countRecordings, deleteAllVoices } from '../../features/stories/read-aloud/family/family-store.client.ts';
import { OUTBOX_KEY, selectQueuedEntries } from '../../shared/outbox/outbox.ts';
import { getOutbox } from '../../shared/outbox/outbox-store.client.ts';
import { writeSession } from '../../shared/storage/session-text.client.ts';
import { writeStored } from '../../shared/storage/stored-text.client.ts';
import { selectPersonalKeys } from './forget-device.ts';

/** None where the browser closes the storage: the getter throws. */
function keysOf(storage: () => Storage): string[] {
  try {
    const area = storage();
    return Array.from({ length: area.length }, (_, index) => area.key(index) ?? '');
  } catch {
    return [];
  }
}

/** How many sentences the family has recorded here; 0 where the browser closes the database, which then holds none. */
export async function countVoices(): Promise<number> {
  try {
    return await countRecordings();
  } catch {
    return 0;
  }
}

/** Whether this device holds something of a child. */
export async function hasPersonalData(): Promise<boolean> {
  return selectPersonalKeys(keysOf(() => localStorage)).length > 0 || (await countVoices()) > 0;
}

/**
 * Sends the quizzes that wait, then removes everything of a child from this device, the family's recordings too. Quizzes
 * that could not be sent stay, to be sent later. Returns how many those are.
 */
export async function forgetDevice(): Promise<number> {
  const { sendEntry } = await import('../../shared/outbox/outbox-transport.client.ts');
  for (const { key } of selectQueuedEntries(getOutbox())) await sendEntry(key);
  const unsent = selectQueuedEntries(getOutbox()).length;
  for (const key of selectPersonalKeys(keysOf(() => localStorage))) {
    if (key !== OUTBOX_KEY || unsent === 0) writeStored(key, null);
  }
  for (const key of selectPersonalKeys(keysOf(() => sessionStorage))) writeSession(key, null);
  if ((await countVoices()) > 0) await deleteAllVoices();
  return unsent;
}
