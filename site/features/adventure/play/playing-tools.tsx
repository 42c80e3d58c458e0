import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { useAdventureContext } from '../game/adventure-context.tsx';
import { adventureText } from '../game/adventure-text.ts';
import { STEP_DELAYS_MS } from '../game/step-delay.ts';
import { Mark } from './game-art.tsx';

type HintButtonProps = { ref: RefObject<HTMLButtonElement | null>; isOpen: boolean; onPress: () => void };

/** On small screens only its picture is shown (play-bar.css). */
export function HintButton({ ref, isOpen, onPress }: HintButtonProps) {
  const text = useText(adventureText);
  return (
    <button
      ref={ref}
      type="button"
      title={text.hint}
      aria-expanded={isOpen}
      onClick={onPress}
      className="tool-button tool-button-wide hint-button"
    >
      <Mark name="hint" />
      <span className="hint-button-name">{text.hint}</span>
    </button>
  );
}

/** @param children shown above the tools */
export function PlayingTools({ children }: { children?: ReactNode }) {
  const { settings } = useAdventureContext();
  return (
    <div className="adventure-tools">
      {children}
      <div className="flex items-center gap-2">
        <SpeedSlider stepMs={settings.stepMs} onChange={settings.changeStepMs} />
        <SoundSwitch isOn={settings.hasSound} onChange={settings.changeSound} />
      </div>
    </div>
  );
}

type SpeedProps = { stepMs: number; onChange: (stepMs: number) => void };

/** The duration of a step; slow is on the left. */
function SpeedSlider({ stepMs, onChange }: SpeedProps) {
  const text = useText(adventureText);
  const id = useId();
  const index = Math.max(0, STEP_DELAYS_MS.indexOf(stepMs));
  return (
    <div className="flex min-w-0 grow items-center gap-2">
      <label htmlFor={id} className="whitespace-nowrap font-display text-ink-soft">
        {text.speed}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={STEP_DELAYS_MS.length - 1}
        step={1}
        value={index}
        aria-valuetext={text.pace(stepMs / 1000)}
        onChange={(event) => onChange(STEP_DELAYS_MS[Number(event.target.value)] ?? stepMs)}
        className="speed-slider"
      />
    </div>
  );
}

function SoundSwitch({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const text = useText(adventureText);
  return (
    <button type="button" aria-pressed={isOn} onClick={() => onChange(!isOn)} className="tool-button">
      <Mark name={isOn ? 'sound' : 'silence'} />
      <span className="sr-only">{text.sound}</span>
    </button>
  );
}

type HintCode = typeof import('./hint-panel.tsx');

/**
 * The code of the hints, which is no part of the page's first scripts. Null until it is loaded.
 *
 * @param isWanted loads it
 * @param onFailure called where it cannot be loaded, without a network for example
 */
export function useHintCode(isWanted: boolean, onFailure: () => void): HintCode | null {
  const [code, setCode] = useState<HintCode | null>(null);
  const reportFailure = useEffectEvent(onFailure);
  useEffect(() => {
    if (!isWanted || code) return;
    let isCurrent = true;
    import('./hint-panel.tsx').then(
      (loaded) => isCurrent && setCode(loaded),
      () => isCurrent && reportFailure(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, code]);
  return code;
}
