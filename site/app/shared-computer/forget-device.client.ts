import { countRecordings, deleteAllVoices } from '../../features/stories/voices/family-store.client.ts';
import { type LocalKey, type SessionKey, selectKeys } from '../../shared/storage/keys.ts';
import { readSession, writeSession } from '../../shared/storage/session-text.client.ts';
import { writeStored } from '../../shared/storage/stored-text.client.ts';
import { OUTBOX_KEY, selectQueuedEntries } from '../../shared/times-tables/outbox/outbox.ts';
import { sendAllQueued } from '../../shared/times-tables/outbox/outbox-rounds.client.ts';
import { getOutbox } from '../../shared/times-tables/outbox/outbox-store.client.ts';

const PREFIX = 'story-forest.';

/** What belongs to the computer, not to a child. */
const DEVICE_KEYS: ReadonlySet<string> = new Set(selectKeys(({ of }) => of === 'device'));

/**
 * The keys of local or session storage that hold something of a child. Keys of other versions of the site count as a
 * child's.
 */
export function selectPersonalKeys(keys: readonly string[]): string[] {
  return keys.filter((key) => key.startsWith(PREFIX) && !DEVICE_KEYS.has(key));
}

/** None where the browser closes the storage: the getter throws. */
function keysOf(storage: () => Storage): string[] {
  try {
    const area = storage();
    return Array.from({ length: area.length }, (_, index) => area.key(index) ?? '');
  } catch {
    return [];
  }
}

/** How many sentences the family has recorded here; 0 where the browser closes the database, or does not say. */
export async function countVoices(): Promise<number> {
  try {
    return await countRecordings();
  } catch {
    return 0;
  }
}

/** Whether this device holds something of a child. */
async function hasPersonalData(): Promise<boolean> {
  return selectPersonalKeys(keysOf(() => localStorage)).length > 0 || (await countVoices()) > 0;
}

/**
 * Sends the quizzes that wait, then removes everything of a child from this device, the family's recordings too.
 * Quizzes that could not be sent stay, to be sent later. Returns how many those are.
 */
export async function forgetDevice(): Promise<number> {
  await sendAllQueued();
  const unsent = selectQueuedEntries(getOutbox()).length;
  // Keys of other versions of the site, too: the table does not know them.
  for (const key of selectPersonalKeys(keysOf(() => localStorage))) {
    if (key !== OUTBOX_KEY || unsent === 0) writeStored(key as LocalKey, null);
  }
  for (const key of selectPersonalKeys(keysOf(() => sessionStorage))) writeSession(key as SessionKey, null);
  await deleteVoices();
  return unsent;
}

/** Also where the browser does not say how many there are. What it refuses keeps nothing else from being forgotten. */
async function deleteVoices(): Promise<void> {
  try {
    if ((await countRecordings().catch(() => null)) !== 0) await deleteAllVoices();
  } catch (error) {
    console.warn('The recorded voices were not deleted', error);
  }
}

/** Session storage: this visit of a child has begun. */
const VISIT_MARK_KEY = 'story-forest.visit';
/** A child that has not touched anything for this long has gone. */
const IDLE_MS = 5 * 60_000;

/** The page has been drawn with what the child before left, so it is loaded again. */
async function beginVisit(): Promise<void> {
  const hasPersonal = await hasPersonalData();
  if (hasPersonal) await forgetDevice();
  const isMarked = writeSession(VISIT_MARK_KEY, '1');
  // Without the mark, quizzes that wait to be sent would reload the page for ever.
  if (hasPersonal && (isMarked || !(await hasPersonalData()))) location.reload();
}

/**
 * Clears a shared computer after a restart of the browser, and after IDLE_MS without input. Returns the function that
 * stops it.
 */
export function watchSharedComputer(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const leave = () => void forgetDevice().then(() => location.assign('/'));
  const onActivity = () => {
    clearTimeout(timer);
    timer = setTimeout(leave, IDLE_MS);
  };
  if (readSession(VISIT_MARK_KEY) === null) void beginVisit();
  onActivity();
  const events = ['pointerdown', 'keydown', 'wheel'] as const;
  for (const type of events) addEventListener(type, onActivity, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    for (const type of events) removeEventListener(type, onActivity, { capture: true });
  };
}
