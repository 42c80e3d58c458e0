/** Quiz scores that wait on the device until the server has acknowledged them (docs/product.md §5.4). */
import { isTemporaryRefusal } from '../api/retry.ts';
import type { ScoreSubmission } from '../api/scores-api.ts';
import { parseJson } from '../storage/json.ts';

/** Key in local storage. */
export const OUTBOX_KEY = 'story-forest.outbox';

/** A finished quiz that the server has not acknowledged. */
export type OutboxEntry = {
  /** UUID version 4, sent as Idempotency-Key: however often the entry is sent, the server stores it once. */
  readonly key: string;
  /** Queued entries are sent again; parked ones were refused for good and are only shown to the parent. */
  readonly state: 'queued' | 'parked';
  readonly body: ScoreSubmission;
  /** The code of the room it was played in; null where the server was not known to have rooms (shared/rooms/room.ts). */
  readonly room: string | null;
  /** The time at which the quiz was finished: epoch milliseconds by this device's clock. */
  readonly finishedAt: number;
  /** Attempts without an acknowledgement. */
  readonly tries: number;
  /** The last HTTP status; null where there was never a reply. */
  readonly lastStatus: number | null;
};

export type Outbox = readonly OutboxEntry[];

/** The outcome of one attempt to send. A time-out counts as unreachable. */
export type SendOutcome =
  | { readonly kind: 'unreachable' }
  | {
      readonly kind: 'answered';
      /** HTTP status of the reply. */
      readonly status: number;
      /** The pause that the header Retry-After asks for, in milliseconds. */
      readonly retryAfterMs?: number;
      /** The reply's `error.code`. */
      readonly refusal?: string;
    };

/** What happens to the entry: it is acknowledged and removed, it waits for the next round, or it is parked. */
export type SendStatus = 'acknowledged' | 'waiting' | 'parked';

/** docs/product.md §5.4: sent again after network failures, 408, 429 and 5xx; another 4xx is parked. */
export function getSendStatus(outcome: SendOutcome): SendStatus {
  if (outcome.kind === 'unreachable') return 'waiting';
  const { status } = outcome;
  if (status >= 200 && status < 300) return 'acknowledged';
  if (status >= 400 && status < 500 && !isTemporaryRefusal(status)) return 'parked';
  // Redirects and replies of captive portals are no acknowledgement.
  return 'waiting';
}

/** Whether sending another entry now would fail in the same way: no reply, or a request to wait. */
export function isServerBusy(outcome: SendOutcome): boolean {
  return outcome.kind === 'unreachable' || outcome.status === 503 || isTemporaryRefusal(outcome.status);
}

/** Adds an entry; one whose key is there already stays as it is. */
export function enqueue(outbox: Outbox, entry: Pick<OutboxEntry, 'key' | 'body' | 'finishedAt' | 'room'>): Outbox {
  if (outbox.some(({ key }) => key === entry.key)) return outbox;
  return [...outbox, { ...entry, state: 'queued', tries: 0, lastStatus: null }];
}

/** The outbox after the entry with this key was sent once with this outcome. */
export function settle(outbox: Outbox, key: string, outcome: SendOutcome): Outbox {
  const status = getSendStatus(outcome);
  if (status === 'acknowledged') return removeEntry(outbox, key);
  return outbox.map((entry) =>
    entry.key === key
      ? {
          ...entry,
          state: status === 'parked' ? 'parked' : entry.state,
          tries: entry.tries + 1,
          lastStatus: outcome.kind === 'answered' ? outcome.status : entry.lastStatus,
        }
      : entry,
  );
}

/**
 * Sets the room of the entry with this key, if it has none. An entry never moves between rooms: that would show a child's
 * name to other people than intended.
 */
export function withRoom(outbox: Outbox, key: string, room: string): Outbox {
  return outbox.map((entry) => (entry.key === key && entry.room === null ? { ...entry, room } : entry));
}

export function removeEntry(outbox: Outbox, key: string): Outbox {
  return outbox.filter((entry) => entry.key !== key);
}

/** The status of a queued quiz. Entries leave the outbox only after a 2xx. */
export function sendStatusInOutbox(outbox: Outbox, key: string): SendStatus {
  const entry = outbox.find((candidate) => candidate.key === key);
  if (!entry) return 'acknowledged';
  return entry.state === 'parked' ? 'parked' : 'waiting';
}

export function selectQueuedEntries(outbox: Outbox): Outbox {
  return outbox.filter((entry) => entry.state === 'queued');
}

export function selectParkedEntries(outbox: Outbox): Outbox {
  return outbox.filter((entry) => entry.state === 'parked');
}

export function formatOutbox(outbox: Outbox): string {
  return JSON.stringify(outbox);
}

/** Parses a stored outbox. Items that are no entries are left out. */
export function parseOutbox(text: string | null): Outbox {
  const value = parseJson(text);
  return Array.isArray(value) ? value.filter(isEntry).map((entry) => ({ ...entry, room: entry.room ?? null })) : [];
}

/** Entries of older versions have no room. */
type StoredEntry = Omit<OutboxEntry, 'room'> & Partial<Pick<OutboxEntry, 'room'>>;

/** The body is not validated: the server does that, and an invalid entry is parked. */
function isEntry(value: unknown): value is StoredEntry {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Record<keyof OutboxEntry, unknown>;
  return (
    typeof entry.key === 'string' &&
    (entry.state === 'queued' || entry.state === 'parked') &&
    typeof entry.body === 'object' &&
    entry.body !== null &&
    Array.isArray((entry.body as Record<string, unknown>).questions) &&
    typeof entry.finishedAt === 'number' &&
    typeof entry.tries === 'number' &&
    (entry.lastStatus === null || typeof entry.lastStatus === 'number') &&
    (entry.room === undefined || entry.room === null || typeof entry.room === 'string')
  );
}
