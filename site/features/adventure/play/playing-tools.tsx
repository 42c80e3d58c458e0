import { useId } from 'react';
import { useText } from '../../../shared/use-language.tsx';
import { adventureText } from '../adventure-text.ts';
import { STEP_DELAYS_MS } from '../state/step-delay.ts';
import { Mark } from '../ui/game-marks.tsx';

type SpeedProps = { stepMs: number; onChange: (stepMs: number) => void };

/** How long a step takes, from slow to fast. */
export function SpeedSlider({ stepMs, onChange }: SpeedProps) {
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

export function SoundSwitch({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const text = useText(adventureText);
  return (
    <button type="button" aria-pressed={isOn} onClick={() => onChange(!isOn)} className="tool-button">
      <Mark name={isOn ? 'sound' : 'silence'} />
      <span className="sr-only">{text.sound}</span>
    </button>
  );
}
