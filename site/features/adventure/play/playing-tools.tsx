import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { useAdventureContext } from '../game/adventure-context.tsx';

import { adventureText } from '../game/adventure-text.ts';
import { STEP_DELAYS_MS } from '../game/step-delay.ts';
import { Mark } from './game-art.tsx';

type PlayingToolsProps = {
  isHintOpen: boolean;
  onHint: () => void;
  /** Shown above the tools. */
  children?: ReactNode;
};

const HINT_BUTTON_ID = 'hint-button';

/** The hint's own close button is gone with it. */
export function focusHintButton(): void {
  document.getElementById(HINT_BUTTON_ID)?.focus();
}

export function PlayingTools({ isHintOpen, onHint, children }: PlayingToolsProps) {
  const { settings } = useAdventureContext();
  const text = useText(adventureText);
  return (
    <div className="adventure-tools">
      {children}
      <div className="flex items-center gap-2">
        <button
          id={HINT_BUTTON_ID}
          type="button"
          aria-expanded={isHintOpen}
          onClick={onHint}
          className="tool-button tool-button-wide"
        >
          <Mark name="hint" />
          {text.hint}
        </button>
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
