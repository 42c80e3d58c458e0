/**
 * The page as React sees it: stores, hooks, scripts in the document, and what browsers can do.
 *
 * @packageDocumentation
 */

/** An event, and whoever wants to know of it. */
type Emitter = {
  /** Calls `listener` at each event. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly emit: () => void;
};

export function createEmitter(): Emitter {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit() {
      for (const listener of listeners) listener();
    },
  };
}

/** A value that changes, with an event at each change. */
export type ReadableStore<State> = Pick<Emitter, 'subscribe'> & {
  readonly getState: () => State;
  /** What the prerendered page shows. */
  readonly getInitialState: () => State;
};

export type Store<State> = ReadableStore<State> & {
  /** Changes a part of the state. */
  readonly set: (part: Partial<State>) => void;
};

export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial;
  const { subscribe, emit } = createEmitter();
  return {
    subscribe,
    getState: () => state,
    getInitialState: () => initial,
    set(part) {
      state = { ...state, ...part };
      emit();
    },
  };
}
