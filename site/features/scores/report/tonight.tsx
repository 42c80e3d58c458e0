import { useNavigate } from 'react-router';
import { useFormatters } from '../../../shared/language/use-formatters.tsx';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { saveDailyRequest } from '../../../shared/times-tables/facts/daily-request.client.ts';
import { FactDots } from '../../../shared/times-tables/facts/fact-dots.tsx';
import { keepSumsWhole } from '../../../shared/times-tables/facts/fact-form.ts';
import { getFactTip } from '../../../shared/times-tables/facts/fact-tip.ts';
import type { TimesFact } from '../../../shared/times-tables/facts/times-fact.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { TableAdvice } from './fact-analysis.ts';
import { growthText } from './growth-text.ts';
import type { ScoreReport } from './report.ts';
import { scoresText } from './scores-text.ts';

/** Recommends what parent and child should practice this evening. */
export function Tonight({ report }: { report: ScoreReport }) {
  const text = useText(scoresText);
  const { analysis, nextFacts, soloPlayer, choice } = report;
  if (analysis.kind === 'no-attempts' && nextFacts.length === 0) return null;
  const tableAdvice = analysis.kind === 'mistakes' ? analysis.tableAdvice : [];
  const advised = new Set(tableAdvice.flatMap(({ missedFacts }) => missedFacts.map(({ fact }) => fact)));
  const rest = nextFacts.filter((fact) => !advised.has(fact));
  return (
    <section aria-labelledby="tonight" className="print:break-inside-avoid">
      <h2 id="tonight" className="text-3xl print:text-xl">
        {text.tonight}
      </h2>
      {analysis.kind === 'no-mistakes' && (
        <div className="mt-3 flex items-center gap-4 rounded-3xl bg-leaf-wash p-5 print:p-2">
          <Star />
          <div>
            <p className="font-display text-2xl print:text-lg">
              {choice.kind === 'all' ? text.allPerfect : text.noWrong}
            </p>
            <p>{nextFacts.length > 0 ? text.slowOnly(report.fluentSeconds) : text.celebration}</p>
          </div>
        </div>
      )}
      {analysis.kind !== 'no-mistakes' && (
        <p className={`mt-1 max-w-prose ${soloPlayer === null ? '' : 'font-name'}`}>
          {nextFacts.length === 0
            ? text.nothingTonight
            : soloPlayer === null
              ? text.tonightLeadAll
              : text.tonightLead(soloPlayer)}
        </p>
      )}
      {tableAdvice.length > 0 && (
        <ul className="mt-4 grid gap-4 md:grid-cols-3 print:mt-2 print:grid-cols-3 print:gap-2">
          {tableAdvice.map((advice) => (
            <TableCard key={advice.table} advice={advice} />
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <div className="mt-4 flex flex-wrap items-baseline gap-x-3 gap-y-2 print:mt-2">
          {tableAdvice.length > 0 && <h3 className="text-xl print:text-base">{text.alsoWorthwhile}</h3>}
          <ul className="flex flex-wrap gap-2">
            {rest.map((fact) => (
              <li
                key={fact.question}
                className="whitespace-nowrap rounded-full bg-honey-wash px-4 py-1 font-display text-lg print:px-2 print:py-0 print:text-sm"
              >
                {fact.question}
              </li>
            ))}
          </ul>
        </div>
      )}
      {nextFacts.length > 0 && <OpenTwoMinutes soloPlayer={soloPlayer} facts={nextFacts} />}
    </section>
  );
}

function TableCard({ advice: { table, missedFacts } }: { advice: TableAdvice }) {
  const text = useText(scoresText);
  const format = useFormatters();
  return (
    <li className="rounded-[1.3rem_1.7rem_1.2rem_1.9rem] border-2 border-ink bg-honey-wash p-5 print:p-2">
      <h3 className="text-xl print:text-base">{text.table(table)}</h3>
      <ul className="mt-2 grid gap-2 print:mt-1 print:gap-0">
        {missedFacts.map(({ fact: { question }, misses, asked }) => (
          <li key={question} className="flex flex-wrap items-baseline gap-x-3">
            <span className="whitespace-nowrap font-display text-3xl print:text-2xl">{question}</span>
            <span className="text-base print:text-xs">{text.missed(format.number(misses), format.number(asked))}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The two minutes are of one player: for several, a sentence asks to choose one. */
function OpenTwoMinutes({ soloPlayer, facts }: { soloPlayer: string | null; facts: readonly TimesFact[] }) {
  const text = useText(scoresText);
  const navigate = useNavigate();
  const { localize } = useLanguage();
  if (soloPlayer === null) return <p className="mt-4 max-w-prose text-ink-soft print:hidden">{text.practiceOne}</p>;
  const openTwoMinutes = () => {
    saveDailyRequest({ playerName: soloPlayer, facts });
    void navigate(localize('/multiplication-table'));
  };
  return (
    <p className="mt-5 print:hidden">
      <Button tone="coral" onClick={openTwoMinutes}>
        {text.practiceThese}
      </Button>
    </p>
  );
}

function Star() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-14 shrink-0 print:size-8">
      <path
        d="m24 4 6 13 14 1.700-10.400 9.500L36.500 43 24 35.600 11.500 43l2.900-14.800L4 18.700 18 17Z"
        fill="var(--color-honey)"
        stroke="var(--color-ink)"
        strokeWidth="2.400"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** What grew since last week, and the one sentence to say to the child. */
export function GrowthCard({ report: { growth, nextFacts } }: { report: ScoreReport }) {
  const text = useText(growthText);
  if (!growth) return null;
  const [weakest] = nextFacts;
  const facts = growth.newTrees.map(({ name }) => name).join(', ');
  return (
    <div className="grid gap-4 md:grid-cols-2 print:gap-2">
      <section className="rounded-cut bg-leaf-wash p-5 print:p-2">
        <h2 className="text-xl print:text-base">{text.title}</h2>
        <p className="mt-1">{text.days(growth.days, growth.daysBefore)}</p>
        <p>{facts === '' ? text.nothingGrown : keepSumsWhole(text.newTrees(facts))}</p>
        <p>{text.plants(growth.treeCount, growth.youngCount, growth.plantCount)}</p>
      </section>
      {weakest && <WhatToSay fact={weakest} />}
    </div>
  );
}

function WhatToSay({ fact }: { fact: TimesFact }) {
  const text = useText(growthText);
  const { language } = useLanguage();
  const { split, questions } = getFactTip(fact);
  return (
    <section className="rounded-cut bg-teal-wash p-5 print:p-2">
      <h2 className="text-xl print:text-base">{text.sayIt}</h2>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <FactDots split={split} className="max-h-28 w-20 shrink-0" />
        <p className="grow basis-56 text-lg">{keepSumsWhole(text.say(fact.question, questions[language]))}</p>
      </div>
    </section>
  );
}
