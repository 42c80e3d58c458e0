import type { SendStatus } from './outbox.ts';
import { announceLateArrival, scheduleRound } from './outbox-rounds.client.ts';
import { sendEntry } from './outbox-transport.client.ts';

/**
 * Sends one queued entry now. Returns 'unreachable' after a network failure, in which case the entry waits. Never
 * rejects.
 */
export async function sendQueued(key: string): Promise<SendStatus | 'unreachable'> {
  const sent = await sendEntry(key);
  announceLateArrival(sent);
  if (sent.sendStatus !== 'waiting') return sent.sendStatus;
  scheduleRound(sent.outcome);
  return sent.outcome.kind === 'unreachable' ? 'unreachable' : 'waiting';
}
