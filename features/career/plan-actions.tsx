import { useState } from 'react';
import type { Board } from '../../shared/cards.ts';
import { Button } from '../../shared/ui/button.tsx';
import { useLanguage, useText } from '../../shared/use-language.tsx';
import type { Fetched } from './planner-screen.ts';
import { plannerText } from './planner-text.ts';
import type { Recommendation } from './recommendation.ts';

type Saving = 'idle' | 'working' | 'done' | 'failed';

type Props = {
  readonly board: Board;
  readonly career: Recommendation;
  readonly steps: Fetched<readonly string[]>;
};

/** Takes the plan out of the page: as a PDF or on paper. */
export function PlanActions({ board, career, steps }: Props) {
  const text = useText(plannerText);
  const { language } = useLanguage();
  const [saving, setSaving] = useState<Saving>('idle');

  async function save(): Promise<void> {
    if (saving === 'working') return;
    setSaving('working');
    try {
      const { savePlanPdf } = await import('./plan-pdf.client.tsx');
      await savePlanPdf({ board, recommendation: career, nextSteps: printable(steps), date: new Date(), language });
      setSaving('done');
    } catch (error) {
      console.error('The PDF was not made', error);
      setSaving('failed');
    }
  }

  return (
    <div className="max-w-full print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        <Button tone="coral" aria-disabled={saving === 'working'} onClick={() => void save()}>
          {text.savePdf}
        </Button>
        <Button tone="plain" onClick={() => window.print()}>
          {text.print}
        </Button>
      </div>
      <p role="status" className="mt-2 flex items-center gap-2 text-ink-soft">
        {saving === 'working' && (
          <>
            <span aria-hidden="true" className="pdf-dots">
              <i />
              <i />
              <i />
            </span>
            {text.savingPdf}
          </>
        )}
        {saving === 'done' && text.savedPdf}
      </p>
      {saving === 'failed' && (
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

/** The PDF is Korean, and so are the two steps that stand in for those that failed. */
function printable(steps: Fetched<readonly string[]>): readonly string[] {
  if (steps.kind === 'came') return steps.value;
  return steps.kind === 'failed' ? plannerText.ko.fallbackActions : [];
}
