import type { Language } from '../../../shared/language/language.ts';
import { useText } from '../../../shared/language/use-language.tsx';
import type { NextStep } from '../recommender/next-steps.ts';
import type { Loadable } from './planner-state.ts';
import { plannerText } from './planner-text.ts';
import type { Ticks } from './use-step-ticks.tsx';

type Props = {
  readonly steps: Loadable<readonly NextStep[]>;
  /** Language of the steps that were loaded. */
  readonly language: Language;
  readonly ticks: Ticks;
};

/** The 3-month steps, to be ticked. Two general ones where those of the career failed to load: docs/product.md §9.3. */
export function ActionList({ steps, language, ticks }: Props) {
  const text = useText(plannerText);
  return (
    <div className="print:mt-4">
      <h3 className="text-2xl">{text.actions}</h3>
      {steps.kind === 'loading' && (
        <p role="status" className="mt-3 text-ink-soft text-lg">
          {text.actionsAwaited}
        </p>
      )}
      {steps.kind === 'loaded' && (
        <>
          <p className="mt-1 text-ink-soft print:hidden">{text.tickHint}</p>
          <ol lang={language} className="action-list">
            {steps.value.map((step) => (
              <li key={step.id}>
                <label className="action-step">
                  <span>{step.text}</span>
                  <input
                    type="checkbox"
                    checked={ticks.isTicked(step)}
                    onChange={() => ticks.toggle(step)}
                    className="action-tick"
                  />
                </label>
              </li>
            ))}
          </ol>
        </>
      )}
      {steps.kind === 'failed' && (
        <ol className="action-list">
          {text.fallbackActions.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
