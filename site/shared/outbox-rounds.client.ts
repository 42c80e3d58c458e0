import { isServerBusy, type OutboxEntry, queuedEntries, retryDelayMs, type SendOutcome } from './outbox.ts';
import { currentOutbox } from './outbox-store.client.ts';
import type { Sent } from './outbox-transport.client.ts';

let onSentLate: (entry: OutboxEntry) => void = () => {};
let failedRounds = 0;
let nextRound: ReturnType<typeof setTimeout> | undefined;
let isRunning = false;
let isStarted = false;

/** Announces an entry that arrived after at least one failed try. */
export function announceLateArrival({ delivery, entry }: Sent): void {
  if (delivery === 'acknowledged' && entry && entry.tries > 0) onSentLate(entry);
}

/** Plans the next round after one that failed with this outcome. */
export function scheduleRound(outcome: SendOutcome): void {
  if (!isStarted) return;
  failedRounds += 1;
  clearTimeout(nextRound);
  const askedForMs = outcome.kind === 'answered' ? outcome.retryAfterMs : undefined;
  nextRound = setTimeout(sendRound, retryDelayMs(failedRounds, Math.random(), askedForMs));
}

/** Sends each queued entry once, and schedules another round for what still waits. */
async function sendRound(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  clearTimeout(nextRound);
  let trouble: SendOutcome | null = null;
  try {
    trouble = await sendQueued();
  } catch {
    // The transport did not load.
    trouble = { kind: 'unreachable' };
  } finally {
    isRunning = false;
  }
  if (trouble) scheduleRound(trouble);
  else failedRounds = 0;
}

/** The last outcome that left an entry waiting; null where all were sent or parked. */
async function sendQueued(): Promise<SendOutcome | null> {
  // Loaded on demand: the transport brings the API's schemas, and most pages never have anything to send.
  const { sendEntry } = await import('./outbox-transport.client.ts');
  let trouble: SendOutcome | null = null;
  for (const { key } of queuedEntries(currentOutbox())) {
    const sent = await sendEntry(key);
    announceLateArrival(sent);
    if (sent.delivery === 'waiting') trouble = sent.outcome;
    if (trouble && isServerBusy(sent.outcome)) break;
  }
  return trouble;
}

function sendSoon(): void {
  if (document.visibilityState === 'visible' && queuedEntries(currentOutbox()).length > 0) void sendRound();
}

/**
 * Sends what is in the outbox for as long as the page lives: at once, when the network returns, when the tab becomes
 * visible, and on a timer with backoff. Call it once, from the root's effect; returns the function that stops it.
 *
 * @param onSent called for each entry that arrives after at least one failed try
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
