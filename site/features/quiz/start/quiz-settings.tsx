import { TableChoice } from '../../../shared/facts/table-choice.tsx';
import { useText } from '../../../shared/language/use-language.tsx';
import { KoreanSwitch } from '../speech/korean-switch.tsx';
import { quizText } from '../text/quiz-text.ts';

/** Which tables are asked, whether with a clock, and on English pages whether in Korean. Closed at first: the presets are those of the quiz. */
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
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 underline decoration-2 decoration-honey underline-offset-4">
        {text.settings}: {text.tablesNow(tables)}
        {isCalm && ` · ${text.calmNow}`}
      </summary>
      <fieldset className="mt-1">
        <legend className="mb-1">{text.tables}</legend>
        <TableChoice tables={tables} onChange={onTables} nameOf={text.tableName} />
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
      <KoreanSwitch />
    </details>
  );
}
