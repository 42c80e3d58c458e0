/** The adventure in local storage (docs/product.md §7.5). Invalid parts of it count as missing. */
import { getFields, parseJson } from '../../../shared/storage/json.ts';
import { type CharacterId, isCharacterId } from '../levels/characters.ts';
import { levels } from '../levels/levels.ts';
import type { MadeLevel } from '../levels/made-level.ts';
import { MADE_LEVEL_ID } from '../levels/made-level.ts';
import { isStar, joinStars, type Star } from '../levels/stars.ts';
import { formatMade, parseMade } from '../links/share.ts';
import { type Direction, formatProgram, type Program, parseProgram } from '../program/program.ts';
import { type HeroState, POINTS_PER_ITEM } from '../run/run.ts';

export const PROGRESS_KEY = 'story-forest.adventure';
const VERSION = 1;

export type Progress = {
  readonly hero: CharacterId | null;
  /** The current story level and the hero in it. */
  readonly at: { readonly index: number; readonly heroState: HeroState } | null;
  /** Programs by level id; MADE_LEVEL_ID for the made level. */
  readonly programs: Readonly<Record<string, Program>>;
  readonly stars: Readonly<Record<string, readonly Star[]>>;
  /** The level in the level maker. */
  readonly made: MadeLevel | null;
};

export const EMPTY_PROGRESS: Progress = { hero: null, at: null, programs: {}, stars: {}, made: null };

const levelIds = [...levels.map(({ id }) => id), MADE_LEVEL_ID];
const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right'];

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
    at: at && { index: at.index, ...at.heroState },
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
    at: readAt(value.at),
    programs: readEach(value.programs, (form) => (typeof form === 'string' ? parseProgram(form) : null)),
    stars: readEach(value.stars, (list) => (Array.isArray(list) ? joinStars(list.filter(isStar), []) : null)),
    made: typeof value.made === 'string' ? parseMade(value.made) : null,
  };
}

function readEach<Value>(value: unknown, readOne: (each: unknown) => Value | null): Readonly<Record<string, Value>> {
  const fields = getFields(value) ?? {};
  const found: [string, Value][] = [];
  for (const id of levelIds) {
    const one = Object.hasOwn(fields, id) ? readOne(fields[id]) : null;
    if (one !== null) found.push([id, one]);
  }
  return Object.fromEntries(found);
}

/** The hero in a level; null for a square that no run can lead to, such as a hazard's. */
function readAt(value: unknown): Progress['at'] {
  const at = getFields(value);
  const position = getFields(at?.position);
  const level = typeof at?.index === 'number' ? levels[at.index] : undefined;
  const facing = DIRECTIONS.find((direction) => direction === at?.facing);
  if (!at || !position || !level || !facing || !Array.isArray(at.found)) return null;
  const { x, y } = position;
  const isOn = (each: unknown): each is number =>
    typeof each === 'number' && Number.isInteger(each) && each >= 0 && each < level.gridSize;
  if (!isOn(x) || !isOn(y) || level.hazards.some((hazard) => hazard.x === x && hazard.y === y)) return null;
  const known = level.items.map(({ id }) => id);
  const found: string[] = at.found.filter((id) => known.includes(id));
  if (new Set(found).size < at.found.length) return null;
  return { index: Number(at.index), heroState: { position: { x, y }, facing, found } };
}
