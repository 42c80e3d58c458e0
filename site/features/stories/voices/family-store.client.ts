import { createEmitter } from '../../../shared/page/store.ts';
import type { DatabaseName } from '../../../shared/storage/keys.ts';
import { StorageSilent, withDeadline } from './deadline.client.ts';
import type { FamilyVoice, Recording } from './recording.ts';
import type { FamilyVoices } from './voices-file.ts';

/** IndexedDB: it keeps bytes, and its transactions save a whole file or nothing of it. */
const DATABASE = 'story-forest-voices' satisfies DatabaseName;
/** Stores are named by what a voice was called in version 1: a reader. */
const VOICES = 'readers';
const RECORDINGS = 'recordings';

/** Then the browser does not answer at all. A child waits for what is read here. */
const MAX_READ_MS = 2000;
/** A file with the voices of a whole book has many megabytes. */
const MAX_WRITE_MS = 30_000;

/** What could not be stored because the device has no room for it. */
export class StorageFull extends Error {}

/** Stored beside `id` and `name`: the order of the list. */
type StoredVoice = FamilyVoice & { readonly addedAt: number };

function open(): Promise<IDBDatabase> {
  const opened = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(VOICES, { keyPath: 'id' });
      request.result.createObjectStore(RECORDINGS, { keyPath: ['book', 'reader', 'language', 'text'] });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return withDeadline(opened, MAX_READ_MS, (database) => database.close());
}

async function done(transaction: IDBTransaction): Promise<void> {
  const written = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => {
      const isFull = transaction.error?.name === 'QuotaExceededError';
      reject(isFull ? new StorageFull() : transaction.error);
    };
  });
  try {
    await withDeadline(written, MAX_WRITE_MS);
  } catch (error) {
    // Nothing may be stored later that the family was told is not stored.
    if (error instanceof StorageSilent) transaction.abort();
    throw error;
  }
}

function awaitRequest<Value>(request: IDBRequest<Value>, maxMs: number): Promise<Value> {
  const answered = new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return withDeadline(answered, maxMs);
}

const changed = createEmitter();

/** Calls back after each change that this page has made. Returns a function that unsubscribes. */
export const onVoicesChanged = changed.subscribe;

/** Runs `work` in one transaction over both stores; resolves when it is on disk. */
async function change(work: (voices: IDBObjectStore, recordings: IDBObjectStore) => void): Promise<void> {
  const database = await open();
  try {
    const transaction = database.transaction([VOICES, RECORDINGS], 'readwrite');
    work(transaction.objectStore(VOICES), transaction.objectStore(RECORDINGS));
    await done(transaction);
  } finally {
    database.close();
  }
  changed.emit();
}

/** Loads all voices, and the recordings of one book. */
export async function loadVoices(book: string): Promise<FamilyVoices> {
  const database = await open();
  try {
    const transaction = database.transaction([VOICES, RECORDINGS], 'readonly');
    // An array sorts behind every string: all keys that begin with the book.
    const ofBook = IDBKeyRange.bound([book], [book, []]);
    const [voices, recordings] = await Promise.all([
      awaitRequest<StoredVoice[]>(transaction.objectStore(VOICES).getAll(), MAX_READ_MS),
      // All sounds of a book.
      awaitRequest<Recording[]>(transaction.objectStore(RECORDINGS).getAll(ofBook), MAX_WRITE_MS),
    ]);
    const inOrder = voices.toSorted((a, b) => a.addedAt - b.addedAt);
    return { voices: inOrder.map(({ id, name }) => ({ id, name })), recordings };
  } finally {
    database.close();
  }
}

/** How many sentences are recorded on this device, for all books together. */
export async function countRecordings(): Promise<number> {
  // Opening would create the database. Older browsers cannot list theirs.
  const databases = await withDeadline(Promise.resolve(indexedDB.databases?.()), MAX_READ_MS);
  if (databases?.every(({ name }) => name !== DATABASE)) return 0;
  const database = await open();
  try {
    const count = database.transaction(RECORDINGS, 'readonly').objectStore(RECORDINGS).count();
    return await awaitRequest(count, MAX_READ_MS);
  } finally {
    database.close();
  }
}

/**
 * Deletes the voices and recordings of all books from this device.
 *
 * @throws StorageSilent where the browser does not say that it is done; it may still do it
 */
export async function deleteAllVoices(): Promise<void> {
  const deleted = new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(DATABASE);
    request.onsuccess = () => resolve();
    // Another tab reads or writes just now: the browser deletes the database as soon as that is done.
    request.onblocked = () => resolve();
    request.onerror = () => reject(request.error);
  });
  await withDeadline(deleted, MAX_READ_MS);
  changed.emit();
}

/** @throws StorageFull where the device has no room left; what was stored before stays */
export async function saveRecording(recording: Recording): Promise<void> {
  await change((_, recordings) => recordings.put(recording));
}

export async function addVoice(voice: FamilyVoice, addedAt: number): Promise<void> {
  await change((voices) => voices.put({ ...voice, addedAt } satisfies StoredVoice));
}

/** Deletes a voice's recordings of a book; the voice stays in the list for other books. */
export async function deleteRecordings(book: string, voiceId: string): Promise<void> {
  await change((_, recordings) => recordings.delete(IDBKeyRange.bound([book, voiceId], [book, voiceId, []])));
}

/**
 * Adds the voices of a file, all or none. A sentence that the same voice has recorded here too keeps the later
 * recording.
 *
 * @throws StorageFull where the device has no room left
 */
export async function addVoices(book: string, { voices, recordings }: FamilyVoices, addedAt: number): Promise<void> {
  const own = await loadVoices(book);
  const keyOf = ({ reader, language, text }: Recording) => JSON.stringify([reader, language, text]);
  const ownTimes = new Map(own.recordings.map((recording) => [keyOf(recording), recording.recordedAt]));
  const known = new Set(own.voices.map(({ id }) => id));
  await change((voiceStore, recordingStore) => {
    voices.forEach((voice, i) => {
      if (!known.has(voice.id)) voiceStore.put({ ...voice, addedAt: addedAt + i } satisfies StoredVoice);
    });
    for (const recording of recordings) {
      if (recording.recordedAt > (ownTimes.get(keyOf(recording)) ?? -1)) recordingStore.put(recording);
    }
  });
}
