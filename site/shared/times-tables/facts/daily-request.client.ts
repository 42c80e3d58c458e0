import { readSession, writeSession } from '../../storage/session-text.client.ts';
import { DAILY_REQUEST_KEY, type DailyRequest, formatDailyRequest, parseDailyRequest } from './daily-request.ts';

/** Stores a request for the two minutes of this tab. Where session storage is closed, the page asks for a name. */
export function saveDailyRequest(request: DailyRequest): void {
  writeSession(DAILY_REQUEST_KEY, formatDailyRequest(request));
}

/** The request that the score report or the home page stored, which is removed; null where there is none. */
export function takeDailyRequest(): DailyRequest | null {
  const request = parseDailyRequest(readSession(DAILY_REQUEST_KEY));
  writeSession(DAILY_REQUEST_KEY, null);
  return request;
}
