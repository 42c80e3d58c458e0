import { type CastId, cast } from '../bubbles/cast.ts';

/** Who or what a head box of a picture belongs to. */
export type HeadId =
  | CastId
  /** A thing that the reader is to find. */
  | 'find'
  /** Somebody or something that never speaks. */
  | 'silent';

/** Names of head boxes that belong to no speaker. A name outside this list and the cast is a spelling mistake. */
const SILENT_NAMES: ReadonlySet<string> = new Set([
  // People and animals
  ...['Baby', 'Bami', 'Caretaker', 'Cat', 'Chestnut Grandpa', 'Daon', 'Ella', 'Farmer', 'Guard', 'Hugo', 'Jiho'],
  ...['Jin-ah', 'Leo', 'Minjun', 'Mrs. Scarf', 'Nia', 'Noodle', 'Omar', 'Opal', 'Rose', 'Ruby', 'Sam', 'Scholar'],
  ...['Seoyeon', 'Taeo', 'Villager', 'Wren', 'beetle', 'charlotte-one', 'charlotte-two', 'frog'],
  // Things
  ...['boot', 'bronze', 'comb', 'counter', 'finger', 'heap', 'jet', 'map', 'names', 'note', 'points', 'salute'],
  ...['second stick', 'sign', 'sign right', 'spoon', 'stick', 'stone', 'tail', 'tongue', 'wave'],
]);

const CAST_IDS = Object.keys(cast) as CastId[];

/** The id for a name that the studio wrote, in any case; null for an unknown name. */
export function headIdOf(name: string): HeadId | null {
  if (name === 'Find') return 'find';
  const speaker = CAST_IDS.find((id) => id.toLowerCase() === name.toLowerCase());
  return speaker ?? (SILENT_NAMES.has(name) ? 'silent' : null);
}
