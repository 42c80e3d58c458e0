import type { ScoreSubmission } from './attempt.ts';
import { currentRoom } from './kept-rooms.client.ts';
import {
  type Delivery,
  deliveryOf,
  enqueue,
  formatOutbox,
  formatUuid,
  isServerBusy,
  OUTBOX_KEY,
  type Outbox,
  type OutboxEntry,
  parkedEntries,
  parseOutbox,
  parseRetryAfter,
  queuedEntries,
  retryDelayMs,
  type SendOutcome,
  settle,
  withoutEntry,
  withRoom,
} from './outbox.ts';
import { ROOM_HEADER, scopeOfRefusal } from './room.ts';
import { rememberScope } from './scores-scope.client.ts';

const SCORES_PATH = '/api/quiz-scores';

/** A server that doesn't answer in this time counts as unreachable: a child is waiting. */
const ANSWER_WITHIN_MS = 10_000;

/** A tab that holds the lock longer than this is stuck; sending beside it is safe, the key sees to that. */
const LOCK_WITHIN_MS = 15_000;
const LOCK = 'story-forest.outbox';

/** Entries for as long as the page lives, where storage is closed (private windows, school tablets). */
let unsaved: Outbox | null = null;
let read: { readonly text: string | null; readonly outbox: Outbox; readonly parked: Outbox } | null = null;

type Listener = () => void;
const listeners = new Set<Listener>();

/** A new idempotency key. */
export function newOutboxKey(): string {
  return formatUuid(crypto.getRandomValues(new Uint8Array(16)));
}

function readStored(): { readonly outbox: Outbox; readonly parked: Outbox } {
  let text: string | null;
  if (unsaved) {
    text = formatOutbox(unsaved);
  } else {
    try {
      text = localStorage.getItem(OUTBOX_KEY);
    } catch {
      text = null;
    }
  }
  if (read?.text !== text || read === null) {
    const outbox = parseOutbox(text);
    read = { text, outbox, parked: parkedEntries(outbox) };
  }
  return read;
}

function write(outbox: Outbox): void {
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

/** What the server refused for good, for the parent's eyes; the same array until the outbox changes. */
export function currentParkedEntries(): Outbox {
  return readStored().parked;
}

/** Calls back when the outbox changes, in this tab or another. Returns the way to stop. */
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
 * Puts a finished quiz into the outbox, on disk before anything is sent. A key that is there already is left alone.
 *
 * @param room the code of the room it belongs to, wherever the device goes before it is sent
 */
export function queueScore(key: string, body: ScoreSubmission, finishedAt: number, room: string | null): void {
  write(enqueue(currentOutbox(), { key, body, finishedAt, room }));
}

/** Forgets a parked entry: the parent has seen it. */
export function discardParkedEntry(key: string): void {
  if (currentParkedEntries().some((entry) => entry.key === key)) write(withoutEntry(currentOutbox(), key));
}

async function post(entry: OutboxEntry): Promise<SendOutcome> {
  try {
    const response = await fetch(SCORES_PATH, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': entry.key,
        ...(entry.room !== null && { [ROOM_HEADER]: entry.room }),
      },
      body: JSON.stringify(entry.body),
      // Closing the page right after the last question doesn't cut the sending short.
      keepalive: true,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const retryAfterMs = parseRetryAfter(response.headers.get('Retry-After'));
    const refusal = response.status === 400 ? await refusalIn(response) : undefined;
    return {
      kind: 'answered',
      status: response.status,
      ...(retryAfterMs !== undefined && { retryAfterMs }),
      ...(refusal !== undefined && { refusal }),
    };
  } catch {
    return { kind: 'unreachable' };
  }
}

async function refusalIn(response: Response): Promise<string | undefined> {
  try {
    return (await response.json()).error.code;
  } catch {
    return undefined;
  }
}

/**
 * Posts an entry. A quiz that ended before this device knew that the server keeps rooms has none; refused for that, it
 * gets the device's own and is posted once more.
 */
async function postToItsRoom(entry: OutboxEntry): Promise<SendOutcome> {
  const outcome = await post(entry);
  const scope = outcome.kind === 'answered' ? scopeOfRefusal(outcome.refusal) : null;
  if (scope === null) return outcome;
  rememberScope(scope);
  if (scope === 'open' || entry.room !== null) return outcome;
  const room = currentRoom();
  write(withRoom(currentOutbox(), entry.key, room));
  return post({ ...entry, room });
}

let lastOfThisTab: Promise<unknown> = Promise.resolve();

/** One at a time in this tab, and over all tabs where the browser has Web Locks (https or localhost). */
function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = lastOfThisTab.then(() => locked(work));
  lastOfThisTab = turn.catch(() => {});
  return turn;
}

async function locked<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await navigator.locks.request(LOCK, { signal: AbortSignal.timeout(LOCK_WITHIN_MS) }, begin);
  } catch (cause) {
    if (hasBegun) throw cause;
    return work();
  }
}

type Sent = { readonly delivery: Delivery; readonly outcome: SendOutcome };

const GONE: Sent = { delivery: 'acknowledged', outcome: { kind: 'answered', status: 200 } };

let onSentLate: (entry: OutboxEntry) => void = () => {};

function sendEntry(key: string): Promise<Sent> {
  return oneAtATime(async () => {
    const entry = currentOutbox().find((candidate) => candidate.key === key);
    // Another tab has sent it while this one waited for its turn.
    if (!entry) return GONE;
    if (entry.state === 'parked') return { delivery: 'parked', outcome: { kind: 'unreachable' } };
    const outcome = await postToItsRoom(entry);
    write(settle(currentOutbox(), key, outcome));
    const delivery = deliveryOf(outcome);
    if (delivery === 'acknowledged' && entry.tries > 0) onSentLate(entry);
    return { delivery, outcome };
  });
}

/**
 * Sends one queued entry now. 'unreachable' is a network failure (the entry waits); the others say what the server's
 * answer means for it. Never rejects.
 */
export async function sendScore(key: string): Promise<Delivery | 'unreachable'> {
  const { delivery, outcome } = await sendEntry(key);
  if (delivery === 'waiting') scheduleRound(outcome);
  return delivery === 'waiting' && outcome.kind === 'unreachable' ? 'unreachable' : delivery;
}

let failedRounds = 0;
let nextRound: ReturnType<typeof setTimeout> | undefined;
let isRunning = false;
let isStarted = false;

function scheduleRound(outcome: SendOutcome): void {
  if (!isStarted) return;
  failedRounds += 1;
  clearTimeout(nextRound);
  const askedForMs = outcome.kind === 'answered' ? outcome.retryAfterMs : undefined;
  nextRound = setTimeout(sendRound, retryDelayMs(failedRounds, Math.random(), askedForMs));
}

/** Sends each queued entry once, and again later what still waits. */
async function sendRound(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  clearTimeout(nextRound);
  let trouble: SendOutcome | null = null;
  try {
    for (const { key } of queuedEntries(currentOutbox())) {
      const { delivery, outcome } = await sendEntry(key);
      if (delivery === 'waiting') trouble = outcome;
      if (trouble && isServerBusy(outcome)) break;
    }
  } finally {
    isRunning = false;
  }
  if (trouble) scheduleRound(trouble);
  else failedRounds = 0;
}

function sendSoon(): void {
  if (document.visibilityState === 'visible' && queuedEntries(currentOutbox()).length > 0) void sendRound();
}

/**
 * Keeps the outbox emptying for as long as the page lives: at once, when the network returns, when the tab is looked
 * at again, and on a timer that grows patient. Call it once, from the root's effect; returns the way to stop.
 *
 * @param onSent called for each entry that arrives at last, after at least one failed try
 */
export function startOutbox({ onSent }: { onSent: (entry: OutboxEntry) => void }): () => void {
  onSentLate = onSent;
  isStarted = true;
  window.addEventListener('online', sendSoon);
  document.addEventListener('visibilitychange', sendSoon);
  sendSoon();
  return () => {
    onSentLate = () => {};
    isStarted = false;
    clearTimeout(nextRound);
    window.removeEventListener('online', sendSoon);
    document.removeEventListener('visibilitychange', sendSoon);
  };
}
