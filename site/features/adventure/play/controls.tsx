import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { useAdventureContext } from '../game/adventure-context.tsx';
import { adventureText } from '../game/adventure-text.ts';
import { canChooseRunFrom, canRun, canStepBack, type PlayingState } from '../game/playing-state.ts';
import { Mark, type MarkName } from './game-art.tsx';

/** Back to start, step back, run, pause, one step (docs/product.md §7.3). */
export function Controls({ game, runButton }: { game: PlayingState; runButton: RefObject<HTMLButtonElement | null> }) {
  const { send } = useAdventureContext();
  const text = useText(adventureText);
  const pause = useRef<HTMLButtonElement>(null);
  const { state } = game.playback;
  const isRunning = state === 'running';
  const isReady = canRun(game);
  useFocusHandover(isRunning, isReady, runButton, pause);
  return (
    <section aria-label={text.controls} className="controls">
      <ControlButton
        mark="start"
        name={text.backToStart}
        isDisabled={state === 'celebrating'}
        onPress={() => send({ type: 'back-to-start' })}
      />
      <ControlButton
        mark="step-back"
        name={text.stepBack}
        isDisabled={!canStepBack(game)}
        onPress={() => send({ type: 'step-back' })}
      />
      <button
        ref={runButton}
        type="button"
        aria-disabled={!isReady || undefined}
        onClick={isReady ? () => send({ type: 'run' }) : undefined}
        className="control control-run"
      >
        <Mark name="play" />
        {text.run}
      </button>
      {canChooseRunFrom(game) && <RunFromChip game={game} />}
      <ControlButton
        ref={pause}
        mark="pause"
        name={text.pause}
        isDisabled={!isRunning}
        onPress={() => send({ type: 'pause' })}
      />
      <ControlButton mark="step" name={text.stepOnce} isDisabled={!isReady} onPress={() => send({ type: 'step' })} />
    </section>
  );
}

/** Says where Run starts; a tap changes it. */
function RunFromChip({ game }: { game: PlayingState }) {
  const { send } = useAdventureContext();
  const text = useText(adventureText);
  const { runFrom } = game;
  return (
    <button
      type="button"
      data-run-from={runFrom}
      onClick={() => send({ type: 'run-from', from: runFrom === 'start' ? 'here' : 'start' })}
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
