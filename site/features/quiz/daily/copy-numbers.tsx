import { useRef, useState } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { useAfterChange } from '../../../shared/page/use-after-change.tsx';
import { COPIED_NUMBERS, computeFluentSeconds } from '../../../shared/times-tables/facts/typing-speed.ts';
import { getElapsedMs } from '../model/clock.client.ts';
import { parseAnswer } from '../model/quiz.ts';
import { AnswerForm } from '../play/answer-form.tsx';
import { Owl } from '../play/drawings.tsx';
import { LeaveButton } from '../play/question-panel.tsx';
import { dailyText } from './daily-text.ts';

/** Three numbers to copy, once for each player: what is quick depends on how fast a child types. */
export function CopyNumbers({
  onDone,
  onLeave,
}: {
  onDone: (fluentSeconds: number | null) => void;
  onLeave: () => void;
}) {
  const text = useText(dailyText);
  const [seconds, setSeconds] = useState<readonly number[]>([]);
  const [misses, setMisses] = useState(0);
  const shownAt = useRef(0);
  const key = `${seconds.length} ${misses}`;
  useAfterChange([key], () => {
    shownAt.current = getElapsedMs();
  });
  const number = COPIED_NUMBERS[seconds.length] ?? 0;

  function copy(typed: string): void {
    if (parseAnswer(typed) !== number) {
      setMisses(misses + 1);
      return;
    }
    const all = [...seconds, (getElapsedMs() - shownAt.current) / 1000];
    setSeconds(all);
    if (all.length === COPIED_NUMBERS.length) onDone(computeFluentSeconds(all));
  }

  return (
    <div className="quiz-question relative">
      <div className="quiz-question-top flex items-center gap-3 sm:gap-5">
        <div className="grow">
          <h2 className="text-center text-ink-soft text-lg sm:text-2xl">{text.copyTitle}</h2>
        </div>
        <Owl mood="hello" className="h-16 shrink-0 sm:h-24" />
      </div>
      <AnswerForm
        key={key}
        mark="asking"
        isRunning
        prompt={{ label: text.copyNumber(number), before: `${number} →` }}
        onAnswer={copy}
      >
        <p className="grid min-h-18 content-center text-center text-lg leading-tight sm:min-h-20">{text.copyNote}</p>
      </AnswerForm>
      <LeaveButton onLeave={onLeave} />
    </div>
  );
}
