/** The level maker's rules (docs/product.md §7.6). Grids are immutable; a refused change has a reason. */
import type { Cell, HazardType, ItemKind } from '../grid/level.ts';
import {
  createBlankLevel,
  MAX_HAZARDS,
  MAX_ITEMS,
  type MadeHazard,
  type MadeItem,
  type MadeLevel,
  madeHazard,
  madeItem,
} from '../levels/made-level.ts';

/** What a tap on a square does. */
export type MakerTool =
  | { readonly place: 'start' }
  | { readonly place: 'item'; readonly kind: ItemKind }
  | { readonly place: 'hazard'; readonly type: HazardType }
  | { readonly place: 'erase' };

export type Refusal = 'off-grid' | 'start-is-here' | 'too-many-items' | 'too-many-hazards' | 'nothing-here';
/** The grid after a tap; the same grid with a reason where the tap was refused. */
export type PlaceResult = { readonly made: MadeLevel; readonly refusal: Refusal | null };

/** What is on a square. */
export type CellContent =
  | { readonly role: 'start' }
  | ({ readonly role: 'item' } & MadeItem)
  | ({ readonly role: 'hazard' } & MadeHazard);

const same = (a: Cell, b: Cell) => a.x === b.x && a.y === b.y;
const isOn = (gridSize: number, { x, y }: Cell) =>
  Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x < gridSize && y < gridSize;
export function findCellContent(made: MadeLevel, cell: Cell): CellContent | null {
  if (same(made.startPosition, cell)) return { role: 'start' };
  const item = made.items.find((each) => same(each, cell));
  if (item) return { role: 'item', ...item };
  const hazard = made.hazards.find((each) => same(each, cell));
  return hazard ? { role: 'hazard', ...hazard } : null;
}

/** The grid without the item or hazard on a square. */
function cleared(made: MadeLevel, cell: Cell): MadeLevel {
  return {
    ...made,
    items: made.items.filter((each) => !same(each, cell)),
    hazards: made.hazards.filter((each) => !same(each, cell)),
  };
}

/**
 * One tap. Items, hazards and the start replace what is on the square; only the start cannot be replaced or erased.
 */
export function applyTool(made: MadeLevel, tool: MakerTool, cell: Cell): PlaceResult {
  const refused = (refusal: Refusal): PlaceResult => ({ made, refusal });
  if (!isOn(made.gridSize, cell)) return refused('off-grid');
  const { x, y } = cell;
  const free = cleared(made, cell);
  if (tool.place === 'start') return { made: { ...free, startPosition: { x, y } }, refusal: null };
  if (same(made.startPosition, cell)) return refused('start-is-here');
  switch (tool.place) {
    case 'erase':
      return findCellContent(made, cell) ? { made: free, refusal: null } : refused('nothing-here');
    case 'item':
      if (free.items.length === MAX_ITEMS) return refused('too-many-items');
      return { made: { ...free, items: [...free.items, madeItem(tool.kind, cell)] }, refusal: null };
    case 'hazard':
      if (free.hazards.length === MAX_HAZARDS) return refused('too-many-hazards');
      return { made: { ...free, hazards: [...free.hazards, madeHazard(tool.type, cell)] }, refusal: null };
  }
}

/**
 * The grid with another size, clamped to 5 to 12. Rows change at the top and columns on the right. What no longer has a
 * square is removed; the start goes back to the bottom left.
 */
export function resize(made: MadeLevel, gridSize: number): MadeLevel {
  const blank = createBlankLevel(gridSize, made.background);
  const down = blank.gridSize - made.gridSize;
  const moved = ({ x, y }: Cell): Cell => ({ x, y: y + down });
  const stays = (cell: Cell) => isOn(blank.gridSize, moved(cell));
  const resized: MadeLevel = {
    ...blank,
    startPosition: stays(made.startPosition) ? moved(made.startPosition) : blank.startPosition,
    items: made.items.filter(stays).map((item) => madeItem(item.kind, moved(item))),
    hazards: made.hazards.filter(stays).map((hazard) => madeHazard(hazard.type, moved(hazard))),
  };
  return cleared(resized, resized.startPosition);
}
