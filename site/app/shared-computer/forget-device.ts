import { SHARED_COMPUTER_KEY } from '../../shared/storage/shared-computer.ts';

const PREFIX = 'story-forest.';

/**
 * What belongs to the computer, not to a child. Written out, because every page loads this file: the test beside it
 * compares them with the keys of their modules.
 */
export const DEVICE_KEYS = new Set([
  SHARED_COMPUTER_KEY,
  'story-forest.language',
  'story-forest.light',
  'story-forest.scores-scope',
  'story-forest.voice',
  'story-forest.voice-en',
  'story-forest.spoken-tables',
  'story-forest.forget-players',
]);

/** The keys of local or session storage that hold something of a child. */
export function selectPersonalKeys(keys: readonly string[]): string[] {
  return keys.filter((key) => key.startsWith(PREFIX) && !DEVICE_KEYS.has(key));
}
