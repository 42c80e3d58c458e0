/**
 * What outlives a game, and its text forms: progress of the story and of the map, the gallery, links. This file: the
 * story in local storage (docs/product.md §7.5). Invalid parts of it count as missing.
 *
 * @packageDocumentation
 */
import { getFields, parseJson } from '../../../shared/storage/json.ts';
import { DIRECTIONS, formatProgram, type Program, parseProgram } from '../program/program.ts';
import { type HeroState, POINTS_PER_ITEM, type RunFrom } from '../run/run.ts';
import { isStar, joinStars, type Star } from '../run/stars.ts';
import { type CharacterId, isCharacterId } from '../world/characters.ts';
import { isSameCell } from '../world/level.ts';
import { levels } from '../world/levels.ts';
import { MADE_LEVEL_ID, type MadeLevel } from '../world/made-level.ts';
import { formatMade, parseMade } from './share.ts';

export const PROGRESS_KEY = 'story-forest.adventure';
const VERSION = 1;

export type Progress = {
  readonly hero: CharacterId | null;
  /** The current story level and the hero in it. */
  readonly at: {
    readonly index: number;
    readonly heroState: HeroState;
    /** Where the next run begins if the program is empty; 'here' where it is missing. */
    readonly runFrom?: RunFrom;
  } | null;
  /** Programs by level id; MADE_LEVEL_ID for the made level. */
  readonly programs: Readonly<Record<string, Program>>;
  readonly stars: Readonly<Record<string, readonly Star[]>>;
  /** The level in the level maker. */
  readonly made: MadeLevel | null;
};

export const EMPTY_PROGRESS: Progress = { hero: null, at: null, programs: {}, stars: {}, made: null };

const isLevelId = (id: string) => id === MADE_LEVEL_ID || levels.some((level) => level.id === id);

export function withProgram(progress: Progress, levelId: string, program: Program): Progress {
  return { ...progress, programs: { ...progress.programs, [levelId]: program } };
}

/** Adds stars to a level; none is ever removed. */
export function withStars(progress: Progress, levelId: string, stars: readonly Star[]): Progress {
  return { ...progress, stars: { ...progress.stars, [levelId]: joinStars(progress.stars[levelId] ?? [], stars) } };
}

/** The points of all levels before one: everything in them was found. */
export function sumPointsBefore(index: number): number {
  return levels.slice(0, index).reduce((sum, { items }) => sum + items.length * POINTS_PER_ITEM, 0);
}

export function formatProgress({ hero, at, programs, stars, made }: Progress): string {
  return JSON.stringify({
    version: VERSION,
    hero,
    at: at && { index: at.index, ...at.heroState, runFrom: at.runFrom },
    programs: Object.fromEntries(Object.entries(programs).map(([id, program]) => [id, formatProgram(program)])),
    stars,
    made: made && formatMade(made),
  });
}

/** Parses `formatProgress`. Blocks get new ids. Invalid parts are left out. */
export function parseProgress(text: string | null): Progress {
  const value = getFields(parseJson(text));
  if (!value || value.version !== VERSION) return EMPTY_PROGRESS;
  return {
    hero: isCharacterId(value.hero) ? value.hero : null,
    at: parseHeroPlace(value.at),
    programs: parsePrograms(value.programs, isLevelId),
    stars: parseEach(value.stars, isLevelId, (list) =>
      Array.isArray(list) ? joinStars(list.filter(isStar), []) : null,
    ),
    made: typeof value.made === 'string' ? parseMade(value.made) : null,
  };
}

/** Parses the fields with known ids; those for which `parseOne` returns null are left out. */
export function parseEach<Value>(
  value: unknown,
  isKnown: (id: string) => boolean,
  parseOne: (each: unknown) => Value | null,
): Readonly<Record<string, Value>> {
  const found = Object.entries(getFields(value) ?? {}).flatMap(([id, each]): [string, Value][] => {
    const one = isKnown(id) ? parseOne(each) : null;
    return one === null ? [] : [[id, one]];
  });
  return Object.fromEntries(found);
}

/** Parses programs by level id. Blocks get new ids. */
export function parsePrograms(value: unknown, isKnown: (id: string) => boolean): Readonly<Record<string, Program>> {
  return parseEach(value, isKnown, (form) => (typeof form === 'string' ? parseProgram(form) : null));
}

/** The hero in a level; null for a square that no run can lead to, such as a hazard's. */
function parseHeroPlace(value: unknown): Progress['at'] {
  const at = getFields(value);
  const position = getFields(at?.position);
  const level = typeof at?.index === 'number' ? levels[at.index] : undefined;
  const facing = DIRECTIONS.find((direction) => direction === at?.facing);
  if (!at || !position || !level || !facing || !Array.isArray(at.found)) return null;
  const { x, y } = position;
  const isOn = (each: unknown): each is number =>
    typeof each === 'number' && Number.isInteger(each) && each >= 0 && each < level.gridSize;
  if (!isOn(x) || !isOn(y) || level.hazards.some((hazard) => isSameCell(hazard, { x, y }))) return null;
  const known = level.items.map(({ id }) => id);
  const found: string[] = at.found.filter((id) => known.includes(id));
  if (new Set(found).size < at.found.length) return null;
  const heroState = { position: { x, y }, facing, found };
  const { index, runFrom } = at;
  return { index: Number(index), heroState, ...((runFrom === 'start' || runFrom === 'here') && { runFrom }) };
}
