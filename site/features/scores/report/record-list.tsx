import { useId, useState } from 'react';
import { useFormatters } from '../../../shared/language/use-formatters.tsx';
import { useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { classText } from './class-text.ts';
import { PAGE_ROWS } from './class-view.ts';
import { RatingBadge } from './rating-badge.tsx';
import { scoresText } from './scores-text.ts';
import type { RatedRecord } from './statistics.ts';

export function RecordList({ records }: { records: readonly RatedRecord[] }) {
  const text = useText(classText);
  const [shown, setShown] = useState(PAGE_ROWS);
  const rest = records.length - shown;
  return (
    <>
      <ul className="mt-4 divide-y-2 divide-sand border-sand border-y-2">
        {records.slice(0, shown).map((record) => (
          <RecordEntry key={record.id} record={record} />
        ))}
      </ul>
      {rest > 0 && (
        <Button tone="plain" className="mt-4" onClick={() => setShown(shown + PAGE_ROWS)}>
          {text.more(Math.min(rest, PAGE_ROWS))}
        </Button>
      )}
    </>
  );
}

function RecordEntry({ record }: { record: RatedRecord }) {
  const text = useText(scoresText);
  const format = useFormatters();
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const when = format.dateTime(record.completedAt);
  const title = `${record.playerName}, ${when}`;
  return (
    <li className="py-3">
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 md:grid-cols-[1fr_9rem_7rem_8rem]">
        <div className="min-w-0">
          <p className="wrap-anywhere font-name font-semibold text-xl" dir="auto" translate="no">
            {record.playerName}
          </p>
          <p className="text-ink-soft leading-snug">
            <time dateTime={record.completedAt}>{when}</time>
          </p>
        </div>
        <p className="text-right leading-snug md:text-left">
          <span className="font-display text-2xl">{format.number(record.score)}</span>{' '}
          {text.outOf(format.number(record.totalQuestions))}
          <span className="block text-ink-soft">
            {format.percent(record.accuracy)} · {text.seconds(format.number(record.timeTaken))}
          </span>
        </p>
        <p>
          <RatingBadge rating={record.rating} />
        </p>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          aria-label={text.answersOf(title)}
          onClick={() => setIsOpen(!isOpen)}
          className="inline-flex min-h-11 items-center justify-end gap-2 rounded-xl px-2 font-display text-lg underline decoration-2 decoration-honey underline-offset-4"
        >
          {text.details}
          <svg
            viewBox="0 0 20 20"
            aria-hidden="true"
            className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          >
            <path d="m3 7 7 7 7-7" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <Answers record={record} title={title} />}
      </div>
    </li>
  );
}

function Answers({ record, title }: { record: RatedRecord; title: string }) {
  const text = useText(scoresText);
  const format = useFormatters();
  return (
    // docs/product.md §6.1: the detail list scrolls at 256 px.
    <section
      aria-label={text.answersOf(title)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className="mt-2 max-h-[256px] overflow-y-auto rounded-2xl bg-cream px-2 py-2 sm:px-4"
    >
      <table className="w-full border-collapse text-left [&_td]:py-1.5 [&_td]:pr-2 [&_th]:pr-2">
        <thead className="whitespace-nowrap text-ink-soft text-sm sm:text-base">
          <tr>
            <th scope="col">{text.question}</th>
            <th scope="col">{text.answer}</th>
            <th scope="col">{text.time}</th>
            <th scope="col">
              <span className="sr-only sm:not-sr-only">{text.result}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-sand">
          {record.questions.map((attempt, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stored quiz never changes, and a question may occur twice
            <tr key={index} className={attempt.isCorrect ? '' : 'font-bold'}>
              <th scope="row" className="whitespace-nowrap [font-weight:inherit]">
                {`${attempt.question} = ${format.number(attempt.correctAnswer)}`}
              </th>
              <td>{attempt.userAnswer === null ? text.noAnswer : format.number(attempt.userAnswer)}</td>
              <td className="whitespace-nowrap">{text.seconds(format.number(attempt.timeSpent))}</td>
              <td>
                <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
                  <AnswerSign isCorrect={attempt.isCorrect} />
                  <span className="sr-only sm:not-sr-only">{attempt.isCorrect ? text.right : text.wrong}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The marks that Korean teachers use: a ring for right, a triangle for wrong. */
function AnswerSign({ isCorrect }: { isCorrect: boolean }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-4 shrink-0" fill="none" strokeWidth="3">
      {isCorrect ? (
        <circle cx="10" cy="10" r="7" stroke="var(--color-leaf-deep)" />
      ) : (
        <path d="M10 3 18 17H2Z" stroke="var(--color-coral-deep)" strokeLinejoin="round" />
      )}
    </svg>
  );
}
