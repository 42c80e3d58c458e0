import { type ApiResult, callEndpoint } from '../../api/api.client.ts';
import { isTrouble } from '../../api/retry.ts';
import { type PracticeRecord, submitPracticeEndpoint } from '../api/practice-api.ts';
import { type ScoreRecord, submitScoreEndpoint } from '../api/scores-api.ts';
import { markCounted } from '../players/players-store.client.ts';
import { buildRoomHeader, inferScope, isPupilsCode } from '../rooms/room.ts';
import { getKnownScope, rememberScope } from '../rooms/scores-scope.client.ts';
import { ensureCurrentRoomCode } from '../rooms/stored-rooms.client.ts';
import {
  describeFinish,
  getSendStatus,
  isReceiptOf,
  type OutboxEntry,
  type SendOutcome,
  type Sent,
  settle,
  withRoom,
} from './outbox.ts';
import { getOutbox, writeOutbox } from './outbox-store.client.ts';
import { rememberSentKey } from './sent-keys.client.ts';

/** Then the server counts as unreachable: a child is waiting. */
const POST_TIMEOUT_MS = 10_000;

/** A tab that holds the lock longer is stuck. Sending without the lock is safe because of the idempotency key. */
const MAX_LOCK_WAIT_MS = 15_000;
const LOCK = 'story-forest.outbox';

/** Sends one entry and stores the outcome. Never rejects. */
export function sendEntry(key: string): Promise<Sent> {
  return enqueueSending(async () => {
    const entry = getOutbox().find((candidate) => candidate.key === key);
    // Another tab has sent it, or has deleted the child.
    if (!entry) return { sendStatus: 'acknowledged', entry: null, failure: null };
    if (entry.state === 'parked') return { sendStatus: 'parked', entry: null, failure: null };
    const { outcome, roomCode } = await postToItsRoom(entry);
    writeOutbox(settle(getOutbox(), key, outcome));
    const sendStatus = getSendStatus(outcome);
    if (sendStatus === 'waiting' || sendStatus === 'unreachable') return { sendStatus, entry, failure: outcome };
    if (outcome.kind === 'answered' && outcome.recordId) markCounted(entry.body.playerName, outcome.recordId);
    // Who holds the room's own code reads and deletes by name.
    const provesByKey = roomCode === null ? getKnownScope() === 'open' : isPupilsCode(roomCode);
    if (sendStatus === 'acknowledged' && provesByKey) rememberSentKey(entry.body.playerName, key);
    return { sendStatus, entry, failure: null };
  });
}

/**
 * Posts an entry. A quiz that ended before this device knew of rooms has none. If the server refuses it for that
 * reason, it gets the device's room and is posted once more.
 */
async function postToItsRoom(
  entry: OutboxEntry,
): Promise<{ readonly outcome: SendOutcome; readonly roomCode: string | null }> {
  const outcome = await post(entry);
  const scope = outcome.kind === 'answered' ? inferScope(outcome.refusal) : null;
  if (scope === null) return { outcome, roomCode: entry.roomCode };
  rememberScope(scope);
  if (scope === 'open' || entry.roomCode !== null) return { outcome, roomCode: entry.roomCode };
  const roomCode = ensureCurrentRoomCode();
  writeOutbox(withRoom(getOutbox(), entry.key, roomCode));
  return { outcome: await post({ ...entry, roomCode }), roomCode };
}

async function post(entry: OutboxEntry): Promise<SendOutcome> {
  const headers = { 'idempotency-key': entry.key, ...buildRoomHeader(entry.roomCode) };
  const finish = describeFinish(entry);
  // `keepalive`: the request survives when the page is closed right after the last question.
  const options = { keepalive: true, signal: AbortSignal.timeout(POST_TIMEOUT_MS) };
  return entry.kind === 'practice'
    ? outcomeOf(
        await callEndpoint(submitPracticeEndpoint, { headers, body: { ...entry.body, ...finish } }, options),
        entry,
      )
    : outcomeOf(
        await callEndpoint(submitScoreEndpoint, { headers, body: { ...entry.body, ...finish } }, options),
        entry,
      );
}

function outcomeOf(result: ApiResult<ScoreRecord | PracticeRecord>, { body }: OutboxEntry): SendOutcome {
  if (result.ok) {
    const isReceipt = isReceiptOf(result.value, body);
    return isReceipt ? { kind: 'answered', status: 200, recordId: result.value.id } : { kind: 'unreachable' };
  }
  const { failure } = result;
  if (failure.kind === 'network' || failure.kind === 'aborted') return { kind: 'unreachable' };
  const { status, retryAfterMs } = failure;
  const pause = retryAfterMs === undefined ? {} : { retryAfterMs };
  if (failure.kind === 'refused') return { kind: 'answered', status, refusal: failure.error.code, ...pause };
  // A proxy says that the server has trouble. Anything else that is not the server's own says nothing about it.
  return isTrouble(status) ? { kind: 'answered', status, ...pause } : { kind: 'unreachable', ...pause };
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
