/** The level maker's rules (docs/product.md §7.6). Grids are immutable; a refused change has a reason. */

import { createHistory, recordChange, redo, type UndoHistory, undo } from '../game/undo-history.ts';
import { formatMade } from '../stored/share.ts';
import { type Cell, type HazardType, type ItemKind, isOnGrid, isSameCell } from '../world/level.ts';
import {
  createBlankLevel,
  MAX_HAZARDS,
  MAX_ITEMS,
  type MadeHazard,
  type MadeItem,
  type MadeLevel,
  madeHazard,
  madeItem,
} from '../world/made-level.ts';

/** What a tap on a square does. */
export type MakerTool =
  | { readonly place: 'start' }
  | { readonly place: 'item'; readonly kind: ItemKind }
  | { readonly place: 'hazard'; readonly type: HazardType }
  | { readonly place: 'erase' };

export type Refusal = 'off-grid' | 'start-is-here' | 'too-many-items' | 'too-many-hazards' | 'nothing-here';
/** The grid after a tap; the same grid with a reason where the tap was refused. */
type PlaceResult = { readonly made: MadeLevel; readonly refusal: Refusal | null };

/** What is on a square. */
export type CellContent =
  | { readonly role: 'start' }
  | ({ readonly role: 'item' } & MadeItem)
  | ({ readonly role: 'hazard' } & MadeHazard);

export function findCellContent(made: MadeLevel, cell: Cell): CellContent | null {
  if (isSameCell(made.startPosition, cell)) return { role: 'start' };
  const item = made.items.find((each) => isSameCell(each, cell));
  if (item) return { role: 'item', ...item };
  const hazard = made.hazards.find((each) => isSameCell(each, cell));
  return hazard ? { role: 'hazard', ...hazard } : null;
}

/** The grid without the item or hazard on a square. */
function cleared(made: MadeLevel, cell: Cell): MadeLevel {
  return {
    ...made,
    items: made.items.filter((each) => !isSameCell(each, cell)),
    hazards: made.hazards.filter((each) => !isSameCell(each, cell)),
  };
}

/**
 * One tap. Items, hazards and the start replace what is on the square; only the start cannot be replaced or erased.
 */
export function applyTool(made: MadeLevel, tool: MakerTool, cell: Cell): PlaceResult {
  const refused = (refusal: Refusal): PlaceResult => ({ made, refusal });
  if (!isOnGrid(made.gridSize, cell)) return refused('off-grid');
  const { x, y } = cell;
  const free = cleared(made, cell);
  if (tool.place === 'start') return { made: { ...free, startPosition: { x, y } }, refusal: null };
  if (isSameCell(made.startPosition, cell)) return refused('start-is-here');
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
  const stays = (cell: Cell) => isOnGrid(blank.gridSize, moved(cell));
  const resized: MadeLevel = {
    ...blank,
    startPosition: stays(made.startPosition) ? moved(made.startPosition) : blank.startPosition,
    items: made.items.filter(stays).map((item) => madeItem(item.kind, moved(item))),
    hazards: made.hazards.filter(stays).map((hazard) => madeHazard(hazard.type, moved(hazard))),
  };
  return cleared(resized, resized.startPosition);
}

/** The level on the maker's page, with what can be taken back. */
export type MakerHistory = {
  readonly history: UndoHistory<MadeLevel>;
  /**
   * The history before the size slider moved, until another change: a larger size restores what a smaller one cut off.
   */
  readonly beforeResize: UndoHistory<MadeLevel> | null;
};

export function createMakerHistory(made: MadeLevel): MakerHistory {
  return { history: createHistory(made), beforeResize: null };
}

/** Records any change but that of the size. An equal level is no change. */
export function withLevel({ history }: MakerHistory, made: MadeLevel): MakerHistory {
  const isChanged = formatMade(made) !== formatMade(history.present);
  return { history: recordChange(history, isChanged ? made : null), beforeResize: null };
}

/** Records another size. A slider that moves to and fro makes one change, of the level before its first move. */
export function withSize({ history, beforeResize }: MakerHistory, gridSize: number): MakerHistory {
  const before = beforeResize ?? history;
  const { present } = before;
  return {
    history: recordChange(before, present.gridSize === gridSize ? present : resize(present, gridSize)),
    beforeResize: before,
  };
}

export function withUndo({ history }: MakerHistory): MakerHistory {
  return { history: undo(history), beforeResize: null };
}

export function withRedo({ history }: MakerHistory): MakerHistory {
  return { history: redo(history), beforeResize: null };
}
