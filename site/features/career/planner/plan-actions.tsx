import { useState } from 'react';
import type { Board } from '../../../shared/board/cards.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import type { PlannedStep } from '../plan-pdf/plan-for-pdf.ts';
import { savePlanPdf } from '../plan-pdf/plan-pdf.client.tsx';
import type { NextStep } from '../recommender/next-steps.ts';
import type { Recommendation } from '../recommender/recommendation.ts';
import type { Loadable } from './planner-state.ts';
import { plannerText } from './planner-text.ts';
import type { Ticks } from './use-step-ticks.tsx';

type Saving =
  | { readonly kind: 'idle' }
  /** The PDF is made; `progress` goes from 0 to 1. */
  | { readonly kind: 'working'; readonly progress: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed' };

type Props = {
  readonly board: Board;
  readonly career: Recommendation;
  readonly steps: Loadable<readonly NextStep[]>;
  readonly ticks: Ticks;
};

/** Saves the plan as a PDF, or prints it. */
export function PlanActions({ board, career, steps, ticks }: Props) {
  const text = useText(plannerText);
  const { language } = useLanguage();
  const [saving, setSaving] = useState<Saving>({ kind: 'idle' });

  function plannedSteps(): readonly PlannedStep[] {
    if (steps.kind === 'loaded') return steps.value.map((step) => ({ text: step.text, isDone: ticks.isTicked(step) }));
    return steps.kind === 'failed' ? text.fallbackActions.map((step) => ({ text: step, isDone: false })) : [];
  }

  async function save(): Promise<void> {
    if (saving.kind === 'working') return;
    setSaving({ kind: 'working', progress: 0 });
    try {
      const plan = { board, recommendation: career, nextSteps: plannedSteps(), date: new Date(), language };
      await savePlanPdf(plan, (progress) => setSaving({ kind: 'working', progress }));
      setSaving({ kind: 'done' });
    } catch (error) {
      console.error('The PDF was not made', error);
      setSaving({ kind: 'failed' });
    }
  }

  return (
    <div className="max-w-full print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        <Button tone="coral" aria-disabled={saving.kind === 'working'} onClick={() => void save()}>
          {text.savePdf}
        </Button>
        <Button tone="plain" onClick={() => window.print()}>
          {text.print}
        </Button>
      </div>
      <p role="status" className="mt-2 text-ink-soft">
        {saving.kind === 'working' && text.savingPdf}
        {saving.kind === 'done' && text.savedPdf}
      </p>
      {saving.kind === 'working' && (
        <progress aria-label={text.savingPdf} value={saving.progress} className="pdf-progress" />
      )}
      {saving.kind === 'failed' && (
        <div role="alert" className="max-w-[34ch] rounded-cut bg-coral-wash p-3">
          <p>{text.pdfFailed}</p>
          <button
            type="button"
            onClick={() => void save()}
            className="mt-1 inline-flex min-h-11 items-center font-display text-coral-deep text-lg underline"
          >
            {text.tryAgain}
          </button>
        </div>
      )}
    </div>
  );
}
