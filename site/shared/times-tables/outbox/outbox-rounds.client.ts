import { retryDelayMs } from '../../api/retry.ts';
import { onReconnect } from '../../page/reconnect.client.ts';
import { isServerBusy, type OutboxEntry, type SendOutcome, type Sent, selectQueuedEntries } from './outbox.ts';
import { getOutbox } from './outbox-store.client.ts';

/** Null while no rounds run. */
let onSentLate: ((entry: OutboxEntry) => void) | null = null;
let failedRounds = 0;
let nextRound: ReturnType<typeof setTimeout> | undefined;
let isRunning = false;

/**
 * Calls `onSent` for a quiz that was acknowledged after at least one failed attempt. Of practice nobody was told that
 * it had to wait.
 */
export function announceLateArrival({ sendStatus, entry }: Sent): void {
  if (sendStatus === 'acknowledged' && entry?.kind === 'quiz' && entry.tries > 0) onSentLate?.(entry);
}

/** Schedules the next round after one that failed with this outcome. */
export function scheduleRound(outcome: SendOutcome): void {
  if (!onSentLate) return;
  failedRounds += 1;
  clearTimeout(nextRound);
  nextRound = setTimeout(sendRound, retryDelayMs(failedRounds, Math.random(), outcome.retryAfterMs));
}

/** Sends what is queued, and schedules another round if any still waits. */
async function sendRound(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  clearTimeout(nextRound);
  const failure = await sendAllQueued();
  isRunning = false;
  if (failure) scheduleRound(failure);
  else failedRounds = 0;
}

/**
 * Sends each queued entry once, until the server is busy or does not reply. Returns the last outcome that left an entry
 * waiting; null where all were sent or parked. Never rejects.
 */
export async function sendAllQueued(): Promise<SendOutcome | null> {
  let failure: SendOutcome | null = null;
  try {
    // Loaded on demand: the transport brings the API's schemas, and most pages never have anything to send.
    const { sendEntry } = await import('./outbox-transport.client.ts');
    for (const { key } of selectQueuedEntries(getOutbox())) {
      const sent = await sendEntry(key);
      announceLateArrival(sent);
      if (!sent.failure) continue;
      failure = sent.failure;
      if (isServerBusy(failure)) break;
    }
  } catch {
    // The transport did not load.
    return { kind: 'unreachable' };
  }
  return failure;
}

function sendSoon(): void {
  if (selectQueuedEntries(getOutbox()).length > 0) void sendRound();
}

/**
 * Sends the queued entries while the page is open: at once, when the network returns, when the tab becomes visible, and
 * on a timer with backoff. Call it once, from the root's effect; returns the function that stops it.
 *
 * @param onSent called for each quiz that is acknowledged after at least one failed attempt
 */
export function startOutbox({ onSent }: { onSent: (entry: OutboxEntry) => void }): () => void {
  onSentLate = onSent;
  const stop = onReconnect(sendSoon);
  if (document.visibilityState === 'visible') sendSoon();
  return () => {
    onSentLate = null;
    clearTimeout(nextRound);
    stop();
  };
}
