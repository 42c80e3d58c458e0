import type { ReadAloud } from './read-aloud.ts';

export type DeferredReadAloud = ReadAloud & {
  /** Loads what reads, because a press is likely. */
  readonly prepare: () => void;
  /** Uses `loaded` from now on, which begins what was asked for before. Returns a function that disconnects it. */
  readonly connect: (loaded: ReadAloud) => () => void;
};

type Ports = {
  /** Loads what reads. Called for each start that waits. */
  readonly load: () => void;
  /** Called when a start begins or stops to wait. */
  readonly onWaiting: (isWaiting: boolean) => void;
};

/** Reading aloud whose code may not be loaded yet: it remembers the last start until then, or until it is stopped. */
export function createDeferredReadAloud({ load, onWaiting }: Ports): DeferredReadAloud {
  let connected: ReadAloud | null = null;
  let waiting: ((reading: ReadAloud) => void) | null = null;

  function setWaiting(start: typeof waiting): void {
    if (waiting === start) return;
    waiting = start;
    onWaiting(start !== null);
  }

  function start(call: (reading: ReadAloud) => void): void {
    if (connected) {
      call(connected);
      return;
    }
    setWaiting(call);
    load();
  }

  return {
    prepare() {
      if (!connected) load();
    },
    startAt: (panel) => start((reading) => reading.startAt(panel)),
    startAtLine: (id) => start((reading) => reading.startAtLine(id)),
    sayWord: (id, word) => start((reading) => reading.sayWord(id, word)),
    pause() {
      setWaiting(null);
      connected?.pause();
    },
    resume: () => connected?.resume(),
    stop() {
      setWaiting(null);
      connected?.stop();
    },
    connect(loaded) {
      connected = loaded;
      const call = waiting;
      setWaiting(null);
      call?.(loaded);
      return () => {
        if (connected === loaded) connected = null;
      };
    },
  };
}
