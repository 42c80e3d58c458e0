import type { ScoreSubmission } from '../api/scores-api.ts';

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
  /** When the quiz was finished: epoch milliseconds by this device's clock. */
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
      /** HTTP status. */
      readonly status: number;
      /** From the header Retry-After, in milliseconds. */
      readonly retryAfterMs?: number;
      /** `error.code` of the reply. */
      readonly refusal?: string;
    };

/** What happens to the entry: it is acknowledged and removed, it waits for the next round, or it is parked. */
export type SendStatus = 'acknowledged' | 'waiting' | 'parked';

const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 429]);

/** docs/product.md §5.4: sent again after network failures, 408, 429 and 5xx; another 4xx is parked. */
export function sendStatusOf(outcome: SendOutcome): SendStatus {
  if (outcome.kind === 'unreachable') return 'waiting';
  const { status } = outcome;
  if (status >= 200 && status < 300) return 'acknowledged';
  if (status >= 400 && status < 500 && !RETRIED_STATUSES.has(status)) return 'parked';
  // Redirects and replies of captive portals are no acknowledgement.
  return 'waiting';
}

/** Whether sending another entry now would fail in the same way: no reply, or a request to wait. */
export function isServerBusy(outcome: SendOutcome): boolean {
  return outcome.kind === 'unreachable' || RETRIED_STATUSES.has(outcome.status) || outcome.status === 503;
}

/** Adds an entry; one whose key is there already stays as it is. */
export function enqueue(outbox: Outbox, entry: Pick<OutboxEntry, 'key' | 'body' | 'finishedAt' | 'room'>): Outbox {
  if (outbox.some(({ key }) => key === entry.key)) return outbox;
  return [...outbox, { ...entry, state: 'queued', tries: 0, lastStatus: null }];
}

/** The outbox after the entry with this key was sent once with this outcome. */
export function settle(outbox: Outbox, key: string, outcome: SendOutcome): Outbox {
  const delivery = sendStatusOf(outcome);
  if (delivery === 'acknowledged') return withoutEntry(outbox, key);
  return outbox.map((entry) =>
    entry.key === key
      ? {
          ...entry,
          state: delivery === 'parked' ? 'parked' : entry.state,
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

export function withoutEntry(outbox: Outbox, key: string): Outbox {
  return outbox.filter((entry) => entry.key !== key);
}

/** The delivery of a queued quiz. Entries leave the outbox only after a 2xx. */
export function sendStatusInOutbox(outbox: Outbox, key: string): SendStatus {
  const entry = outbox.find((candidate) => candidate.key === key);
  if (!entry) return 'acknowledged';
  return entry.state === 'parked' ? 'parked' : 'waiting';
}

export function queuedEntries(outbox: Outbox): Outbox {
  return outbox.filter((entry) => entry.state === 'queued');
}

export function parkedEntries(outbox: Outbox): Outbox {
  return outbox.filter((entry) => entry.state === 'parked');
}

const FIRST_RETRY_MS = 5000;
const MAX_RETRY_MS = 300_000;

/**
 * Delay of the next round, in milliseconds: 5 s, doubled after each further failed round, at most 5 min. Up to a quarter
 * of jitter is added, so that the devices of a classroom do not send at the same time.
 *
 * @param failedRounds at least 1
 * @param chance a random number from 0 up to 1
 * @param askedForMs the server's Retry-After, the minimum
 */
export function retryDelayMs(failedRounds: number, chance: number, askedForMs = 0): number {
  const doubled = FIRST_RETRY_MS * 2 ** Math.min(failedRounds - 1, 16);
  return Math.round(Math.max(askedForMs, Math.min(MAX_RETRY_MS, doubled)) * (1 + chance / 4));
}

export function formatOutbox(outbox: Outbox): string {
  return JSON.stringify(outbox);
}

/** Parses a stored outbox. Items that are no entries are left out. */
export function parseOutbox(text: string | null): Outbox {
  if (!text) return [];
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return [];
    return value.filter(isEntry).map((entry) => ({ ...entry, room: entry.room ?? null }));
  } catch {
    return [];
  }
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

/** A version 4 UUID of 16 random bytes: `crypto.randomUUID` is missing on plain http. */
export function formatUuid(random: Uint8Array): string {
  const hex = Array.from(random.slice(0, 16), (byte, index) => {
    const fixed = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return fixed.toString(16).padStart(2, '0');
  }).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
