/**
 * When a board is sent to the server: one save at a time, in order, each with the board as it is then; a save that
 * failed for now is tried again. A state machine without timers or requests: `saver.client.ts` has those.
 */
export type SaverState = {
  /** Revision of the board that the server has; -1 until it is known. */
  readonly savedRevision: number;
  readonly isSending: boolean;
  /** A save was asked for while another one was sent. */
  readonly isQueued: boolean;
  /** Failed saves since the last one that arrived. */
  readonly failures: number;
};

/** `revision` is always the server's; `localRevision` that of the board on the page. */
export type SaverEvent =
  | { readonly type: 'save'; readonly localRevision: number }
  /** Sent when the server's board was loaded. */
  | { readonly type: 'loaded'; readonly revision: number; readonly localRevision: number }
  | { readonly type: 'saved'; readonly revision: number; readonly localRevision: number }
  /** `isTemporary`: the same board may be accepted later. */
  | { readonly type: 'failed'; readonly isTemporary: boolean; readonly localRevision: number };

/** What is to be done next. After 'retry-later' comes a 'save' event when the wait is over. */
export type SaverCommand = 'send' | 'retry-later' | null;

type SaverStep = { readonly state: SaverState; readonly command: SaverCommand };

export const IDLE_SAVER: SaverState = { savedRevision: -1, isSending: false, isQueued: false, failures: 0 };

export function reduceSaver(state: SaverState, event: SaverEvent): SaverStep {
  switch (event.type) {
    case 'save':
      return sendIfNewer(state, event.localRevision);
    case 'loaded':
      return sendIfNewer({ ...state, savedRevision: event.revision }, event.localRevision);
    case 'saved':
      return afterSend({ ...state, savedRevision: event.revision, failures: 0 }, event.localRevision);
    case 'failed': {
      if (!event.isTemporary) return afterSend(state, event.localRevision);
      const step = afterSend({ ...state, failures: state.failures + 1 }, event.localRevision);
      return { state: step.state, command: step.command ?? 'retry-later' };
    }
  }
}

/** Sends a board that the server has not; a new board has revision 0, and is not sent. */
function sendIfNewer(state: SaverState, localRevision: number): SaverStep {
  if (state.isSending) return { state: { ...state, isQueued: true }, command: null };
  if (localRevision <= Math.max(0, state.savedRevision)) return { state, command: null };
  return { state: { ...state, isSending: true }, command: 'send' };
}

function afterSend(state: SaverState, localRevision: number): SaverStep {
  const idle = { ...state, isSending: false, isQueued: false };
  return state.isQueued ? sendIfNewer(idle, localRevision) : { state: idle, command: null };
}
