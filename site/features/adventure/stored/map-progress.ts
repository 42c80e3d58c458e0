/** The map's levels in local storage: stars, programs and the hero. Invalid parts of it count as missing. */
import { getFields, parseJson } from '../../../shared/storage/json.ts';
import { countBlocks, formatProgram, type Program } from '../program/program.ts';
import { isMapLevelSolved } from '../run/answer.ts';
import { hasLeftStart, type Transcript } from '../run/run.ts';
import { type CharacterId, isCharacterId } from '../world/characters.ts';
import type { Guess, MapLevel } from '../world/delivery.ts';
import { parseEach, parsePrograms } from './progress.ts';

const VERSION = 1;
/** Programs are stored for the deliveries and for the newest of the daily letters. */
const MAX_STORED_DAYS = 7;

/**
 * `solved`: done. `one-program`: by one run from the start. `enough-blocks`: also with no more blocks than its idea
 * needs.
 */
export type MapStar = 'solved' | 'one-program' | 'enough-blocks';
/** Stars in display order. */
const MAP_STARS: readonly MapStar[] = ['solved', 'one-program', 'enough-blocks'];

/** Everything by the hash of a level: 'd4', 'day-2026-11-23'. */
export type MapProgress = {
  /** The hero chosen on the map; null where none was. */
  readonly hero: CharacterId | null;
  readonly programs: Readonly<Record<string, Program>>;
  readonly stars: Readonly<Record<string, readonly MapStar[]>>;
  /** Number of wrong answers to each question, by level id. */
  readonly turns: Readonly<Record<string, number>>;
};

export const EMPTY_MAP_PROGRESS: MapProgress = { hero: null, programs: {}, stars: {}, turns: {} };

/** Whether it is the hash of one of the map's levels. */
const isMapLevelId = (id: string) => /^(?:d\d{1,2}|day-\d{4}-\d{2}-\d{2})$/.test(id);

/** The stars that a level offers, in display order. */
export function listOfferedMapStars({ question, maxBlocks, level }: MapLevel): readonly MapStar[] {
  if (question) return ['solved'];
  return MAP_STARS.filter((star) => star !== 'enough-blocks' || (maxBlocks === null && level.enoughBlocks));
}

/** The stars of a run, in display order; none unless it has solved the level. */
export function computeMapStars(
  mapLevel: MapLevel,
  guess: Guess,
  program: Program,
  transcript: Transcript,
): readonly MapStar[] {
  if (!isMapLevelSolved(mapLevel, guess, transcript)) return [];
  const isWhole = !hasLeftStart(mapLevel.level, transcript.start);
  const earned: Readonly<Record<MapStar, boolean>> = {
    solved: true,
    'one-program': isWhole,
    'enough-blocks': isWhole && countBlocks(program) <= (mapLevel.level.enoughBlocks ?? 0),
  };
  return listOfferedMapStars(mapLevel).filter((star) => earned[star]);
}

/** All stars of both lists, in display order. */
function joinMapStars(before: readonly MapStar[], now: readonly MapStar[]): readonly MapStar[] {
  return MAP_STARS.filter((star) => before.includes(star) || now.includes(star));
}

/** Adds stars to a level; none is ever removed. */
export function withMapStars(progress: MapProgress, id: string, stars: readonly MapStar[]): MapProgress {
  return { ...progress, stars: { ...progress.stars, [id]: joinMapStars(progress.stars[id] ?? [], stars) } };
}

export function withMapProgram(progress: MapProgress, id: string, program: Program): MapProgress {
  return { ...progress, programs: { ...progress.programs, [id]: program } };
}

export function withTurn(progress: MapProgress, id: string): MapProgress {
  return { ...progress, turns: { ...progress.turns, [id]: (progress.turns[id] ?? 0) + 1 } };
}

/** What two devices have: all stars; where both have a program or a hero, this device's. */
export function mergeMapProgress(here: MapProgress, other: MapProgress): MapProgress {
  const all = Object.entries(other.stars).reduce((joined, [id, stars]) => withMapStars(joined, id, stars), here);
  return {
    hero: here.hero ?? other.hero,
    programs: { ...other.programs, ...here.programs },
    stars: all.stars,
    turns: { ...other.turns, ...here.turns },
  };
}

export function formatMapProgress({ hero, programs, stars, turns }: MapProgress): string {
  const days = Object.keys(programs).filter((id) => id.startsWith('day-'));
  const old = days.toSorted().slice(0, -MAX_STORED_DAYS);
  const kept = Object.entries(programs).filter(([id]) => !old.includes(id));
  return JSON.stringify({
    version: VERSION,
    hero,
    programs: Object.fromEntries(kept.map(([id, program]) => [id, formatProgram(program)])),
    stars,
    turns,
  });
}

/** Parses `formatMapProgress`. Blocks get new ids. */
export function parseMapProgress(text: string | null): MapProgress {
  const value = getFields(parseJson(text));
  if (value?.version !== VERSION) return EMPTY_MAP_PROGRESS;
  return {
    hero: isCharacterId(value.hero) ? value.hero : null,
    programs: parsePrograms(value.programs, isMapLevelId),
    stars: parseEach(value.stars, isMapLevelId, (list) =>
      Array.isArray(list) ? MAP_STARS.filter((star) => list.includes(star)) : null,
    ),
    turns: parseEach(value.turns, isMapLevelId, (turn) =>
      Number.isSafeInteger(turn) && Number(turn) >= 0 ? Number(turn) : null,
    ),
  };
}
