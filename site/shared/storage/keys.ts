/**
 * What is kept on the device: one table of keys, and stores that bear a full or forbidden storage.
 *
 * @packageDocumentation
 */

/**
 * `child`: removed by 'I'm done on this computer'. `device`: stays. `carried`: part of the progress file
 * (docs/product.md §5.7), which holds a child's texts of local storage only.
 */
type Row =
  | { readonly of: 'child' | 'device'; readonly area: Area; readonly carried: false }
  | { readonly of: 'child'; readonly area: 'local'; readonly carried: true };

/** Local storage, session storage, IndexedDB, Cache storage. */
type Area = 'local' | 'session' | 'database' | 'cache';

/**
 * Every key and name under which the site stores something in a browser; docs/product.md §11 says what each holds.
 * `{book}` is a story's id. Stored data cannot be found under another key, so a key never changes.
 *
 * Pages import types of this file only, so that they do not load the table. The module that uses a key repeats it; the
 * compiler and keys.test.ts compare.
 */
export const STORAGE = {
  'story-forest.language': { of: 'device', area: 'local', carried: false },
  'story-forest.light': { of: 'device', area: 'local', carried: false },
  'story-forest.reader': { of: 'child', area: 'local', carried: false },
  'story-forest.reader-tools': { of: 'child', area: 'local', carried: false },
  'story-forest.place.{book}': { of: 'child', area: 'local', carried: false },
  'story-forest.voices.{book}': { of: 'child', area: 'local', carried: false },
  'story-forest-voices': { of: 'child', area: 'database', carried: false },
  'story-forest.finds': { of: 'child', area: 'local', carried: true },
  'story-forest.shelf': { of: 'child', area: 'local', carried: false },
  'story-forest.voice': { of: 'device', area: 'local', carried: false },
  'story-forest.voice-en': { of: 'device', area: 'local', carried: false },
  'story-forest.spoken-tables': { of: 'device', area: 'local', carried: false },
  'story-forest.players': { of: 'child', area: 'local', carried: true },
  'story-forest.forget-players': { of: 'device', area: 'local', carried: false },
  'story-forest.quiz-calm': { of: 'child', area: 'local', carried: false },
  'story-forest.quiz-run': { of: 'child', area: 'session', carried: false },
  'story-forest.practice-plan': { of: 'child', area: 'session', carried: false },
  'story-forest.outbox': { of: 'child', area: 'local', carried: false },
  'story-forest.sent-scores': { of: 'child', area: 'local', carried: false },
  'story-forest.scores-scope': { of: 'device', area: 'local', carried: false },
  'story-forest.rooms': { of: 'child', area: 'local', carried: false },
  'story-forest.adventure': { of: 'child', area: 'local', carried: true },
  'story-forest.adventure-pace': { of: 'child', area: 'local', carried: false },
  'story-forest.adventure-sound': { of: 'child', area: 'local', carried: false },
  'story-forest.adventure-deliveries': { of: 'child', area: 'local', carried: true },
  'story-forest.adventure-gallery': { of: 'child', area: 'local', carried: true },
  'story-forest.adventure-visit': { of: 'child', area: 'session', carried: false },
  'story-forest.quadrant-session': { of: 'child', area: 'local', carried: true },
  'story-forest.quadrant-board': { of: 'child', area: 'local', carried: true },
  'story-forest.plan-ticks': { of: 'child', area: 'local', carried: true },
  'story-forest.language-offer': { of: 'child', area: 'local', carried: false },
  'story-forest.named-language': { of: 'child', area: 'session', carried: false },
  'story-forest.home-screen': { of: 'device', area: 'local', carried: false },
  'story-forest.home-visit': { of: 'child', area: 'session', carried: false },
  'story-forest.window-place': { of: 'child', area: 'session', carried: false },
  'story-forest.shared-computer': { of: 'device', area: 'local', carried: false },
  'story-forest.visit': { of: 'child', area: 'session', carried: false },
  'story-forest.healed': { of: 'child', area: 'session', carried: false },
  'story-forest-shell-2': { of: 'device', area: 'cache', carried: false },
  'story-forest-kits-2': { of: 'device', area: 'cache', carried: false },
  'story-forest-narration': { of: 'device', area: 'cache', carried: false },
} as const satisfies Readonly<Record<string, Row>>;

type Table = typeof STORAGE;
type KeyWhere<Wanted> = { [Key in keyof Table]: Table[Key] extends Wanted ? Key : never }[keyof Table];
type OfAnyBook<Key> = Key extends `${infer Start}{book}` ? `${Start}${string}` : Key;

export type LocalKey = OfAnyBook<KeyWhere<{ area: 'local' }>>;
export type SessionKey = OfAnyBook<KeyWhere<{ area: 'session' }>>;
export type DatabaseName = KeyWhere<{ area: 'database' }>;
export type CacheName = KeyWhere<{ area: 'cache' }>;
export type CarriedKey = KeyWhere<{ carried: true }>;

/** The keys of the rows that `accepts`, in the order of the table. */
export function selectKeys(accepts: (row: Row) => boolean): string[] {
  return Object.entries<Row>(STORAGE).flatMap(([key, row]) => (accepts(row) ? [key] : []));
}
