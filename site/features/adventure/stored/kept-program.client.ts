/**
 * The program of a visited level, for a reload of this tab. The address of a level that somebody made has no program:
 * it is a link that may be sent.
 */

import type { SessionKey } from '../../../shared/storage/keys.ts';
import { readSession, writeSession } from '../../../shared/storage/session-text.client.ts';
import { formatLink, isSameLevel, parseLink, type Shared } from './share.ts';

const KEPT_PROGRAM_KEY = 'story-forest.adventure-visit' satisfies SessionKey;

export function keepProgram(shared: Shared): void {
  writeSession(KEPT_PROGRAM_KEY, formatLink(shared));
}

/** The same level with the program that was kept for it. */
export function withKeptProgram(shared: Shared): Shared {
  const kept = parseLink(readSession(KEPT_PROGRAM_KEY) ?? '');
  return kept.state === 'read' && shared.program.length === 0 && isSameLevel(kept.shared, shared)
    ? kept.shared
    : shared;
}
