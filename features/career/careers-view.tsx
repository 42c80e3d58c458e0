import { useEffect, useRef } from 'react';
import type { Board } from '../../shared/cards.ts';
import { useText } from '../../shared/use-language.tsx';
import { CareerList } from './career-list.tsx';
import { goToElement } from './go-to.client.ts';
import { PlanPanel } from './plan-panel.tsx';
import { plannerText } from './planner-text.ts';
import type { Recommendation } from './recommendation.ts';

type Props = {
  readonly sessionId: string;
  readonly board: Board;
  /** At least one. */
  readonly recommendations: readonly Recommendation[];
  readonly chosenId: string | null;
  readonly onChoose: (id: string) => void;
  readonly onOtherCareers: (seenRound: number) => void;
};

/** The careers on the left and the plan of the chosen one on the right; one below the other where it is narrow. */
export function CareersView({ sessionId, board, recommendations, chosenId, onChoose, onOtherCareers }: Props) {
  const chosen = recommendations.find(({ id }) => id === chosenId);
  return (
    <div className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-[21rem_minmax(0,1fr)] print:block">
      <div className={chosen ? 'print:hidden' : ''}>
        <CareerList
          board={board}
          recommendations={recommendations}
          chosenId={chosen?.id ?? null}
          onChoose={onChoose}
          onOtherCareers={onOtherCareers}
        />
      </div>
      {chosen ? <OpenPlan key={chosen.id} sessionId={sessionId} board={board} career={chosen} /> : <Pick />}
    </div>
  );
}

type OpenPlanProps = { readonly sessionId: string; readonly board: Board; readonly career: Recommendation };

/** Brings a plan that opened out of sight into it: on a phone it stands below all careers. */
function OpenPlan({ sessionId, board, career }: OpenPlanProps) {
  const plan = useRef<HTMLElement>(null);
  useEffect(() => {
    const top = plan.current?.getBoundingClientRect().top ?? 0;
    if (top >= 0 && top < window.innerHeight / 2) return;
    if (plan.current) goToElement(plan.current, 'start');
  }, []);
  return (
    <section
      ref={plan}
      tabIndex={-1}
      aria-labelledby="plan-title"
      className="scroll-mt-24 outline-none print:scroll-mt-0"
    >
      <PlanPanel sessionId={sessionId} board={board} career={career} />
    </section>
  );
}

function Pick() {
  const { heading, body } = useText(plannerText).pick;
  return (
    <div className="grid place-items-center rounded-cut border-2 border-ink/40 border-dashed p-8 text-center lg:min-h-96 print:hidden">
      <div>
        <svg viewBox="0 0 120 96" aria-hidden="true" className="mx-auto w-36">
          <g stroke="var(--color-ink)" strokeWidth="2.600" strokeLinejoin="round" strokeLinecap="round">
            <path d="M56 92V14h7v78Z" fill="var(--color-wood)" />
            <path d="M20 18c22-3 44-2 64-1l15 12-15 12c-22 2-43 2-64 1Z" fill="var(--color-honey)" />
            <path d="M100 50c-22-3-42-2-62-1L22 61l16 11c22 2 42 1 62 0Z" fill="var(--color-teal)" />
            <path d="M36 92c8-9 16-8 23-3 8-6 17-5 25 3Z" fill="var(--color-leaf)" />
          </g>
        </svg>
        <h2 className="mt-5 text-2xl">{heading}</h2>
        <p className="mx-auto mt-1 max-w-[34ch] text-lg">{body}</p>
      </div>
    </div>
  );
}
