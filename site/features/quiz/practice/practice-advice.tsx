import type { ReactNode } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { Acorn } from '../drawings/drawings.tsx';
import { getTableColor } from '../model/table-colors.ts';
import { quizText } from '../text/quiz-text.ts';
import { FactPicture } from './fact-pictures.tsx';
import { keepSumsWhole } from './keep-sums-whole.ts';
import { funFacts, generalTips, type Tip, tableTips } from './practice-tips.ts';

/** Tips for remembering each table, tips for all of them, and fun facts. */
export function PracticeAdvice({ tables }: { tables: readonly number[] }) {
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
