import { useFormatters } from '../../../shared/language/use-formatters.tsx';
import { useText } from '../../../shared/language/use-language.tsx';
import type { MissedFact } from './analysis.ts';
import { scoresText } from './scores-text.ts';

/** Missed facts; for a class, with the number of players who missed each. */
export function MissedFactsList({ missedFacts, isClass }: { missedFacts: readonly MissedFact[]; isClass: boolean }) {
  const text = useText(scoresText);
  const format = useFormatters();
  return (
    <ol className="mt-4 grid gap-x-8 sm:grid-cols-2">
      {missedFacts.map(({ question, misses, asked, players }, index) => (
        <li key={question} className="flex min-h-13 items-baseline gap-3 border-sand border-b-2 py-2">
          <span className="w-7 shrink-0 text-right text-ink-soft" aria-hidden="true">
            {format.number(index + 1)}
          </span>
          <span className="whitespace-nowrap font-display text-2xl">{question}</span>
          <span className="leading-snug">
            {isClass && `${text.missedBy(format.number(players.length))} · `}
            {text.missed(format.number(misses), format.number(asked))}
          </span>
        </li>
      ))}
    </ol>
  );
}
