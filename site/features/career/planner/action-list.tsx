import { useText } from '../../../shared/use-language.tsx';
import type { Loadable } from './planner-state.ts';
import { plannerText } from './planner-text.ts';

/** What to do within three months; two steps for anybody where those of the career did not come (SPEC §8). */
export function ActionList({ steps }: { readonly steps: Loadable<readonly string[]> }) {
  const text = useText(plannerText);
  return (
    <div className="print:mt-4">
      <h3 className="text-2xl">{text.actions}</h3>
      {steps.kind === 'waiting' && (
        <p role="status" className="mt-3 text-ink-soft text-lg">
          {text.actionsAwaited}
        </p>
      )}
      {steps.kind === 'came' && <Numbered steps={steps.value} language="ko" />}
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
