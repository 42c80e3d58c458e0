/** Key in local storage: 'on' where the computer is shared by children who do not know each other (a school, a library). */
export const SHARED_COMPUTER_KEY = 'story-forest.shared-computer';

const PREFIX = 'story-forest.';
/** What belongs to the computer, not to a child. */
const DEVICE_KEYS = new Set([
  SHARED_COMPUTER_KEY,
  'story-forest.language',
  'story-forest.scores-scope',
  'story-forest.voice',
  'story-forest.kept',
  'story-forest.forget-players',
]);

/** The keys of local or session storage that hold something of a child. */
export function personalKeys(keys: readonly string[]): string[] {
  return keys.filter((key) => key.startsWith(PREFIX) && !DEVICE_KEYS.has(key));
}
