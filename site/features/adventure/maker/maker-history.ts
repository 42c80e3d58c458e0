/** The level maker's table: the level as it stands, and what can be taken back. */

import { formatMade } from '../progress/share.ts';
import { change, type History, historyOf, redo, undo } from '../state/undo-history.ts';
import { type MadeLevel, resize } from './level-maker.ts';

export type Table = {
  readonly history: History<MadeLevel>;
  /** What the size is being changed of: it stays until something else is done, so that a larger board gets all back. */
  readonly resizing: History<MadeLevel> | null;
};

export function tableOf(made: MadeLevel): Table {
  return { history: historyOf(made), resizing: null };
}

/** Anything but another size. A level that is no other one is no change. */
export function changed({ history }: Table, made: MadeLevel): Table {
  const isOther = formatMade(made) !== formatMade(history.present);
  return { history: change(history, isOther ? made : null), resizing: null };
}

/** Another size. However far it is moved to and fro, it is one change of the level that stood there before. */
export function resized({ history, resizing }: Table, gridSize: number): Table {
  const from = resizing ?? history;
  const { present } = from;
  return {
    history: change(from, present.gridSize === gridSize ? present : resize(present, gridSize)),
    resizing: from,
  };
}

export function undone({ history }: Table): Table {
  return { history: undo(history), resizing: null };
}

export function redone({ history }: Table): Table {
  return { history: redo(history), resizing: null };
}
