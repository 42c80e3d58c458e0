import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { type AdventureEvent, canChooseRunFrom, canRun, canStepBack } from '../state/adventure-state.ts';
import type { PlayingState } from '../state/playing-state.ts';
import { adventureText } from '../text/adventure-text.ts';
import { playText } from '../text/play-text.ts';
import { Mark, type MarkName } from '../ui/game-marks.tsx';

type ControlsProps = { game: PlayingState; onEvent: (event: AdventureEvent) => void };

/** Back to start, step back, run, pause, one step (docs/product.md §7.3). */
export function Controls({ game, onEvent }: ControlsProps) {
  const text = useText(adventureText);
  const run = useRef<HTMLButtonElement>(null);
  const pause = useRef<HTMLButtonElement>(null);
  const { state } = game.playback;
  const isRunning = state === 'running';
  const isReady = canRun(game);
  useFocusHandover(isRunning, isReady, run, pause);
  return (
    <section aria-label={text.controls} className="controls">
      <ControlButton
        mark="start"
        name={text.backToStart}
        isDisabled={state === 'celebrating'}
        onPress={() => onEvent({ type: 'back-to-start' })}
      />
      <ControlButton
        mark="step-back"
        name={text.stepBack}
        isDisabled={!canStepBack(game)}
        onPress={() => onEvent({ type: 'step-back' })}
      />
      <button
        ref={run}
        type="button"
        aria-disabled={!isReady || undefined}
        onClick={isReady ? () => onEvent({ type: 'run' }) : undefined}
        className="control control-run"
      >
        <Mark name="play" />
        {text.run}
      </button>
      {canChooseRunFrom(game) && <RunFromChip game={game} onEvent={onEvent} />}
      <ControlButton
        ref={pause}
        mark="pause"
        name={text.pause}
        isDisabled={!isRunning}
        onPress={() => onEvent({ type: 'pause' })}
      />
      <ControlButton mark="step" name={text.stepOnce} isDisabled={!isReady} onPress={() => onEvent({ type: 'step' })} />
    </section>
  );
}

/** Says where Run starts; a tap changes it. */
function RunFromChip({ game, onEvent }: ControlsProps) {
  const text = useText(playText);
  const { runFrom } = game;
  return (
    <button
      type="button"
      data-run-from={runFrom}
      onClick={() => onEvent({ type: 'run-from', from: runFrom === 'start' ? 'here' : 'start' })}
      className="run-from"
    >
      <Mark name={runFrom === 'start' ? 'start' : 'steps'} className="size-4" />
      {text.runFrom[runFrom]}
      <span className="sr-only">{`. ${text.changeRunFrom}`}</span>
    </button>
  );
}

type ControlButtonProps = {
  ref?: RefObject<HTMLButtonElement | null>;
  mark: MarkName;
  name: string;
  isDisabled: boolean;
  onPress: () => void;
};

/** `aria-disabled` instead of `disabled`: the button keeps the focus when its own press disables it. */
function ControlButton({ ref, mark, name, isDisabled, onPress }: ControlButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      title={name}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onPress}
      className="control"
    >
      <Mark name={mark} />
      <span className="control-name">{name}</span>
    </button>
  );
}

/**
 * Run and Pause are never enabled together. Focus moves to whichever becomes enabled; after a solved level that is only
 * when its celebration is over.
 */
function useFocusHandover(
  isRunning: boolean,
  canRun: boolean,
  run: RefObject<HTMLButtonElement | null>,
  pause: RefObject<HTMLButtonElement | null>,
): void {
  const wasRunning = useRef(isRunning);
  useLayoutEffect(() => {
    const hasEnded = wasRunning.current && !isRunning && canRun;
    if (!isRunning && !hasEnded) return;
    wasRunning.current = isRunning;
    const [from, to] = isRunning ? [run, pause] : [pause, run];
    // The controls stay on the screen; the scroll padding would still scroll the page.
    if (document.activeElement === from.current) to.current?.focus({ preventScroll: true });
  }, [isRunning, canRun, run, pause]);
}
