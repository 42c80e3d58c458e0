/**
 * Quizzes and practice sessions that wait on the device until the server has acknowledged them (docs/product.md §5.4).
 *
 * @packageDocumentation
 */

import { isTemporaryRefusal, isTrouble } from '../../api/retry.ts';
import { type Fields, getFields, parseJson } from '../../storage/json.ts';
import type { PracticeSubmission } from '../api/practice-api.ts';
import type { ScoreSubmission } from '../api/scores-api.ts';
import { getUtcOffset, MAX_UTC_OFFSET_MINUTES } from '../facts/quiz-time.ts';

/** Key in local storage. */
export const OUTBOX_KEY = 'story-forest.outbox';

/** The year 10000, whose ISO 8601 text is longer. */
const MAX_TIME_MS = Date.UTC(10_000, 0);

/** What is sent. */
type Message =
  | { readonly kind: 'quiz'; readonly body: ScoreSubmission }
  | { readonly kind: 'practice'; readonly body: PracticeSubmission };

/** A finished quiz or practice session that the server has not acknowledged. */
export type OutboxEntry = Message & {
  /** UUID version 4, sent as Idempotency-Key: however often the entry is sent, the server stores it once. */
  readonly key: string;
  /** Queued entries are sent again; parked ones were refused for good and are only shown to the parent. */
  readonly state: 'queued' | 'parked';
  /**
   * The code of the room it was played in; null where the server was not known to have rooms
   * (shared/times-tables/rooms/room.ts).
   */
  readonly roomCode: string | null;
  /** The time at which it was finished: epoch milliseconds by this device's clock. */
  readonly finishedAt: number;
  /** Minutes of the device's time zone then, positive east of Greenwich. Entries of older versions have none. */
  readonly utcOffsetMinutes?: number;
  /** Attempts without an acknowledgement. */
  readonly tries: number;
  /** The last HTTP status; null where there was never a reply. */
  readonly lastStatus: number | null;
};

export type Outbox = readonly OutboxEntry[];

/** The outcome of one attempt to send. Unreachable: no reply in time, or one that is not the server's own. */
export type SendOutcome =
  | { readonly kind: 'unreachable'; readonly retryAfterMs?: number }
  | {
      readonly kind: 'answered';
      /** HTTP status of the server's reply. */
      readonly status: number;
      /** The pause that the header Retry-After asks for, in milliseconds. */
      readonly retryAfterMs?: number;
      /** The reply's `error.code`. */
      readonly refusal?: string;
      /** The stored record's `id`. */
      readonly recordId?: string;
    };

/**
 * What happens to the entry: it is acknowledged and removed, it waits for the next round (unreachable: for want of a
 * reply), or it is parked.
 */
export type SendStatus = 'acknowledged' | 'waiting' | 'unreachable' | 'parked';

/** What came of sending an entry. */
export type Sent = {
  readonly sendStatus: SendStatus;
  /** The entry before it was sent; null where there was nothing to send. */
  readonly entry: OutboxEntry | null;
  /** Why it still waits; null where it does not. */
  readonly failure: SendOutcome | null;
};

/** docs/product.md §5.4: sent again after network failures, 408, 429 and 5xx; another 4xx is parked. */
export function getSendStatus(outcome: SendOutcome): SendStatus {
  if (outcome.kind === 'unreachable') return 'unreachable';
  const { status } = outcome;
  if (status >= 200 && status < 300) return 'acknowledged';
  return status >= 400 && !isTrouble(status) ? 'parked' : 'waiting';
}

/** What a receipt repeats: `score` of a quiz, `form` of the questions of a practice session. */
type Answers = {
  readonly score?: number;
  readonly questions: readonly {
    readonly question: string;
    readonly form?: string;
    readonly userAnswer: number | null;
  }[];
};

/** Whether a reply is the receipt of this body: its record has the same answers. The server may clean the name. */
export function isReceiptOf(record: Answers, body: Answers): boolean {
  const answersOf = (questions: Answers['questions']) =>
    JSON.stringify(questions.map(({ question, form, userAnswer }) => [question, form, userAnswer]));
  return record.score === body.score && answersOf(record.questions) === answersOf(body.questions);
}

/** What the request says about when the quiz was finished; nothing where the clock was set to no time of ours. */
export function describeFinish({
  finishedAt,
  utcOffsetMinutes,
}: Pick<OutboxEntry, 'finishedAt' | 'utcOffsetMinutes'>): Pick<ScoreSubmission, 'finishedAt' | 'utcOffsetMinutes'> {
  if (!(finishedAt >= 0 && finishedAt < MAX_TIME_MS)) return {};
  const moment = new Date(finishedAt);
  const isOffset = Number.isInteger(utcOffsetMinutes) && Math.abs(utcOffsetMinutes ?? 0) <= MAX_UTC_OFFSET_MINUTES;
  return { finishedAt: moment.toISOString(), utcOffsetMinutes: isOffset ? utcOffsetMinutes : getUtcOffset(moment) };
}

/** Whether sending another entry now would fail in the same way: no reply, or a request to wait. */
export function isServerBusy(outcome: SendOutcome): boolean {
  return outcome.kind === 'unreachable' || outcome.status === 503 || isTemporaryRefusal(outcome.status);
}

type NewEntry = Message & Pick<OutboxEntry, 'key' | 'finishedAt' | 'utcOffsetMinutes' | 'roomCode'>;

/** Adds an entry; one whose key is there already stays as it is. */
export function enqueue(outbox: Outbox, entry: NewEntry): Outbox {
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
 * Sets the room of the entry with this key, if it has none. An entry never moves between rooms: that would show a
 * child's name to other people than intended.
 */
export function withRoom(outbox: Outbox, key: string, roomCode: string): Outbox {
  return outbox.map((entry) => (entry.key === key && entry.roomCode === null ? { ...entry, roomCode } : entry));
}

export function removeEntry(outbox: Outbox, key: string): Outbox {
  return outbox.filter((entry) => entry.key !== key);
}

/**
 * The status of a queued quiz. One that is gone counts as acknowledged, as it leaves the outbox after a 2xx. Two others
 * leave it unsent, which other tabs cannot tell: a parked one that is discarded, and that of a child who was deleted
 * (`forgetDeletedPlayer`).
 */
export function findSendStatus(outbox: Outbox, key: string): Exclude<SendStatus, 'unreachable'> {
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

/**
 * A quiz is stored without its kind: a page of an older version would take one of this kind for no entry. The room's
 * code is stored as `room`.
 */
export function formatOutbox(outbox: Outbox): string {
  return JSON.stringify(
    outbox.map(({ kind, roomCode, ...entry }) => ({ ...entry, ...(kind !== 'quiz' && { kind }), room: roomCode })),
  );
}

/** Parses a stored outbox. Items that are no entries are left out. */
export function parseOutbox(text: string | null): Outbox {
  const value = parseJson(text);
  if (!Array.isArray(value)) return [];
  return value.map(parseFields).filter(isEntry);
}

function parseFields(item: unknown): Fields {
  // Entries of older versions have no room.
  const { room = null, ...fields } = getFields(item) ?? {};
  return { kind: 'quiz', ...fields, roomCode: room };
}

/** The body is not validated: the server does that, and an invalid entry is parked. */
function isEntry(entry: Fields): entry is OutboxEntry {
  return (
    typeof entry.key === 'string' &&
    (entry.kind === 'quiz' || entry.kind === 'practice') &&
    (entry.state === 'queued' || entry.state === 'parked') &&
    Array.isArray(getFields(entry.body)?.questions) &&
    typeof entry.finishedAt === 'number' &&
    typeof entry.tries === 'number' &&
    (entry.lastStatus === null || typeof entry.lastStatus === 'number') &&
    (entry.utcOffsetMinutes === undefined || typeof entry.utcOffsetMinutes === 'number') &&
    (entry.roomCode === null || typeof entry.roomCode === 'string')
  );
}
