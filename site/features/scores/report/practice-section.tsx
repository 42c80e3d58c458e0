import { useState } from 'react';
import { useFormatters } from '../../../shared/language/use-formatters.tsx';
import { useText } from '../../../shared/language/use-language.tsx';
import { formatEquation, keepSumsWhole } from '../../../shared/times-tables/facts/fact-form.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { PracticeAnswer, PracticeDay } from './practice-days.ts';
import { practiceText } from './practice-text.ts';
import { scoresText } from './scores-text.ts';

/** Days that are shown, and more of each press. */
const DAYS_SHOWN = 7;

/** What a child has practiced in the two minutes, day by day; nothing without a day. */
export function PracticeSection({ days, className = '' }: { days: readonly PracticeDay[]; className?: string }) {
  const text = useText(practiceText);
  const report = useText(scoresText);
  const [shown, setShown] = useState(DAYS_SHOWN);
  if (days.length === 0) return null;
  const rest = days.length - shown;
  return (
    <section aria-labelledby="practice" className={`${className} print:mt-4`}>
      <h2 id="practice" className="text-2xl print:text-lg">
        {report.practice}
      </h2>
      <p className="mt-1 max-w-prose">{text.lead}</p>
      <ul className="mt-3 divide-y-2 divide-sand border-sand border-y-2">
        {days.slice(0, shown).map((day) => (
          <Day key={`${day.day} ${day.playerName}`} day={day} />
        ))}
      </ul>
      {rest > 0 && (
        <Button tone="plain" className="mt-4 print:hidden" onClick={() => setShown(shown + DAYS_SHOWN)}>
          {report.more(Math.min(rest, DAYS_SHOWN))}
        </Button>
      )}
    </section>
  );
}

function Day({ day: { day, answers, rightCount, missed } }: { day: PracticeDay }) {
  const text = useText(practiceText);
  const format = useFormatters();
  return (
    <li className="py-2 print:break-inside-avoid print:py-1">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <time dateTime={day} className="font-display text-xl print:text-base">
          {format.calendarDay(day)}
        </time>
        <span>{text.right(rightCount, answers.length)}</span>
      </p>
      {missed.length > 0 && <p className="text-ink-soft">{keepSumsWhole(text.missed(missed.join(', ')))}</p>}
      <details className="print:hidden">
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline decoration-2 decoration-honey underline-offset-4">
          {text.answers}
          <span className="sr-only">: {format.calendarDay(day)}</span>
        </summary>
        <ul className="grid gap-x-6 gap-y-1 pb-2 sm:grid-cols-2">
          {answers.map((answer, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stored session never changes, and a fact may occur twice
            <li key={index}>
              <Answer answer={answer} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function Answer({ answer: { fact, form, userAnswer, isRight, timeSpent } }: { answer: PracticeAnswer }) {
  const text = useText(practiceText);
  const report = useText(scoresText);
  const format = useFormatters();
  const typed = userAnswer === null ? text.typedNothing : text.typed(format.number(userAnswer));
  return (
    <>
      <span className={isRight ? '' : 'font-bold'}>{keepSumsWhole(formatEquation(fact, form))}</span>{' '}
      <span className="text-ink-soft">
        {isRight ? report.right : `${report.wrong}, ${typed}`} · {report.seconds(format.number(timeSpent))}
      </span>
    </>
  );
}
