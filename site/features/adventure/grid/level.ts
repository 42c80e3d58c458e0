import type { Bilingual } from '../../../shared/language/language.ts';

/** A square of the grid, from 0: x from the left, y from the top. */
export type Cell = { readonly x: number; readonly y: number };

export type GroundId = 'meadow' | 'pond' | 'night';
export type ItemKind = 'mitten' | 'letter' | 'key' | 'bell' | 'acorn' | 'lantern' | 'trumpet' | 'birthday-cake';
export type HazardType = 'fire' | 'spike';

export type Item = Cell & {
  readonly id: string;
  readonly kind: ItemKind;
  readonly name: Bilingual;
  readonly emoji: string;
  /** Who it belongs to in the story. */
  readonly belongsTo: Bilingual;
};

export type Hazard = Cell & { readonly id: string; readonly type: HazardType; readonly emoji: string };

/** The part of a level that a run needs; story levels and made levels both have it. */
export type Grid = {
  /** Squares a side. */
  readonly gridSize: number;
  readonly startPosition: Cell;
  readonly items: readonly (Cell & { readonly id: string })[];
  readonly hazards: readonly (Cell & { readonly id: string; readonly type: HazardType })[];
};

/** docs/product.md §7.1 */
export type Level = Omit<Grid, 'items' | 'hazards'> & {
  readonly id: string;
  readonly title: Bilingual;
  readonly background: GroundId;
  readonly description: Bilingual;
  /** Two or three sentences that continue the story of the level before. */
  readonly story: Bilingual;
  readonly items: readonly Item[];
  readonly hazards: readonly Hazard[];
  readonly completionMessage: Bilingual;
  /** Hints of level 1, by item id; others are made of the program. */
  readonly goals?: Readonly<Record<string, Bilingual>>;
  /** The three hints of a level whose program cannot be changed. */
  readonly tips?: readonly Bilingual[];
  /** Blocks that are enough, where that is known: fewer blocks are no part of the level's idea. */
  readonly enoughBlocks?: number;
};
