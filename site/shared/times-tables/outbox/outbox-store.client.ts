import { formatUuid } from '../../hex.ts';
import { readStored, writeStored } from '../../storage/stored-text.client.ts';
import type { PracticeSubmission } from '../api/practice-api.ts';
import type { ScoreSubmission } from '../api/scores-api.ts';
import { getUtcOffset } from '../facts/quiz-time.ts';
import {
  enqueue,
  formatOutbox,
  OUTBOX_KEY,
  type Outbox,
  parseOutbox,
  removeEntry,
  selectParkedEntries,
} from './outbox.ts';

/** The parsed text, so that readers get the same arrays until it changes. */
let cached: { readonly text: string | null; readonly outbox: Outbox; readonly parked: Outbox } | null = null;

/** Creates an idempotency key. `crypto.randomUUID` is missing on plain http. */
export function createOutboxKey(): string {
  return formatUuid(crypto.getRandomValues(new Uint8Array(16)), 4);
}

function readOutbox(): { readonly outbox: Outbox; readonly parked: Outbox } {
  const text = readStored(OUTBOX_KEY);
  if (cached === null || cached.text !== text) {
    const outbox = parseOutbox(text);
    cached = { text, outbox, parked: selectParkedEntries(outbox) };
  }
  return cached;
}

/** Stores the outbox (in memory where storage is closed) and calls the listeners. */
export function writeOutbox(outbox: Outbox): void {
  writeStored(OUTBOX_KEY, outbox.length === 0 ? null : formatOutbox(outbox));
}

/** Everything in the outbox; the same array until it changes. */
export function getOutbox(): Outbox {
  return readOutbox().outbox;
}

/** The entries that the server refused for good, for the parent to see; the same array until the outbox changes. */
export function getParkedEntries(): Outbox {
  return readOutbox().parked;
}

/**
 * Stores a finished quiz in the outbox, before anything is sent. Does nothing for a key that is there already.
 *
 * @param roomCode of the room it belongs to, even if the device enters another one before it is sent
 */
export function queueScore(key: string, body: ScoreSubmission, finishedAt: number, roomCode: string | null): void {
  const utcOffsetMinutes = getUtcOffset(new Date(finishedAt));
  writeOutbox(enqueue(getOutbox(), { kind: 'quiz', key, body, finishedAt, utcOffsetMinutes, roomCode }));
}

/** Like `queueScore`, with a practice session. */
export function queuePractice(
  key: string,
  body: PracticeSubmission,
  finishedAt: number,
  roomCode: string | null,
): void {
  const utcOffsetMinutes = getUtcOffset(new Date(finishedAt));
  writeOutbox(enqueue(getOutbox(), { kind: 'practice', key, body, finishedAt, utcOffsetMinutes, roomCode }));
}

/** Deletes a parked entry, which the parent has seen. */
export function discardParkedEntry(key: string): void {
  if (getParkedEntries().some((entry) => entry.key === key)) writeOutbox(removeEntry(getOutbox(), key));
}
