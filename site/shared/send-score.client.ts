import type { Delivery } from './outbox.ts';
import { announceLateArrival, scheduleRound } from './outbox-rounds.client.ts';
import { sendEntry } from './outbox-transport.client.ts';

/**
 * Sends one queued entry now. 'unreachable' is a network failure (the entry waits); the others say what the server's
 * answer means for it. Never rejects.
 */
export async function sendScore(key: string): Promise<Delivery | 'unreachable'> {
  const sent = await sendEntry(key);
  announceLateArrival(sent);
  if (sent.delivery !== 'waiting') return sent.delivery;
  scheduleRound(sent.outcome);
  return sent.outcome.kind === 'unreachable' ? 'unreachable' : 'waiting';
}
