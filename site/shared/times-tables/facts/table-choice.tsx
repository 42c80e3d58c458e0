import { CHOOSABLE_TABLES } from './times-fact.ts';

type Props = {
  readonly tables: readonly number[];
  readonly onChange: (tables: readonly number[]) => void;
  /** The accessible name of a button, which shows only its number. */
  readonly nameOf: (table: number) => string;
};

/** A button for each times table that can be asked. One at least stays chosen. */
export function TableChoice({ tables, onChange, nameOf }: Props) {
  const toggled = (table: number) => CHOOSABLE_TABLES.filter((one) => (one === table) !== tables.includes(one));
  return (
    <div className="flex flex-wrap gap-1.5">
      {CHOOSABLE_TABLES.map((table) => (
        <button
          key={table}
          type="button"
          aria-pressed={tables.includes(table)}
          aria-label={nameOf(table)}
          disabled={tables.length === 1 && tables.includes(table)}
          onClick={() => onChange(toggled(table))}
          className={`size-12 rounded-[0.8rem_1rem_0.9rem_1.1rem] border-2 font-display text-xl ${tables.includes(table) ? 'border-ink bg-honey shadow-lift' : 'border-ink/40 bg-card'}`}
        >
          {table}
        </button>
      ))}
    </div>
  );
}
