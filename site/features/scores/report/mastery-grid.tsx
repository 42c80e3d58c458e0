import { FLUENT_SECONDS } from '../../../shared/facts/fact-memory.ts';
import { FactPlant } from '../../../shared/facts/fact-plant.tsx';
import type { TreeLevel } from '../../../shared/facts/fact-tree.ts';
import { useFormatters } from '../../../shared/language/use-formatters.tsx';
import { useText } from '../../../shared/language/use-language.tsx';
import { type FactMastery, MASTERY_LEVELS, MASTERY_WINDOW, type MasteryLevel } from './mastery.ts';
import { scoresText } from './scores-text.ts';

/** Colors and patterns (not color alone): striped means needs practice, dashed not tried. */
const PATCHES: Record<MasteryLevel, string> = {
  mastered: 'border-ink bg-leaf-wash',
  thirsty: 'border-coral-deep border-dotted bg-honey-wash',
  'getting-there': 'border-ink bg-teal-wash',
  'needs-practice':
    'border-ink bg-honey-wash bg-[repeating-linear-gradient(135deg,transparent_0_5px,color-mix(in_srgb,var(--color-honey)_55%,transparent)_5px_7px)]',
  untried: 'border-dashed border-ink-soft/60 bg-paper',
};

const PLANTS: Record<MasteryLevel, TreeLevel> = {
  mastered: 'tree',
  thirsty: 'thirsty',
  'getting-there': 'sprout',
  'needs-practice': 'seed',
  untried: 'untried',
};

/** The mastery of the facts that the quiz asks. */
export function MasteryGrid({ mastery }: { mastery: readonly (readonly FactMastery[])[] }) {
  const text = useText(scoresText);
  const lead = text.masteryLead(MASTERY_WINDOW, FLUENT_SECONDS);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,34rem)_1fr] print:grid-cols-[11cm_1fr] print:gap-4">
      <table className="w-full table-fixed border-separate border-spacing-1 text-center sm:border-spacing-1.5">
        <caption className="sr-only">{text.mastery}</caption>
        <thead>
          <tr>
            <td className="w-10 sm:w-14" />
            {mastery[0]?.map(({ fact: { multiplier } }) => (
              <th key={multiplier} scope="col" className="font-display font-normal text-lg print:text-sm">
                × {multiplier}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {mastery.map((row) => (
            <tr key={row[0]?.fact.table}>
              <th scope="row" className="whitespace-nowrap font-display font-normal text-lg print:text-sm">
                {row[0] && text.tableShort(row[0].fact.table)}
              </th>
              {row.map((cell) => (
                <Patch key={cell.question} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        <p className="max-w-prose print:text-sm">{lead}</p>
        <ul className="mt-3 grid gap-2 print:gap-1">
          {MASTERY_LEVELS.map((level) => (
            <LegendEntry
              key={level}
              level={level}
              count={mastery.flat().filter((cell) => cell.level === level).length}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

function Patch({ cell }: { cell: FactMastery }) {
  const text = useText(scoresText);
  const format = useFormatters();
  const share = text.fluentOf(format.number(cell.fluent), format.number(cell.attempts));
  return (
    <td className={`relative rounded-[0.7rem_0.9rem_0.6rem_1rem] border-2 p-0 ${PATCHES[cell.level]}`}>
      <span className="sr-only">
        {`${cell.question}: ${text.levels[cell.level].name}${cell.attempts > 0 ? `, ${share}` : ''}`}
      </span>
      <span aria-hidden="true" className="flex flex-col items-center py-1 print:py-0.5">
        <FactPlant level={PLANTS[cell.level]} className="size-7 sm:size-11 print:size-7" />
        <span className="text-[0.68rem] leading-tight tracking-tight sm:text-sm print:text-[8pt]">
          {cell.attempts > 0 ? `${cell.fluent}/${cell.attempts}` : '\u00A0'}
        </span>
      </span>
    </td>
  );
}

function LegendEntry({ level, count }: { level: MasteryLevel; count: number }) {
  const text = useText(scoresText);
  const format = useFormatters();
  return (
    <li className="flex items-center gap-3">
      <span className={`rounded-lg border-2 p-0.5 ${PATCHES[level]}`}>
        <FactPlant level={PLANTS[level]} className="size-8 print:size-6" />
      </span>
      <span className="leading-snug print:text-xs">
        <span className="font-display text-lg print:text-sm">
          {text.levels[level].name} <span className="text-ink-soft">{format.number(count)}</span>
        </span>
        <span className="block">{text.levels[level].meaning}</span>
      </span>
    </li>
  );
}
