import type { Bilingual } from '../../../shared/language.ts';

/** A square of the grid: x from the left, y from the top, from 0. */
export type Cell = { readonly x: number; readonly y: number };

export type GroundId = 'meadow' | 'pond' | 'night';
export type ItemKind = 'mitten' | 'letter' | 'key' | 'bell' | 'acorn' | 'lantern' | 'trumpet' | 'birthday-cake';
export type HazardType = 'fire' | 'spike';

/** SPEC §3, Item. Whether it is found is the run's to say. */
export type Item = Cell & {
  readonly id: string;
  readonly kind: ItemKind;
  readonly name: Bilingual;
  readonly emoji: string;
  /** Who has lost it. */
  readonly belongsTo: Bilingual;
};

/** SPEC §3, Hazard. */
export type Hazard = Cell & { readonly id: string; readonly type: HazardType; readonly emoji: string };

/** What a run needs to know of a level: SPEC's three and those a child makes have it alike. */
export type Grid = {
  /** Squares a side. */
  readonly gridSize: number;
  readonly startPosition: Cell;
  readonly items: readonly (Cell & { readonly id: string })[];
  readonly hazards: readonly (Cell & { readonly id: string; readonly type: HazardType })[];
};

/** SPEC §3, Game level. */
export type Level = Omit<Grid, 'items' | 'hazards'> & {
  readonly id: string;
  readonly title: Bilingual;
  readonly background: GroundId;
  readonly description: Bilingual;
  /** Why the hero is here: two or three sentences that go on from the level before. */
  readonly story: Bilingual;
  readonly items: readonly Item[];
  readonly hazards: readonly Hazard[];
  readonly completionMessage: Bilingual;
};
