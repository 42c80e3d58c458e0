import { CHOOSABLE_TABLES } from '../../shared/players.ts';
import { useText } from '../../shared/use-language.tsx';
import { quizText } from './quiz-text.ts';

/** Which tables are asked, and whether with a clock. Closed at first: the presets are those of the quiz. */
export function QuizSettings({
  tables,
  isCalm,
  onTables,
  onCalm,
}: {
  tables: readonly number[];
  isCalm: boolean;
  onTables: (tables: readonly number[]) => void;
  onCalm: (isCalm: boolean) => void;
}) {
  const text = useText(quizText);
  const toggle = (table: number) =>
    onTables(tables.includes(table) ? tables.filter((one) => one !== table) : [...tables, table].sort());
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 underline decoration-2 decoration-honey underline-offset-4">
        {text.settings}: {text.tablesNow(tables)}
        {isCalm && ` · ${text.calmNow}`}
      </summary>
      <fieldset className="mt-1">
        <legend>{text.tables}</legend>
        <div className="mt-1 flex flex-wrap gap-1.5">
          {CHOOSABLE_TABLES.map((table) => (
            <button
              key={table}
              type="button"
              aria-pressed={tables.includes(table)}
              aria-label={text.tableName(table)}
              // One table at least.
              disabled={tables.length === 1 && tables.includes(table)}
              onClick={() => toggle(table)}
              className={`size-12 rounded-[0.8rem_1rem_0.9rem_1.1rem] border-2 font-display text-xl ${tables.includes(table) ? 'border-ink bg-honey shadow-lift' : 'border-ink/40 bg-white'}`}
            >
              {table}
            </button>
          ))}
        </div>
      </fieldset>
      <label className="mt-3 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isCalm}
          onChange={(event) => onCalm(event.target.checked)}
          className="size-6 accent-teal-deep"
        />
        {text.calm}
      </label>
    </details>
  );
}
