import { selectKeys } from '../../shared/storage/keys.ts';

const PREFIX = 'story-forest.';

/** What belongs to the computer, not to a child. */
const DEVICE_KEYS: ReadonlySet<string> = new Set(selectKeys(({ of }) => of === 'device'));

/** The keys of local or session storage that hold something of a child. Keys of other versions of the site count as a child's. */
export function selectPersonalKeys(keys: readonly string[]): string[] {
  return keys.filter((key) => key.startsWith(PREFIX) && !DEVICE_KEYS.has(key));
}
