import { type ApiResult, callEndpoint } from './api.client.ts';
import { type Delivery, deliveryOf, type OutboxEntry, type SendOutcome, settle, withRoom } from './outbox.ts';
import { currentOutbox, writeOutbox } from './outbox-store.client.ts';
import { roomHeader, scopeOfRefusal } from './room.ts';
import { submitScore } from './scores-api.ts';
import { rememberScope } from './scores-scope.client.ts';
import { currentRoom } from './stored-rooms.client.ts';

/** A server that doesn't answer in this time counts as unreachable: a child is waiting. */
const MAX_ANSWER_MS = 10_000;

/** A tab that holds the lock longer than this is stuck; sending beside it is safe because of the idempotency key. */
const MAX_LOCK_WAIT_MS = 15_000;
const LOCK = 'story-forest.outbox';

/** `entry`: as it was before it was sent; null where there was nothing left to send. */
export type Sent = { readonly delivery: Delivery; readonly outcome: SendOutcome; readonly entry: OutboxEntry | null };

const SENT_BY_ANOTHER_TAB: Sent = {
  delivery: 'acknowledged',
  outcome: { kind: 'answered', status: 200 },
  entry: null,
};

/** Sends one entry and stores what came of it. Never rejects. */
export function sendEntry(key: string): Promise<Sent> {
  return oneAtATime(async () => {
    const entry = currentOutbox().find((candidate) => candidate.key === key);
    if (!entry) return SENT_BY_ANOTHER_TAB;
    if (entry.state === 'parked') return { delivery: 'parked', outcome: { kind: 'unreachable' }, entry: null };
    const outcome = await postToItsRoom(entry);
    writeOutbox(settle(currentOutbox(), key, outcome));
    return { delivery: deliveryOf(outcome), outcome, entry };
  });
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
  writeOutbox(withRoom(currentOutbox(), entry.key, room));
  return post({ ...entry, room });
}

async function post({ key, room, body }: OutboxEntry): Promise<SendOutcome> {
  const headers = { 'idempotency-key': key, ...roomHeader(room) };
  // Closing the page right after the last question doesn't cut the sending short.
  const options = { keepalive: true, signal: AbortSignal.timeout(MAX_ANSWER_MS) };
  return outcomeOf(await callEndpoint(submitScore, { headers, body }, options));
}

function outcomeOf(result: ApiResult<unknown>): SendOutcome {
  if (result.ok) return { kind: 'answered', status: 200 };
  const { failure } = result;
  if (failure.kind === 'network' || failure.kind === 'aborted') return { kind: 'unreachable' };
  // The record in the reply is not read, so one that does not parse has arrived all the same.
  if (failure.kind === 'malformed') return { kind: 'answered', status: failure.status };
  return {
    kind: 'answered',
    status: failure.status,
    ...(failure.retryAfterMs !== undefined && { retryAfterMs: failure.retryAfterMs }),
    ...(failure.error && { refusal: failure.error.code }),
  };
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
    return await navigator.locks.request(LOCK, { signal: AbortSignal.timeout(MAX_LOCK_WAIT_MS) }, begin);
  } catch (cause) {
    if (hasBegun) throw cause;
    return work();
  }
}
