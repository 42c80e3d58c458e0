import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IDLE_SAVER, reduceSaver, type SaverCommand, type SaverEvent, type SaverState } from './saver.ts';

/** The commands that a list of events leads to, and the state after them. */
function after(...events: SaverEvent[]): { state: SaverState; commands: SaverCommand[] } {
  let state = IDLE_SAVER;
  const commands = events.map((event) => {
    const step = reduceSaver(state, event);
    state = step.state;
    return step.command;
  });
  return { state, commands };
}

const save = (localRevision: number): SaverEvent => ({ type: 'save', localRevision });
const loaded = (revision: number, localRevision: number): SaverEvent => ({ type: 'loaded', revision, localRevision });
const saved = (revision: number, localRevision: number): SaverEvent => ({ type: 'saved', revision, localRevision });
const failed = (localRevision: number, isTemporary = true): SaverEvent => ({
  type: 'failed',
  isTemporary,
  localRevision,
});

describe('a save', () => {
  test('an unchanged new board is not sent', () => {
    expect(after(save(0)).commands).toEqual([null]);
  });

  test('a changed board is sent before the server has answered', () => {
    expect(after(save(3)).commands).toEqual(['send']);
  });

  test('a board that the server already has is not sent', () => {
    expect(after(loaded(3, 3), save(3), save(2)).commands).toEqual([null, null, null]);
  });

  test('a save waits for the one before it, then sends the current board once', () => {
    expect(after(save(1), save(2), save(3), saved(1, 3), saved(3, 3)).commands).toEqual([
      'send',
      null,
      null,
      'send',
      null,
    ]);
  });

  test('a waiting save is dropped when the server answers with a newer board', () => {
    expect(after(save(1), save(2), saved(5, 5)).commands).toEqual(['send', null, null]);
  });
});

describe('a board from the server', () => {
  test("a board from the server that is older than the page's is answered with a save", () => {
    expect(after(loaded(2, 4)).commands).toEqual(['send']);
  });

  test('a board from the server that arrives during a save starts no second save', () => {
    expect(after(save(4), loaded(2, 4), saved(4, 4)).commands).toEqual(['send', null, null]);
  });

  test('a server that has lost changes gets them again', () => {
    expect(after(save(4), saved(4, 4), loaded(0, 4)).commands).toEqual(['send', null, 'send']);
  });
});

describe('a failed save', () => {
  test('a failed save is retried later, and failures are counted until one succeeds', () => {
    const twice = after(save(1), failed(1), save(1), failed(1));
    expect(twice.commands).toEqual(['send', 'retry-later', 'send', 'retry-later']);
    expect(twice.state.failures).toBe(2);
    expect(after(save(1), failed(1), save(1), saved(1, 1)).state.failures).toBe(0);
  });

  test('a save that the server refuses for good waits for the next change', () => {
    expect(after(save(1), failed(1, false), save(2)).commands).toEqual(['send', null, 'send']);
  });

  test('a change made during a failing save is sent at once', () => {
    expect(after(save(1), save(2), failed(2)).commands).toEqual(['send', null, 'send']);
  });
});

test('only one save runs at a time, and the last change arrives, after any sequence of events', () => {
  const moves = fc.array(fc.constantFrom('change', 'arrive', 'fail', 'refuse', 'retry'), { maxLength: 60 });
  fc.assert(
    fc.property(moves, (list) => {
      let state = IDLE_SAVER;
      let local = 0;
      let inFlight: number | null = null;
      const arrived: number[] = [];
      const dispatch = (event: SaverEvent) => {
        const step = reduceSaver(state, event);
        state = step.state;
        if (step.command !== 'send') return;
        expect(inFlight).toBeNull();
        inFlight = local;
      };
      const answer = (move: string) => {
        if (inFlight === null) return;
        const revision = inFlight;
        inFlight = null;
        if (move === 'arrive') arrived.push(revision);
        dispatch(move === 'arrive' ? saved(revision, local) : failed(local, move === 'fail'));
      };
      for (const move of list) {
        if (move === 'change') local += 1;
        if (move === 'change' || move === 'retry') dispatch(save(local));
        else answer(move);
      }
      dispatch(save(local));
      while (inFlight !== null) answer('arrive');
      expect(arrived.at(-1) ?? 0).toBe(local);
      expect(arrived).toEqual([...arrived].sort((a, b) => a - b));
    }),
  );
});
