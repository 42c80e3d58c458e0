import type { MouseEvent } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { Backspace } from '../drawings/drawings.tsx';
import { quizText } from '../text/quiz-text.ts';

/** One more than the longest answer has, so that a digit too many shows and can be erased. */
const MAX_DIGITS = 3;

const KEY =
  'grid min-h-[clamp(3.5rem,8.4svh,5rem)] place-items-center rounded-[0.9rem_1.1rem_0.9rem_1.2rem] border-2 border-ink font-display text-[1.7rem] leading-none touch-manipulation select-none shadow-[0_3px_0_0_rgb(58_40_70/0.85)] enabled:active:translate-y-0.5 enabled:active:shadow-none disabled:border-ink/30 disabled:bg-cream disabled:text-ink/45 disabled:shadow-none';

/** The focus stays in the answer's field, so that a hardware keyboard goes on working. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Digit keys, erase, and confirm, which submits the surrounding form. */
export function NumberPad({
  value,
  onChange,
  isRunning,
}: {
  value: string;
  onChange: (value: string) => void;
  isRunning: boolean;
}) {
  const text = useText(quizText);
  const digit = (key: string) => (
    <button
      key={key}
      type="button"
      disabled={!isRunning}
      onMouseDown={keepFocus}
      onClick={() => onChange((value + key).slice(0, MAX_DIGITS))}
      className={`${KEY} bg-card`}
    >
      {key}
    </button>
  );
  return (
    <fieldset className="mx-auto grid w-full max-w-md grid-cols-4 gap-1.5 sm:gap-2.5">
      <legend className="sr-only">{text.numberPad}</legend>
      {['1', '2', '3'].map(digit)}
      <button
        type="button"
        disabled={!isRunning || value === ''}
        aria-label={text.erase}
        onMouseDown={keepFocus}
        onClick={() => onChange(value.slice(0, -1))}
        className={`${KEY} bg-coral-wash`}
      >
        <Backspace className="size-7" />
      </button>
      {['4', '5', '6', '0', '7', '8', '9'].map(digit)}
      <button
        type="submit"
        disabled={!isRunning || value === ''}
        onMouseDown={keepFocus}
        className={`${KEY} whitespace-nowrap bg-honey px-0.5 text-xl max-[359px]:text-lg`}
      >
        {text.confirm}
      </button>
    </fieldset>
  );
}
