/** The level on the maker's page, with what can be taken back. */

import type { MadeLevel } from '../levels/made-level.ts';
import { formatMade } from '../links/share.ts';
import { createHistory, recordChange, redo, type UndoHistory, undo } from '../state/undo-history.ts';
import { resize } from './level-maker.ts';

export type MakerHistory = {
  readonly history: UndoHistory<MadeLevel>;
  /** The history before the size slider moved, until another change: a larger size restores what a smaller one cut off. */
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
