/** When a quiz was played, and on which day: one answer for the server, the report and the memory of a device. */
import { DAY_MS, MINUTE_MS } from '../../time.ts';

/** A device that is set to a time longer ago is not believed. A quiz seldom waits so long to be sent. */
export const MAX_QUIZ_AGE_DAYS = 60;

/** UTC+14 is the greatest offset of a time zone, and UTC-12 the least; a device may be set to others. */
export const MAX_UTC_OFFSET_MINUTES = 24 * 60;

/** What a stored quiz says of its time. */
export type QuizTime = {
  /** When it arrived, by the server's clock, ISO 8601 in UTC. */
  readonly completedAt: string;
  /** When it was finished, ISO 8601 in UTC; older records have none. */
  readonly finishedAt?: string | undefined;
  /** Minutes of the time zone that it was finished in, positive east of Greenwich. */
  readonly utcOffsetMinutes?: number | undefined;
};

/** The UTC offset of a place at a time (epoch milliseconds), in minutes, positive east of Greenwich. */
export type OffsetAt = (epochMs: number) => number;

/** The UTC offset of this device at a moment, in whole minutes. */
export function getUtcOffset(moment: Date): number {
  // Not -0.
  return 0 - Math.round(moment.getTimezoneOffset());
}

/** `OffsetAt` of this device. */
export const deviceOffsetAt: OffsetAt = (epochMs) => getUtcOffset(new Date(epochMs));

/**
 * When a quiz was finished (epoch milliseconds), of what its device says and when it arrived. A clock can be set to any
 * time: one that cannot be true is taken for the arrival.
 */
export function boundFinish(claimedMs: number, arrivedMs: number): number {
  const isBelievable = claimedMs <= arrivedMs && claimedMs >= arrivedMs - MAX_QUIZ_AGE_DAYS * DAY_MS;
  return isBelievable ? claimedMs : arrivedMs;
}

/** The calendar day of a time (epoch milliseconds), where the UTC offset is that: days since 1970-01-01. */
export function getLocalDay(epochMs: number, utcOffsetMinutes: number): number {
  return Math.floor((epochMs + utcOffsetMinutes * MINUTE_MS) / DAY_MS);
}

/** `getLocalDay` where this device is. */
export const getDeviceDay = (epochMs: number): number => getLocalDay(epochMs, deviceOffsetAt(epochMs));

/** When a quiz was finished, in epoch milliseconds. */
export function getFinishTime({ finishedAt, completedAt }: QuizTime): number {
  return Date.parse(finishedAt ?? completedAt);
}

/** What the clock showed where a quiz was finished, in milliseconds since 1970-01-01T00:00 on that clock. */
function getLocalMs(quiz: QuizTime, readersOffsetAt: OffsetAt): number {
  const finishedMs = getFinishTime(quiz);
  return finishedMs + (quiz.utcOffsetMinutes ?? readersOffsetAt(finishedMs)) * MINUTE_MS;
}

/**
 * What the clock showed where a quiz was finished: ISO 8601 without a time zone. Where the quiz does not say where that
 * was, the clock of whoever reads.
 */
export function getQuizLocalTime(quiz: QuizTime, readersOffsetAt: OffsetAt): string {
  return new Date(getLocalMs(quiz, readersOffsetAt)).toISOString().slice(0, -1);
}

/** The calendar day on which a quiz was finished, where it was finished: days since 1970-01-01. */
export function getQuizDay(quiz: QuizTime, readersOffsetAt: OffsetAt): number {
  return Math.floor(getLocalMs(quiz, readersOffsetAt) / DAY_MS);
}
