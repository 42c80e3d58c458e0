import { useSyncExternalStore } from 'react';
import { useFormatters } from '../../shared/language/use-formatters.tsx';
import { useText } from '../../shared/language/use-language.tsx';
import type { OutboxEntry } from '../../shared/outbox/outbox.ts';
import { discardParkedEntry, getParkedEntries, onOutboxChange } from '../../shared/outbox/outbox-store.client.ts';
import { scoresText } from './report/scores-text.ts';

const NONE: readonly OutboxEntry[] = [];

/** The parked entries of the outbox, for the parent to see and discard. */
export function ParkedScores() {
  const parked = useSyncExternalStore(onOutboxChange, getParkedEntries, () => NONE);
  return parked.length > 0 ? <ParkedList parked={parked} /> : null;
}

function ParkedList({ parked }: { parked: readonly OutboxEntry[] }) {
  const text = useText(scoresText);
  const format = useFormatters();
  return (
    <section aria-labelledby="parked" className="mt-8 rounded-3xl bg-violet-wash p-5 sm:p-6 print:hidden">
      <h2 id="parked" className="text-2xl">
        {text.parked}
      </h2>
      <p className="mt-1 max-w-prose">{text.parkedLead}</p>
      <ul className="mt-3 grid gap-2">
        {parked.map(({ key, body, finishedAt }) => {
          const score = `${format.number(body.score)} / ${format.number(body.totalQuestions)}`;
          const entry = text.parkedEntry(body.playerName, score, format.dateTime(new Date(finishedAt).toISOString()));
          return (
            <li key={key} className="flex flex-wrap items-center justify-between gap-x-4">
              <span translate="no" className="font-name">
                {entry}
              </span>
              <button
                type="button"
                aria-label={`${text.parkedSeen}: ${entry}`}
                onClick={() => discardParkedEntry(key)}
                className="min-h-11 underline decoration-2 underline-offset-4"
              >
                {text.parkedSeen}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
