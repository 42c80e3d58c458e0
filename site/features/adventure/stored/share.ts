/**
 * Links: a level and a program as letters, digits and one `-`, which no messenger cuts off (docs/product.md §7.6).
 * '1-3bre5bcue' is the first level with 3(r)5(cu); 'm8m07im37l34hf57-' is a made level, which is sent without a
 * program.
 */

import {
  formatProgram,
  listBlocks,
  MAX_REPEAT_DEPTH,
  PALETTE_TIMES,
  type Program,
  parseProgram,
  type Times,
} from '../program/program.ts';
import type { Cell, GroundId, HazardType, ItemKind } from '../world/level.ts';
import { levels } from '../world/levels.ts';
import {
  findLevelProblem,
  MAX_GRID_SIZE,
  MAX_HAZARDS,
  MAX_ITEMS,
  type MadeLevel,
  MIN_GRID_SIZE,
  madeHazard,
  madeItem,
} from '../world/made-level.ts';

/** The longest program has 600 characters (200 empty repeats), the fullest grid 68. */
export const MAX_LINK_CHARS = 700;

/** What a link holds. The program may be empty. */
export type Shared =
  | { readonly kind: 'story'; readonly index: number; readonly program: Program }
  | { readonly kind: 'made'; readonly made: MadeLevel; readonly program: Program };

export type LinkProblem = 'too-long' | 'too-deep' | 'unknown-level' | 'bad-program' | 'bad-grid';
type ParsedLink =
  | { readonly state: 'read'; readonly shared: Shared }
  | { readonly state: 'bad'; readonly problem: LinkProblem };

const GROUND_LETTERS: Readonly<Record<GroundId, string>> = { meadow: 'm', pond: 'p', night: 'n' };
const ITEM_LETTERS: Readonly<Record<ItemKind, string>> = {
  mitten: 'm',
  letter: 'l',
  key: 'k',
  bell: 'b',
  acorn: 'a',
  lantern: 'n',
  trumpet: 't',
  'birthday-cake': 'c',
};
const HAZARD_LETTERS: Readonly<Record<HazardType, string>> = { fire: 'f', spike: 's' };

const digit = (value: number) => value.toString(36);
const cellText = ({ x, y }: Cell) => digit(x) + digit(y);

function keyOf<Key extends string>(letters: Readonly<Record<Key, string>>, letter: string | undefined): Key | null {
  return (Object.keys(letters) as Key[]).find((key) => letters[key] === letter) ?? null;
}

/** A made grid as text: size, ground, start, `i` and the items, `h` and the hazards. Numbers have base 36. */
export function formatMade({ gridSize, background, startPosition, items, hazards }: MadeLevel): string {
  const itemTexts = items.map((item) => ITEM_LETTERS[item.kind] + cellText(item));
  const hazardTexts = hazards.map((hazard) => HAZARD_LETTERS[hazard.type] + cellText(hazard));
  const head = digit(gridSize) + GROUND_LETTERS[background] + cellText(startPosition);
  return `${head}i${itemTexts.join('')}h${hazardTexts.join('')}`;
}

/** Parses `formatMade`, unfinished grids too; null where two things share a square, or one is off the grid. */
export function parseMade(text: string): MadeLevel | null {
  const parts = /^([5-9abc])([mpn])([0-9ab]{2})i((?:[a-z][0-9ab]{2})*?)h((?:[fs][0-9ab]{2})*)$/.exec(text);
  if (!parts) return null;
  const gridSize = Number.parseInt(parts[1] ?? '', 36);
  const background = keyOf(GROUND_LETTERS, parts[2]);
  const startPosition = cellOf(parts[3] ?? '');
  const items = threes(parts[4] ?? '').map((three) => {
    const kind = keyOf(ITEM_LETTERS, three.charAt(0));
    return kind && madeItem(kind, cellOf(three.slice(1)));
  });
  const hazards = threes(parts[5] ?? '').map((three) => {
    const type = keyOf(HAZARD_LETTERS, three.charAt(0));
    return type && madeHazard(type, cellOf(three.slice(1)));
  });
  if (!background || !items.every((item) => item !== null) || !hazards.every((hazard) => hazard !== null)) return null;
  if (gridSize < MIN_GRID_SIZE || gridSize > MAX_GRID_SIZE) return null;
  if (items.length > MAX_ITEMS || hazards.length > MAX_HAZARDS) return null;
  const cells = [startPosition, ...items, ...hazards];
  if (cells.some(({ x, y }) => x >= gridSize || y >= gridSize)) return null;
  if (new Set(cells.map(cellText)).size < cells.length) return null;
  return { gridSize, background, startPosition, items, hazards };
}

function cellOf(text: string): Cell {
  return { x: Number.parseInt(text.charAt(0), 36), y: Number.parseInt(text.charAt(1), 36) };
}

function threes(text: string): readonly string[] {
  return text.match(/.{3}/g) ?? [];
}

/** Brackets become `b` and `e`: messengers cut a bracket off the end of a link. */
const programText = (program: Program) => formatProgram(program).replaceAll('(', 'b').replaceAll(')', 'e');

export function formatLink(shared: Shared): string {
  const level = shared.kind === 'story' ? `${shared.index + 1}` : `m${formatMade(shared.made)}`;
  return `${level}-${programText(shared.program)}`;
}

/** The deepest nesting of repeats in a link's program. */
function depthOf(form: string): number {
  let [open, most] = [0, 0];
  for (const letter of form) {
    if (letter === 'b') open += 1;
    else if (letter === 'e') open -= 1;
    most = Math.max(most, open);
  }
  return most;
}

const hasTimes = (program: Program, allowed: readonly Times[]) =>
  listBlocks(program).every((block) => block.kind !== 'repeat' || allowed.includes(block.times));

/** Parses a link; never throws. */
export function parseLink(text: string): ParsedLink {
  const bad = (problem: LinkProblem): ParsedLink => ({ state: 'bad', problem });
  if (text.length > MAX_LINK_CHARS) return bad('too-long');
  const [levelText = '', form, ...rest] = text.split('-');
  const isMade = levelText.startsWith('m');
  const index = /^[1-9]$/.test(levelText) ? Number(levelText) - 1 : -1;
  if (!isMade && !levels[index]) return bad('unknown-level');
  const made = isMade ? parseMade(levelText.slice(1)) : null;
  if (isMade && (!made || findLevelProblem(made))) return bad('bad-grid');
  if (form === undefined || rest.length > 0 || /[()]/.test(form)) return bad('bad-program');
  const program = parseProgram(form.replaceAll('b', '(').replaceAll('e', ')'));
  // The levels of the story have the repeats of the palette only (docs/product.md §7.2).
  const isAllowed = isMade || hasTimes(program ?? [], PALETTE_TIMES);
  if (!program || !isAllowed) return bad(depthOf(form) > MAX_REPEAT_DEPTH ? 'too-deep' : 'bad-program');
  return { state: 'read', shared: made ? { kind: 'made', made, program } : { kind: 'story', index, program } };
}

/** A level as it is sent: one that somebody made goes without a program, which would be its solution. */
export function withoutSolution(shared: Shared): Shared {
  return shared.kind === 'made' ? { ...shared, program: [] } : shared;
}

export function isSameLevel(a: Shared, b: Shared): boolean {
  return formatLink({ ...a, program: [] }) === formatLink({ ...b, program: [] });
}
