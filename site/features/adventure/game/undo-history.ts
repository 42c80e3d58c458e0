/** States for undo and redo: `past` ends with the newest, `future` begins with the next. */
export type UndoHistory<State> = {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
};

export const MAX_UNDO_STEPS = 100;

export function createHistory<State>(present: State): UndoHistory<State> {
  return { past: [], present, future: [] };
}

/** Adds a state. The history stays the same for null (refused) or the present state. */
export function recordChange<State>(history: UndoHistory<State>, next: State | null): UndoHistory<State> {
  if (next === null || next === history.present) return history;
  return { past: [...history.past, history.present].slice(-MAX_UNDO_STEPS), present: next, future: [] };
}

export function undo<State>({ past, present, future }: UndoHistory<State>): UndoHistory<State> {
  const last = past.at(-1);
  return last === undefined
    ? { past, present, future }
    : { past: past.slice(0, -1), present: last, future: [present, ...future] };
}

export function redo<State>({ past, present, future }: UndoHistory<State>): UndoHistory<State> {
  const [next, ...rest] = future;
  return next === undefined ? { past, present, future } : { past: [...past, present], present: next, future: rest };
}
