import { MAX_PRACTICE_QUESTIONS, type PracticeSubmission } from '../../../shared/times-tables/api/practice-api.ts';
import { createOutboxKey, queuePractice } from '../../../shared/times-tables/outbox/outbox-store.client.ts';
import { sendQueued } from '../../../shared/times-tables/outbox/send-queued.client.ts';
import { getPlayer, getToday } from '../../../shared/times-tables/players/players-store.client.ts';
import { ensureRoomCodeForNewRecord } from '../../../shared/times-tables/rooms/scores-scope.client.ts';
import type { AskedQuestion } from './daily.ts';

/** Answers of one player on one day that are not in the outbox yet. */
type Collected = {
  readonly body: PracticeSubmission;
  readonly day: number;
  /** When the last of them was given: epoch milliseconds by this device's clock. */
  readonly lastAt: number;
};

let collected: Collected | null = null;

/**
 * Adds an answer to those of its practice session. A session that goes on after midnight is sent as two: each counts
 * for its day, as the memory of the device does.
 */
export function collectAnswer(playerName: string, { fact, form, userAnswer, seconds }: AskedQuestion): void {
  const day = getToday();
  const isOther = collected?.body.playerName !== playerName || collected.day !== day;
  if (isOther || collected?.body.questions.length === MAX_PRACTICE_QUESTIONS) sendCollected();
  // Read now: a device that forgets its players does so when the turn ends.
  const { fluentSeconds } = getPlayer(playerName);
  const before = collected?.body ?? { playerName, ...(fluentSeconds !== null && { fluentSeconds }), questions: [] };
  const question = { question: fact.question, form, userAnswer, timeSpent: seconds };
  collected = { body: { ...before, questions: [...before.questions, question] }, day, lastAt: Date.now() };
}

/** Puts what was collected into the outbox, and sends it. Nothing where nothing was answered since. */
export function sendCollected(): void {
  if (!collected) return;
  const { body, lastAt } = collected;
  collected = null;
  const key = createOutboxKey();
  queuePractice(key, body, lastAt, ensureRoomCodeForNewRecord());
  void sendQueued(key);
}

/** Sends what was collected when the page is hidden: a phone may end it then. Returns the function that stops it. */
export function sendWhenHidden(): () => void {
  const onHidden = () => {
    if (document.visibilityState === 'hidden') sendCollected();
  };
  document.addEventListener('visibilitychange', onHidden);
  return () => document.removeEventListener('visibilitychange', onHidden);
}
