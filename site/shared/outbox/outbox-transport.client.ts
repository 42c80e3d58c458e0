import { type ApiResult, callEndpoint } from '../api/api.client.ts';
import { submitScoreEndpoint } from '../api/scores-api.ts';
import { getKnownScope, rememberScope } from '../api/scores-scope.client.ts';
import { buildRoomHeader, inferScope } from '../rooms/room.ts';
import { ensureCurrentRoom } from '../rooms/stored-rooms.client.ts';
import { getSendStatus, type OutboxEntry, type SendOutcome, type SendStatus, settle, withRoom } from './outbox.ts';
import { getOutbox, writeOutbox } from './outbox-store.client.ts';
import { rememberSentKey } from './sent-keys.client.ts';

/** Then the server counts as unreachable: a child is waiting. */
const POST_TIMEOUT_MS = 10_000;

/** A tab that holds the lock longer is stuck. Sending without the lock is safe because of the idempotency key. */
const MAX_LOCK_WAIT_MS = 15_000;
const LOCK = 'story-forest.outbox';

/** `entry` is the entry before it was sent; null where there was nothing to send. */
export type Sent = {
  readonly sendStatus: SendStatus;
  readonly outcome: SendOutcome;
  readonly entry: OutboxEntry | null;
};

const SENT_BY_ANOTHER_TAB: Sent = {
  sendStatus: 'acknowledged',
  outcome: { kind: 'answered', status: 200 },
  entry: null,
};

/** Sends one entry and stores the outcome. Never rejects. */
export function sendEntry(key: string): Promise<Sent> {
  return enqueueSending(async () => {
    const entry = getOutbox().find((candidate) => candidate.key === key);
    if (!entry) return SENT_BY_ANOTHER_TAB;
    if (entry.state === 'parked') return { sendStatus: 'parked', outcome: { kind: 'unreachable' }, entry: null };
    const outcome = await postToItsRoom(entry);
    writeOutbox(settle(getOutbox(), key, outcome));
    const sendStatus = getSendStatus(outcome);
    if (sendStatus === 'acknowledged' && getKnownScope() === 'open') rememberSentKey(entry.body.playerName, key);
    return { sendStatus, outcome, entry };
  });
}

/**
 * Posts an entry. A quiz that ended before this device knew of rooms has none. If the server refuses it for that reason, it
 * gets the device's room and is posted once more.
 */
async function postToItsRoom(entry: OutboxEntry): Promise<SendOutcome> {
  const outcome = await post(entry);
  const scope = outcome.kind === 'answered' ? inferScope(outcome.refusal) : null;
  if (scope === null) return outcome;
  rememberScope(scope);
  if (scope === 'open' || entry.room !== null) return outcome;
  const room = ensureCurrentRoom();
  writeOutbox(withRoom(getOutbox(), entry.key, room));
  return post({ ...entry, room });
}

async function post({ key, room, body }: OutboxEntry): Promise<SendOutcome> {
  const headers = { 'idempotency-key': key, ...buildRoomHeader(room) };
  // `keepalive`: the request survives when the page is closed right after the last question.
  const options = { keepalive: true, signal: AbortSignal.timeout(POST_TIMEOUT_MS) };
  return outcomeOf(await callEndpoint(submitScoreEndpoint, { headers, body }, options));
}

function outcomeOf(result: ApiResult<unknown>): SendOutcome {
  if (result.ok) return { kind: 'answered', status: 200 };
  const { failure } = result;
  if (failure.kind === 'network' || failure.kind === 'aborted') return { kind: 'unreachable' };
  // The reply's record is not used, so a reply that does not parse is an acknowledgement too.
  if (failure.kind === 'malformed') return { kind: 'answered', status: failure.status };
  return {
    kind: 'answered',
    status: failure.status,
    ...(failure.retryAfterMs !== undefined && { retryAfterMs: failure.retryAfterMs }),
    ...(failure.error && { refusal: failure.error.code }),
  };
}

let lastTaskOfTab: Promise<unknown> = Promise.resolve();

/** Runs one task at a time in this tab, and among all tabs where the browser has Web Locks (https or localhost). */
function enqueueSending<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = lastTaskOfTab.then(() => runLocked(work));
  lastTaskOfTab = turn.catch(() => {});
  return turn;
}

async function runLocked<Result>(work: () => Promise<Result>): Promise<Result> {
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
