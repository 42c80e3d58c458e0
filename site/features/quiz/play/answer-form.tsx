import { type FormEvent, type MouseEvent, type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { useAfterChange } from '../../../shared/page/use-after-change.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { MAX_ANSWER_LENGTH } from '../model/quiz.ts';
import { Backspace } from './drawings.tsx';
import { quizText } from './quiz-text.ts';

/** How the answer's box looks. */
type AnswerMark = 'asking' | 'correct' | 'wrong' | 'timeout';

const ANSWER_BOX: Record<AnswerMark, string> = {
  asking: 'border-ink bg-card',
  correct: 'border-leaf-deep bg-leaf-wash text-leaf-deep',
  wrong: 'border-coral-deep bg-coral-wash text-coral-deep line-through decoration-[3px]',
  timeout: 'border-coral-deep bg-coral-wash text-coral-deep',
};

/** What stands around the answer's field, and its accessible name. */
export type AnswerPrompt = { readonly label: string; readonly before: string; readonly after?: string };

/** The equation with a field for its answer, the feedback (`children`) and, on touch screens, the number pad. */
export function AnswerForm({
  turn = '',
  mark,
  isRunning,
  prompt: { label, before, after = '' },
  onAnswer,
  children,
}: {
  /** Changes when another answer is wanted: then the field is empty and has the focus. */
  turn?: string;
  mark: AnswerMark;
  /** Whether an answer is taken. */
  isRunning: boolean;
  prompt: AnswerPrompt;
  /** Never called with an empty text. */
  onAnswer: (text: string) => void;
  children: ReactNode;
}) {
  const text = useText(quizText);
  const isCoarse = useCoarsePointer();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [entry, setEntry] = useState({ turn, typed: '' });
  const typed = entry.turn === turn ? entry.typed : '';
  const setTyped = (next: string) => setEntry({ turn, typed: next });

  useAfterChange([turn], () => {
    field.current?.focus({ preventScroll: true });
    // On a short screen the question and its keys must be in view.
    form.current?.scrollIntoView({ block: 'nearest' });
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    // Older versions of Safari submit by Enter although the button is disabled.
    if (typed !== '') onAnswer(typed);
  }

  return (
    <form
      ref={form}
      onSubmit={submit}
      className="quiz-answer scroll-mb-1 mt-[clamp(0.25rem,(100svh-560px)*0.06,1.5rem)]"
    >
      <div
        translate="no"
        className="quiz-equation flex items-center justify-center gap-[0.22em] font-display text-[clamp(2.5rem,14vw,5.5rem)] leading-none"
      >
        <span aria-hidden="true" className="whitespace-nowrap">
          {before}
        </span>
        <input
          ref={field}
          aria-label={label}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          readOnly={!isRunning}
          inputMode={isCoarse ? 'none' : 'numeric'}
          maxLength={MAX_ANSWER_LENGTH}
          autoComplete="off"
          enterKeyHint="done"
          className={`${after === '' ? 'w-[2.1em]' : 'w-[1.5em]'} rounded-[0.28em_0.36em_0.3em_0.4em] border-[3px] px-1 py-[0.08em] text-center ${ANSWER_BOX[mark]}`}
        />
        {after !== '' && (
          <span aria-hidden="true" className="whitespace-nowrap">
            {after}
          </span>
        )}
      </div>
      <div className="quiz-feedback my-[clamp(0.25rem,(100svh-560px)*0.05,1rem)]">{children}</div>
      {isCoarse ? (
        <div className="quiz-keys">
          <NumberPad value={typed} onChange={setTyped} isRunning={isRunning} />
        </div>
      ) : (
        <div className="quiz-keys text-center">
          <Button
            type="submit"
            disabled={!isRunning || typed === ''}
            className="min-h-14 min-w-40 text-xl disabled:bg-sand disabled:text-ink-soft disabled:opacity-100"
          >
            {text.confirm}
          </Button>
        </div>
      )}
    </form>
  );
}

/** One more than the longest answer has, so that a digit too many shows and can be erased. */
const MAX_DIGITS = 3;

const KEY =
  'grid min-h-[clamp(2.75rem,6.7svh,4.6rem)] [@media(max-height:30rem)]:min-h-[clamp(2.75rem,14.5svh,3.5rem)] place-items-center rounded-[0.9rem_1.1rem_0.9rem_1.2rem] border-2 border-ink font-display text-[1.7rem] leading-none touch-manipulation select-none shadow-[0_3px_0_0_rgb(58_40_70/0.85)] enabled:active:translate-y-0.5 enabled:active:shadow-none disabled:border-ink/30 disabled:bg-cream disabled:text-ink/45 disabled:shadow-none';

/** The focus stays in the answer's field, so that a hardware keyboard goes on working. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Digit keys, erase, and confirm, which submits the surrounding form. */
function NumberPad({
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
      className={`${KEY} bg-card ${key === '0' ? 'col-start-2' : ''}`}
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
        className={`${KEY} row-span-2 bg-coral-wash`}
      >
        <Backspace className="size-7" />
      </button>
      {['4', '5', '6', '7', '8', '9'].map(digit)}
      <button
        type="submit"
        disabled={!isRunning || value === ''}
        onMouseDown={keepFocus}
        className={`${KEY} row-span-2 whitespace-nowrap bg-honey px-0.5 text-xl max-[22.4rem]:text-lg`}
      >
        {text.confirm}
      </button>
      {digit('0')}
    </fieldset>
  );
}

const QUERY = '(pointer: coarse)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the device is used by touch: then a number pad replaces the on-screen keyboard. */
function useCoarsePointer(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  );
}
