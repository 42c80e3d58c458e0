import type { DatabaseName } from '../../../../shared/storage/keys.ts';
import type { FamilyVoice, Recording } from './recording.ts';
import type { FamilyVoices } from './voices-file.ts';

/** IndexedDB: it keeps bytes, and its transactions save a whole file or nothing of it. */
const DATABASE = 'story-forest-voices' satisfies DatabaseName;
/** Stores are named by what a voice was called in version 1: a reader. */
const VOICES = 'readers';
const RECORDINGS = 'recordings';

/** What could not be stored because the device has no room for it. */
export class StorageFull extends Error {}

/** Stored beside `id` and `name`: the order of the list. */
type StoredVoice = FamilyVoice & { readonly addedAt: number };

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(VOICES, { keyPath: 'id' });
      request.result.createObjectStore(RECORDINGS, { keyPath: ['book', 'reader', 'language', 'text'] });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => {
      const isFull = transaction.error?.name === 'QuotaExceededError';
      reject(isFull ? new StorageFull() : transaction.error);
    };
  });
}

function awaitRequest<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

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
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Calls back after each change that this page has made. Returns a function that unsubscribes. */
export function onVoicesChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads all voices, and the recordings of one book. */
export async function loadVoices(book: string): Promise<FamilyVoices> {
  const database = await open();
  try {
    const transaction = database.transaction([VOICES, RECORDINGS], 'readonly');
    // An array sorts behind every string: all keys that begin with the book.
    const ofBook = IDBKeyRange.bound([book], [book, []]);
    const [voices, recordings] = await Promise.all([
      awaitRequest<StoredVoice[]>(transaction.objectStore(VOICES).getAll()),
      awaitRequest<Recording[]>(transaction.objectStore(RECORDINGS).getAll(ofBook)),
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
  const databases = await indexedDB.databases?.();
  if (databases?.every(({ name }) => name !== DATABASE)) return 0;
  const database = await open();
  try {
    return await awaitRequest(database.transaction(RECORDINGS, 'readonly').objectStore(RECORDINGS).count());
  } finally {
    database.close();
  }
}

/** Deletes the voices and recordings of all books from this device. */
export async function deleteAllVoices(): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(DATABASE);
    request.onsuccess = () => resolve();
    // Another tab reads or writes just now: the browser deletes the database as soon as that is done.
    request.onblocked = () => resolve();
    request.onerror = () => reject(request.error);
  });
  for (const listener of listeners) listener();
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
 * Adds the voices of a file, all or none. A sentence that the same voice has recorded here too keeps the later recording.
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

/** Asks the browser not to delete the recordings when the disk gets full. It may refuse; nothing depends on it. */
export async function requestPersistentStorage(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}
