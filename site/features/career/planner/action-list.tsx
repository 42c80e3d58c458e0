import { useText } from '../../../shared/use-language.tsx';
import type { Loadable } from './planner-state.ts';
import { plannerText } from './planner-text.ts';

/** The 3-month steps. Two general ones where those of the career failed to load: docs/product.md §9.3. */
export function ActionList({ steps }: { readonly steps: Loadable<readonly string[]> }) {
  const text = useText(plannerText);
  return (
    <div className="print:mt-4">
      <h3 className="text-2xl">{text.actions}</h3>
      {steps.kind === 'loading' && (
        <p role="status" className="mt-3 text-ink-soft text-lg">
          {text.actionsAwaited}
        </p>
      )}
      {steps.kind === 'loaded' && <Numbered steps={steps.value} language="ko" />}
      {steps.kind === 'failed' && <Numbered steps={text.fallbackActions} />}
    </div>
  );
}

function Numbered({ steps, language }: { readonly steps: readonly string[]; readonly language?: 'ko' }) {
  return (
    <ol lang={language} className="action-list">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
