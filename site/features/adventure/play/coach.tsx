/** The first minute of level 1: one block, run, laugh; then two. It shows where to tap, without words. */
import { useEffect, useState } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { adventureText } from '../game/adventure-text.ts';
import type { PlayingState, RunPlayback } from '../game/playing-state.ts';
import { countBlocks, type Program } from '../program/program.ts';
import { findBlock, findFirstRepeat, foldRun, getBlockKind } from '../program/program-edit.ts';
import { BlockMark, getBlockColors } from './game-art.tsx';

/** What a pointing hand shows. */
type CoachTarget = 'right' | 'run';

/** Runs with which the child has seen how it works. */
const COACHED_RUNS = 2;

export type CoachState = {
  /** Runs that have ended since the level was opened. */
  readonly endedRuns: number;
  readonly blocks: number;
  readonly playback: RunPlayback['state'];
};

/** What to point at: a block until there are as many as runs to see, then Run. Null once the child is ahead or done. */
export function findCoachTarget({ endedRuns, blocks, playback }: CoachState): CoachTarget | null {
  if (endedRuns >= COACHED_RUNS || playback === 'running' || playback === 'celebrating') return null;
  if (blocks <= endedRuns) return 'right';
  return blocks <= COACHED_RUNS ? 'run' : null;
}

/** Whether the hero laughs: after each of the first runs, until the next tap. */
export function isHeroLaughing({ endedRuns, playback }: CoachState): boolean {
  return endedRuns > 0 && endedRuns <= COACHED_RUNS && playback === 'ended';
}

type Coach = { readonly target: CoachTarget | null; readonly isLaughing: boolean; readonly isOver: boolean };

/** @param isWanted the child has earned no star yet and opens level 1 */
export function useCoach({ history, playback }: PlayingState, isWanted: boolean): Coach {
  const [wasWanted] = useState(isWanted && history.present.length === 0);
  const [endedRuns, setEndedRuns] = useState(0);
  useEffect(() => {
    if (playback.state === 'ended') setEndedRuns((runs) => runs + 1);
  }, [playback.state]);
  if (!wasWanted) return { target: null, isLaughing: false, isOver: true };
  const state = { endedRuns, blocks: countBlocks(history.present), playback: playback.state };
  return { target: findCoachTarget(state), isLaughing: isHeroLaughing(state), isOver: endedRuns >= COACHED_RUNS };
}

/** The picture shows three rounds, whatever their number is. */
const SHOWN_ROUNDS = [1, 2, 3];

type FirstRepeatProps = { program: Program; onFold: (folded: Program) => void };

/** Shows a child's first repeat when it is first needed: a tap folds the blocks that come again into one. */
export function FirstRepeat({ program, onFold }: FirstRepeatProps) {
  const { foldIntoRepeat } = useText(adventureText);
  const run = findFirstRepeat(program);
  const folded = run && foldRun(program, run);
  const block = run && findBlock(program, run.blockId);
  if (!run || !folded || !block) return null;
  const chip = (
    <span className={`strip-chip ${getBlockColors(getBlockKind(block))}`}>
      <BlockMark kind={getBlockKind(block)} className="size-5" />
    </span>
  );
  const isOneBlock = run.blockId === run.lastBlockId;
  return (
    <button type="button" onClick={() => onFold(folded)} className="first-repeat">
      <span aria-hidden="true" className="first-repeat-blocks">
        {SHOWN_ROUNDS.map((round) => (
          <span key={round} className="flex">
            {chip}
            {!isOneBlock && '…'}
          </span>
        ))}
      </span>
      <span aria-hidden="true">➜</span>
      <span aria-hidden="true" className="strip-repeat">
        <span className={`strip-chip ${getBlockColors(`repeat${run.times}`)}`}>
          <BlockMark kind={`repeat${run.times}`} className="size-6" />
        </span>
        {chip}
        {!isOneBlock && '…'}
      </span>
      <span className="first-repeat-name">{foldIntoRepeat(run.times)}</span>
    </button>
  );
}
