import { computeProduct, formatQuestion, type TimesFact } from '../../../shared/facts/attempt.ts';
import { PRACTICE_MULTIPLIERS } from '../model/questions.ts';
import { getTableColor } from '../model/table-colors.ts';

/** The facts of a table as buttons that speak them. A covered product is revealed by the press. */
export function FactGrid({
  table,
  spoken,
  isShown,
  onSay,
}: {
  readonly table: number;
  /** The fact that is being spoken. */
  readonly spoken: TimesFact | null;
  readonly isShown: (fact: TimesFact) => boolean;
  readonly onSay: (fact: TimesFact) => void;
}) {
  return (
    <ul className="grid grid-cols-3 gap-2 md:grid-cols-9 md:gap-1.5">
      {PRACTICE_MULTIPLIERS.map((multiplier) => {
        const cell = { table, multiplier };
        const isNow = spoken?.table === table && spoken.multiplier === multiplier;
        const isOpen = isShown(cell);
        return (
          <li key={multiplier}>
            <button
              type="button"
              aria-label={isOpen ? `${formatQuestion(cell)} = ${computeProduct(cell)}` : formatQuestion(cell)}
              data-speaking={isNow || undefined}
              onClick={() => onSay(cell)}
              className={`grid min-h-18 w-full touch-manipulation content-center justify-items-center rounded-[0.8rem_1rem_0.9rem_1.1rem] border-2 py-1.5 font-display leading-tight transition-[translate] hover:lifted active:translate-y-0.5 ${isNow ? 'quiz-pulse border-ink bg-honey shadow-lift' : `border-ink/20 hover:border-ink ${getTableColor(table).wash}`}`}
            >
              <span className={`text-base ${isNow ? 'text-ink' : 'text-ink-soft'}`}>{formatQuestion(cell)}</span>
              <span className={`text-3xl md:text-2xl lg:text-3xl ${isOpen ? '' : 'text-ink-soft/70'}`}>
                {isOpen ? computeProduct(cell) : '?'}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
