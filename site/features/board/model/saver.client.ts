import { type ApiFailure, describeFailure } from '../../../shared/api/api.client.ts';
import { isTrouble, retryDelayMs } from '../../../shared/api/retry.ts';
import type { StoredBoard } from './board.ts';
import type { BoardStore } from './board-store.client.ts';
import { sendBoard } from './saved-board.client.ts';
import { IDLE_SAVER, reduceSaver, type SaverEvent } from './saver.ts';

/** A server that has not answered by then counts as unreachable. */
const ANSWER_TIMEOUT_MS = 10_000;

type BoardSaver = {
  /** Sends the store's board where the server does not have it yet. */
  readonly save: () => void;
  /** Adopts a board that the server has answered, and sends the store's where that is newer. */
  readonly serverHas: (board: StoredBoard) => void;
  /** Ends the wait for another try. */
  readonly stop: () => void;
};

/** Carries out what `reduceSaver` decides. Failures go to the console only (docs/product.md §8.2). */
export function createBoardSaver(store: BoardStore): BoardSaver {
  let state = IDLE_SAVER;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function dispatch(event: SaverEvent): void {
    const step = reduceSaver(state, event);
    state = step.state;
    if (step.command === 'send') void send();
    if (step.command === 'retry-later') {
      clearTimeout(timer);
      timer = setTimeout(save, retryDelayMs(state.failures, Math.random()));
    }
  }

  function save(): void {
    dispatch({ type: 'save', localRevision: store.getState().revision });
  }

  async function send(): Promise<void> {
    const { board, revision } = store.getState();
    const result = await sendBoard(store.sessionId, { board, revision }, AbortSignal.timeout(ANSWER_TIMEOUT_MS));
    if (result.ok) {
      store.adopt(result.value);
      dispatch({ type: 'saved', revision: result.value.revision, localRevision: store.getState().revision });
      return;
    }
    console.error(`Failed to save: ${describeFailure(result.failure)}`);
    const localRevision = store.getState().revision;
    dispatch({ type: 'failed', isTemporary: isTemporary(result.failure), localRevision });
  }

  return {
    save,
    serverHas: (board) => {
      store.adopt(board);
      dispatch({ type: 'loaded', revision: board.revision, localRevision: store.getState().revision });
    },
    stop: () => clearTimeout(timer),
  };
}

/** Whether the server may accept the same board later: it was not reached, had trouble, or asked to slow down. */
function isTemporary(failure: ApiFailure): boolean {
  return failure.kind !== 'refused' || isTrouble(failure.status);
}
