import {
  enqueue,
  formatOutbox,
  formatUuid,
  OUTBOX_KEY,
  type Outbox,
  parkedEntries,
  parseOutbox,
  withoutEntry,
} from './outbox.ts';
import type { ScoreSubmission } from './scores-api.ts';

/** Entries for as long as the page lives, where storage is closed (private windows, school tablets). */
let unsaved: Outbox | null = null;
let cached: { readonly text: string | null; readonly outbox: Outbox; readonly parked: Outbox } | null = null;

type Listener = () => void;
const listeners = new Set<Listener>();

/** A new idempotency key. */
export function newOutboxKey(): string {
  return formatUuid(crypto.getRandomValues(new Uint8Array(16)));
}

function readStored(): { readonly outbox: Outbox; readonly parked: Outbox } {
  const text = unsaved ? formatOutbox(unsaved) : storedText();
  if (cached === null || cached.text !== text) {
    const outbox = parseOutbox(text);
    cached = { text, outbox, parked: parkedEntries(outbox) };
  }
  return cached;
}

function storedText(): string | null {
  try {
    return localStorage.getItem(OUTBOX_KEY);
  } catch {
    return null;
  }
}

/** Stores the outbox (in memory where storage is closed) and tells the listeners. */
export function writeOutbox(outbox: Outbox): void {
  try {
    if (outbox.length === 0) localStorage.removeItem(OUTBOX_KEY);
    else localStorage.setItem(OUTBOX_KEY, formatOutbox(outbox));
    unsaved = null;
  } catch {
    unsaved = outbox;
  }
  for (const listener of listeners) listener();
}

/** Everything in the outbox; the same array until it changes. */
export function currentOutbox(): Outbox {
  return readStored().outbox;
}

/** What the server refused for good, for the parent to see; the same array until the outbox changes. */
export function currentParkedEntries(): Outbox {
  return readStored().parked;
}

/** Calls back when the outbox changes, in this tab or another. Returns the function that unsubscribes. */
export function onOutboxChange(listener: Listener): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === OUTBOX_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/**
 * Puts a finished quiz into the outbox, in storage before anything is sent. A key that is there already is left alone.
 *
 * @param room the code of the room it belongs to, wherever the device goes before it is sent
 */
export function queueScore(key: string, body: ScoreSubmission, finishedAt: number, room: string | null): void {
  writeOutbox(enqueue(currentOutbox(), { key, body, finishedAt, room }));
}

/** Deletes a parked entry that the parent has seen. */
export function discardParkedEntry(key: string): void {
  if (currentParkedEntries().some((entry) => entry.key === key)) writeOutbox(withoutEntry(currentOutbox(), key));
}
