import { type ReactNode, useId, useRef } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import type { Hint, HintLevel } from '../hints/hints.ts';
import type { HintCode } from '../hints/use-hint-code.tsx';
import type { PlayingState } from '../state/playing-state.ts';
import { STEP_DELAYS_MS } from '../state/step-delay.ts';
import type { AdventureSettings } from '../state/use-settings.tsx';
import { adventureText } from '../text/adventure-text.ts';
import { Mark } from '../ui/game-marks.tsx';

type PlayingToolsProps = {
  game: PlayingState;
  settings: AdventureSettings;
  hint: Hint | null;
  hintCode: HintCode | null;
  /** The requested level. `hint` is null until its code is loaded, and while a program runs. */
  hintLevel: HintLevel | null;
  onHintLevel: (level: HintLevel | null) => void;
  /** Shown above the tools. */
  children?: ReactNode;
};

export function PlayingTools(props: PlayingToolsProps) {
  const { game, settings, hint, hintCode, hintLevel, onHintLevel, children } = props;
  const text = useText(adventureText);
  const hintButton = useRef<HTMLButtonElement>(null);
  return (
    <div className="adventure-tools">
      {children}
      <div className="flex items-center gap-2">
        <button
          ref={hintButton}
          type="button"
          aria-expanded={hintLevel !== null}
          onClick={() => onHintLevel(hintLevel === null ? 1 : null)}
          className="tool-button tool-button-wide"
        >
          <Mark name="hint" />
          {text.hint}
        </button>
        <SpeedSlider stepMs={settings.stepMs} onChange={settings.changeStepMs} />
        <SoundSwitch isOn={settings.hasSound} onChange={settings.changeSound} />
      </div>
      <div aria-live="polite">
        {hint && hintCode && (
          <hintCode.HintPanel
            game={game}
            hint={hint}
            onMore={() => onHintLevel(hint.hintLevel === 1 ? 2 : 3)}
            onClose={() => {
              onHintLevel(null);
              hintButton.current?.focus();
            }}
          />
        )}
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
