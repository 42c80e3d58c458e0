import type { PlayingState } from './playing-state.ts';
import { isWon } from './task-rules.ts';

/** Shows the next entry. A running program ends one tick after the last one, so that its block stays lit as long. */
export function advance(game: PlayingState): PlayingState {
  const { playback } = game;
  if (playback.state === 'ready') return game;
  const { transcript } = playback;
  const last = transcript.entries.length;
  if (playback.shownSteps === last) return { ...game, playback: { ...playback, state: 'ended' } };
  const shownSteps = playback.shownSteps + 1;
  const isLast = shownSteps === last;
  if (isLast && isWon(game.task, transcript))
    return { ...game, playback: { state: 'celebrating', transcript, shownSteps } };
  const entry = transcript.entries[shownSteps - 1];
  if (entry?.effect.kind === 'hazard') {
    const hazardHit = { blockId: entry.blockId, type: entry.effect.type };
    return { ...game, hazardHit, playback: { state: 'ended', transcript, shownSteps } };
  }
  return { ...game, playback: { ...playback, shownSteps } };
}

/** Ends the run at once where a step by hand showed its last entry. */
export function endAfterLastStep(game: PlayingState): PlayingState {
  const { playback } = game;
  if (playback.state !== 'paused' || playback.shownSteps < playback.transcript.entries.length) return game;
  return { ...game, playback: { ...playback, state: 'ended' } };
}
