import type { FactMemory } from '../../../shared/facts/fact-memory.ts';
import { FactPlant } from '../../../shared/facts/fact-plant.tsx';
import { computeTreeState, TREE_LEVELS, type TreeLevel } from '../../../shared/facts/fact-tree.ts';
import { useText } from '../../../shared/language/use-language.tsx';
import { dailyText } from './daily-text.ts';
import { listTreesOfTables } from './day-plan.ts';

const PATCH: Record<TreeLevel, string> = {
  tree: 'border-ink bg-leaf-wash',
  thirsty: 'border-coral-deep border-dotted bg-honey-wash',
  sprout: 'border-ink bg-teal-wash',
  seed: 'border-ink bg-honey-wash',
  untried: 'border-dashed border-ink-soft/60 bg-paper',
};

/** What a player's trees look like today: one for 3 × 7 and 7 × 3. */
export function Forest({
  name,
  memory,
  tables,
  day,
}: {
  name: string;
  memory: FactMemory;
  tables: readonly number[];
  day: number;
}) {
  const text = useText(dailyText);
  const trees = listTreesOfTables(tables)
    .toSorted((a, b) => a.high - b.high || a.low - b.low)
    .map((tree) => ({ ...tree, level: computeTreeState(memory, tree, day).level }));
  const legend = TREE_LEVELS.map((level) => ({ level, count: trees.filter((one) => one.level === level).length }));
  return (
    <section className="mt-6">
      <h3 className="text-xl">
        <bdi className="font-name">{text.forestOf(name)}</bdi>
      </h3>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(3.4rem,1fr))] gap-1.5">
        {trees.map(({ low, high, level }) => (
          <li key={`${low}${high}`} className={`grid justify-items-center rounded-xl border-2 py-1 ${PATCH[level]}`}>
            <FactPlant level={level} className="size-8" />
            <span className="font-display text-base leading-tight">{`${low} × ${high}`}</span>
            <span className="sr-only">{text.levels[level]}</span>
          </li>
        ))}
      </ul>
      <ul aria-hidden="true" className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        {legend
          .filter(({ count }) => count > 0)
          .map(({ level, count }) => (
            <li key={level} className="flex items-center gap-1.5">
              <FactPlant level={level} className="size-6" />
              {text.levels[level]} {count}
            </li>
          ))}
      </ul>
    </section>
  );
}
