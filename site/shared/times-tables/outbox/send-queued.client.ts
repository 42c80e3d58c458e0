import type { SendStatus } from './outbox.ts';
import { announceLateArrival, scheduleRound } from './outbox-rounds.client.ts';
import { sendEntry } from './outbox-transport.client.ts';

/** Sends one queued entry now, and again later where it has to wait. Never rejects. */
export async function sendQueued(key: string): Promise<SendStatus> {
  const sent = await sendEntry(key);
  announceLateArrival(sent);
  if (sent.failure) scheduleRound(sent.failure);
  return sent.sendStatus;
}
