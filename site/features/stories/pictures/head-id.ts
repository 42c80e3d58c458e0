import { type CastId, cast } from '../model/cast.ts';

/** Who or what a head box of a picture belongs to. */
export type HeadId =
  | CastId
  /** A thing that the reader is to find. */
  | 'find'
  /** Somebody or something that never speaks. */
  | 'silent';

function isCastId(id: string): id is CastId {
  return Object.hasOwn(cast, id);
}

/** The studio checks `person` against its own list, which has all ids of the cast. */
export function formatPersonHeadId(person: string): HeadId {
  return isCastId(person) ? person : 'silent';
}

export function formatThingHeadId(thing: string): HeadId {
  return thing === 'Find' ? 'find' : 'silent';
}
