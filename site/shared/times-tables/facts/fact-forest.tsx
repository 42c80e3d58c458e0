import { useFormatters } from '../../language/use-formatters.tsx';
import { useText } from '../../language/use-language.tsx';
import { FactPlant } from './fact-plant.tsx';
import { countPlants, type Plant, TREE_LEVELS, type TreeLevel } from './fact-tree.ts';
import { plantText } from './plant-text.ts';

/** Colors and patterns (not color alone): dotted needs water, striped was not right yet, dashed was not tried. */
const PATCHES: Record<TreeLevel, string> = {
  tree: 'border-ink bg-leaf-wash',
  young: 'border-ink-soft bg-leaf-wash',
  thirsty: 'border-coral-deep border-dotted bg-honey-wash',
  sprout: 'border-ink bg-teal-wash',
  seed: 'border-ink bg-honey-wash bg-[repeating-linear-gradient(135deg,transparent_0_5px,color-mix(in_srgb,var(--color-honey)_55%,transparent)_5px_7px)]',
  untried: 'border-dashed border-ink-soft/60 bg-paper',
};

/** A player's trees, one for 3 × 7 and 7 × 3, on screen and on paper. */
export function FactForest({ plants }: { plants: readonly Plant[] }) {
  const text = useText(plantText);
  return (
    // 21 or 36 plants (the tables 2–7 and 2–9) leave none alone in a last row of six or eight.
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(3.4rem,1fr))] gap-1.5 print:grid-cols-9 print:gap-1 min-[24rem]:grid-cols-6 sm:grid-cols-8">
      {plants.map(({ tree: { name }, state: { level } }) => (
        <li
          key={name}
          data-level={level}
          className={`grid justify-items-center rounded-xl border-2 py-1 print:break-inside-avoid print:py-0.5 ${PATCHES[level]}`}
        >
          <FactPlant level={level} className="size-8 print:size-6" />
          <span className="whitespace-nowrap font-display text-base leading-tight print:text-[9pt]">{name}</span>
          <span className="sr-only">{text.levels[level].name}</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * How many plants of each level there are. `hasMeanings`: with the rule of each, and also those that there are none of.
 */
export function ForestLegend({ plants, hasMeanings = false }: { plants: readonly Plant[]; hasMeanings?: boolean }) {
  const text = useText(plantText);
  const format = useFormatters();
  const entries = TREE_LEVELS.map((level) => ({ level, count: countPlants(plants, level) })).filter(
    ({ count }) => hasMeanings || count > 0,
  );
  return (
    <ul className={hasMeanings ? 'grid gap-2 print:gap-1' : 'flex flex-wrap gap-x-5 gap-y-1'}>
      {entries.map(({ level, count }) => (
        <li key={level} className="flex items-center gap-1.5">
          <FactPlant level={level} className={hasMeanings ? 'size-8 shrink-0 print:size-6' : 'size-6'} />
          <span className="leading-snug print:text-xs">
            <span className={hasMeanings ? 'font-display text-lg print:text-sm' : ''}>
              {text.levels[level].name} {format.number(count)}
            </span>
            {hasMeanings && <span className="block">{text.levels[level].meaning}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
