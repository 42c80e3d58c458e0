import type { ReactNode } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { keepSumsWhole } from '../../../shared/times-tables/facts/fact-form.ts';
import { Acorn } from '../play/drawings.tsx';
import { quizText } from '../play/quiz-text.ts';
import { type FunFact, funFacts, generalTips, type Tip, tableTips } from './table-tips.ts';

/** Each table has its color, in the panel and on its tip: `wash` to write on, `solid` for its sign. */
const COLORS = [
  { table: 2, wash: 'bg-coral-wash', solid: 'bg-coral-deep text-paper' },
  { table: 3, wash: 'bg-honey-wash', solid: 'bg-honey text-ink' },
  { table: 4, wash: 'bg-leaf-wash', solid: 'bg-leaf-deep text-paper' },
  { table: 5, wash: 'bg-teal-wash', solid: 'bg-teal-deep text-paper' },
  { table: 6, wash: 'bg-violet-wash', solid: 'bg-night text-white' },
  { table: 7, wash: 'bg-sand', solid: 'bg-wood-deep text-paper' },
  { table: 8, wash: 'bg-coral-wash', solid: 'bg-coral-deep text-paper' },
  { table: 9, wash: 'bg-honey-wash', solid: 'bg-honey text-ink' },
] as const;

type TableColor = { readonly wash: string; readonly solid: string };

export function getTableColor(table: number): TableColor {
  const color = COLORS.find((one) => one.table === table);
  if (!color) throw new RangeError(`no color for the table of ${table}`);
  return color;
}

/** Tips for remembering each table, tips for all of them, and fun facts. */
export function TablesAdvice({ tables }: { tables: readonly number[] }) {
  const text = useText(quizText);
  const { language } = useLanguage();
  return (
    <>
      <section className="mt-10 hidden md:block">
        <h2 className="text-3xl">{text.tableTips}</h2>
        <ul className="mt-4 grid grid-cols-2 gap-4 xl:grid-cols-3">
          {tableTips
            .filter((tip) => tables.includes(tip.table))
            .map((tip) => (
              <li key={tip.table} className={`flex gap-4 rounded-cut p-5 ${getTableColor(tip.table).wash}`}>
                <span
                  aria-hidden="true"
                  className={`grid size-12 shrink-0 place-items-center rounded-[0.8rem_1rem_0.9rem_1.1rem] font-display text-2xl ${getTableColor(tip.table).solid}`}
                >
                  {tip.table}
                </span>
                <div>
                  <h3 className="text-xl">{tip.title[language]}</h3>
                  <p className="mt-1 text-pretty">{keepSumsWhole(tip.text[language])}</p>
                </div>
              </li>
            ))}
        </ul>
      </section>

      <section className="mt-10">
        <h2 className="text-3xl">{text.generalTips}</h2>
        <TipList tips={generalTips} picture={() => <Acorn className="mt-1 h-10 shrink-0" />} />
      </section>

      <section className="mt-10 rounded-[2rem_1.5rem_2.2rem_1.7rem] bg-honey-wash p-5 sm:p-8">
        <h2 className="text-3xl">{text.funFacts}</h2>
        <TipList tips={funFacts} picture={(fact) => <FactPicture picture={fact.picture} />} />
      </section>
    </>
  );
}

function TipList<T extends Tip>({ tips, picture }: { tips: readonly T[]; picture: (tip: T) => ReactNode }) {
  const { language } = useLanguage();
  return (
    <ul className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {tips.map((tip) => (
        <li key={tip.title.en} className="flex gap-4">
          {picture(tip)}
          <div>
            <h3 className="text-xl">{tip.title[language]}</h3>
            <p className="mt-0.5 max-w-[48ch] text-pretty">{keepSumsWhole(tip.text[language])}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const PICTURES: Record<FunFact['picture'], ReactNode> = {
  die: (
    <>
      <path d="M8 20l23-12 25 10-2 28-24 12L9 46z" className="fill-white" />
      <path d="M8 20l23 9 25-11M31 29l-1 29" fill="none" />
      <path d="M9 21l22 8-1 28L9 46z" className="fill-coral-wash" />
      <g className="fill-ink" stroke="none">
        <ellipse cx="32" cy="18.5" rx="4" ry="2.6" />
        <ellipse cx="15" cy="30" rx="2.5" ry="3.4" />
        <ellipse cx="25" cy="34" rx="2.5" ry="3.4" />
        <ellipse cx="15" cy="41" rx="2.5" ry="3.4" />
        <ellipse cx="25" cy="46" rx="2.5" ry="3.4" />
        <ellipse cx="37.5" cy="46" rx="2.5" ry="3.4" />
        <ellipse cx="48" cy="29" rx="2.5" ry="3.4" />
      </g>
    </>
  ),
  honeycomb: (
    <>
      <path d="M21 6l11 6v12l-11 6-11-6V12zM43 6l11 6v12l-11 6-11-6V12z" className="fill-honey" />
      <path d="M32 24l11 6v12l-11 6-11-6V30z" className="fill-honey-wash" />
      <path d="M21 30v12l-10.5 6L2 42.5M43 30v12l10.5 6 8-5" fill="none" />
      <g transform="translate(42 47) rotate(-14)">
        <ellipse cx="-3" cy="-9" rx="5" ry="7.5" className="fill-teal-wash" />
        <ellipse cx="5" cy="-9" rx="5" ry="7.5" className="fill-teal-wash" />
        <ellipse rx="11" ry="7.5" className="fill-honey" />
        <path d="M-4-7v14M3-7.3v14.6" />
      </g>
    </>
  ),
  ladybug: (
    <>
      <path d="M32 20c-6-1-9-5-8-10m8 10c6-1 9-5 8-10" fill="none" />
      <path d="M21 24c0-8 5-12 11-12s11 4 11 12z" className="fill-ink" />
      <path d="M32 19c13 0 21 9 21 20S45 57 32 57s-21-7-21-18 8-20 21-20z" className="fill-coral" />
      <path d="M32 20v37" />
      <g className="fill-ink" stroke="none">
        <circle cx="32" cy="27" r="4" />
        <circle cx="21" cy="33" r="3.6" />
        <circle cx="43" cy="33" r="3.6" />
        <circle cx="18.5" cy="43" r="3.3" />
        <circle cx="45.5" cy="43" r="3.3" />
        <circle cx="25.5" cy="50" r="3.3" />
        <circle cx="38.5" cy="50" r="3.3" />
      </g>
    </>
  ),
  calendar: (
    <>
      <path d="M9 14c15-2 31-2 46 0 2 14 2 27 0 41-15 2-31 2-46 0-2-14-2-27 0-41z" className="fill-white" />
      <path d="M9 14c15-2 31-2 46 0l1 11c-16 1-32 1-48 0z" className="fill-teal" />
      <path d="M20 8v9m24-9v9" fill="none" strokeWidth="4" />
      <path
        d="M14 31h36.2M14 37h36.2M14 43h36.2M14 49h36.2"
        className="stroke-teal-deep"
        strokeDasharray="0.1 5.9"
        strokeWidth="3.4"
      />
    </>
  ),
  tablet: (
    <>
      <path d="M17 5c10-2 20-1 30 0 1 18 2 35-1 54-9 1-19 1-28-1-2-18-2-35-1-53z" className="fill-wood" />
      <path
        d="M24 12c-1 13-1 26 0 39M41 10c1 14 0 29-1 42"
        className="stroke-wood-deep"
        fill="none"
        strokeWidth="1.8"
      />
      <path d="M28 15h9m-9 8h9m-9 8h7m-7 8h6m-6 8h4" className="stroke-cream" fill="none" strokeWidth="3.2" />
      <circle cx="32.5" cy="9" r="1.8" className="fill-ink" stroke="none" />
    </>
  ),
  stairs: (
    <>
      <path d="M5 57V47h13V37h13V25h13V11h14v46z" className="fill-leaf" />
      <path d="M18 47v10m13-20v20m13-32v32" fill="none" className="stroke-leaf-deep" strokeWidth="2" />
      <path d="M50 11V3c5 0 8 1 10 3-2 2-5 3-9 3" className="fill-coral" strokeWidth="2" />
    </>
  ),
};

function FactPicture({ picture }: { picture: FunFact['picture'] }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className="daylight size-14 shrink-0 sm:size-16">
      <g className="stroke-ink" strokeWidth="2.6" strokeLinejoin="round" strokeLinecap="round">
        {PICTURES[picture]}
      </g>
    </svg>
  );
}
