import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { TimesFact } from '../../shared/attempt.ts';
import type { PracticePlan } from '../../shared/practice-plan.ts';
import { Button } from '../../shared/ui/button.tsx';
import { showAlert } from '../../shared/ui/notices.ts';
import { useText } from '../../shared/use-language.tsx';
import { BubbleTail } from './bubble-tail.tsx';
import { Owl } from './owl.tsx';
import { forgetPracticePlan, readPracticePlan } from './practice/practice-plan.client.ts';
import { plannedFacts } from './questions.ts';
import { NAME_LENGTH, normaliseName } from './quiz.ts';
import { quizText } from './quiz-text.ts';

/** Enter that ends a Hangul syllable is not meant for the form; Safari marks it by the key code alone. */
function isComposing(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === 229;
}

/** The first stage: whose quiz is it? A plan from the score report fills in the name and asks its facts first. */
export function NameEntry({
  isFocused,
  onStart,
}: {
  isFocused: boolean;
  onStart: (playerName: string, weakFacts: readonly TimesFact[]) => void;
}) {
  const text = useText(quizText);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [plan, setPlan] = useState<PracticePlan | null>(null);

  useEffect(() => {
    const found = readPracticePlan();
    if (!found) return;
    setPlan(found);
    setName(found.playerName);
  }, []);

  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);

  // A brother at the same tablet has weak facts of his own.
  const isPlanned = plan !== null && normaliseName(plan.playerName) === normaliseName(name);
  const weakFacts = isPlanned ? plannedFacts(plan.facts) : [];

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (normaliseName(name) === '') {
      showAlert(text.blankName);
      return;
    }
    forgetPracticePlan();
    onStart(name, weakFacts);
  }

  return (
    <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-8">
      <Owl mood="hello" className="quiz-nod mx-auto h-32 sm:h-64" />
      <div className="relative rounded-[1.6rem_2rem_1.7rem_2.2rem] border-2 border-ink bg-cream p-5 sm:mb-8 sm:p-8">
        <BubbleTail side="up, then left" />
        <form onSubmit={submit}>
          <label htmlFor={id} className="font-display text-2xl sm:text-3xl">
            {text.nameQuestion}
          </label>
          <div className="mt-3 flex flex-wrap gap-3">
            <input
              ref={field}
              id={id}
              value={name}
              onChange={(event) => setName(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
              }}
              maxLength={NAME_LENGTH}
              placeholder={text.namePlaceholder}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
              className="min-h-14 min-w-0 grow basis-48 rounded-[1.1rem_1.3rem_1.1rem_1.4rem] border-2 border-ink bg-white px-4 font-display text-2xl placeholder:text-ink-soft/80"
            />
            <Button type="submit" tone="coral" disabled={name === ''} className="min-h-14 grow px-7 text-xl sm:grow-0">
              {text.start}
            </Button>
          </div>
          {weakFacts.length > 0 && <p className="mt-3">{text.planned(weakFacts.length)}</p>}
        </form>
        <QuizRules />
      </div>
    </div>
  );
}

function QuizRules() {
  const text = useText(quizText);
  return (
    <ul className="mt-5 grid grid-cols-3 gap-2 border-ink/25 border-t-2 border-dashed pt-4">
      {text.rules.map((rule) => (
        <li key={rule.text} className="text-center leading-snug">
          <span className="block font-display text-3xl text-coral-deep leading-none sm:text-4xl">{rule.number}</span>
          <span className="text-sm sm:text-base">{rule.text}</span>
        </li>
      ))}
    </ul>
  );
}
