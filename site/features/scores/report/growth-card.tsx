import { formatQuestion, parseQuestion } from '../../../shared/facts/attempt.ts';
import { getFactTip } from '../../../shared/facts/fact-tip.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { classText } from './class-text.ts';
import type { ScoreReport } from './report.ts';

/** What grew since last week, and the one sentence to say to the child. */
export function GrowthCard({ report: { growth, practice } }: { report: ScoreReport }) {
  const text = useText(classText);
  const { language } = useLanguage();
  if (!growth) return null;
  const weakest = practice.find((fact) => parseQuestion(formatQuestion(fact)) !== null);
  const facts = growth.newTrees.map(({ low, high }) => `${low} × ${high}`).join(', ');
  return (
    <div className="grid gap-4 md:grid-cols-2 print:gap-2">
      <section className="rounded-cut bg-leaf-wash p-5 print:p-2">
        <h2 className="text-xl print:text-base">{text.growth}</h2>
        <p className="mt-1">{text.days(growth.days, growth.daysBefore)}</p>
        <p>{facts === '' ? text.nothingGrown : text.newTrees(facts)}</p>
        <p>{text.knownTrees(growth.knownTreeCount, growth.treeCount)}</p>
      </section>
      {weakest && (
        <section className="rounded-cut bg-teal-wash p-5 print:p-2">
          <h2 className="text-xl print:text-base">{text.sayIt}</h2>
          <p className="mt-1 text-lg print:text-base">
            {text.say(formatQuestion(weakest), getFactTip(weakest)[language])}
          </p>
        </section>
      )}
    </div>
  );
}
