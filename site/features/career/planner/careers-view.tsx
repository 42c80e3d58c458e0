import { useEffect, useRef } from 'react';
import type { Board } from '../../../shared/board/cards.ts';
import { useText } from '../../../shared/language/use-language.tsx';
import { scrollToAndFocus } from '../../../shared/page/scroll-to-element.client.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Painting } from '../../../shared/ui/painting.tsx';
import { WIDE_ROAD } from '../model/road-stops.ts';
import type { Recommendation } from '../recommender/recommendation.ts';
import { CareerList } from './career-list.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { plannerText } from './planner-text.ts';

type Props = {
  readonly sessionId: string;
  readonly board: Board;
  /** Recommendations, at least one. */
  readonly recommendations: readonly Recommendation[];
  readonly chosenId: string | null;
  readonly onChoose: (id: string) => void;
  readonly onOtherCareers: (seenRound: number) => void;
  /** The cards have changed since these careers were found. */
  readonly isBoardChanged: boolean;
  readonly onLookAgain: () => void;
};

/** The careers, and the plan of the chosen one to the right; below on narrow screens. */
export function CareersView(props: Props) {
  const { sessionId, board, recommendations, chosenId, onChoose, onOtherCareers } = props;
  const chosen = recommendations.find(({ id }) => id === chosenId);
  const plan = useRef<HTMLElement>(null);
  const hasClicked = useRef(false);
  // Scrolls only after a click, not when the careers load again with one already chosen.
  useEffect(() => {
    if (hasClicked.current && chosenId !== null) showPlan(plan.current);
  }, [chosenId]);

  function choose(id: string): void {
    hasClicked.current = true;
    if (id === chosenId) showPlan(plan.current);
    else onChoose(id);
  }

  return (
    <>
      {props.isBoardChanged && <BoardChangedNotice onLookAgain={props.onLookAgain} />}
      <div className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-[21rem_minmax(0,1fr)] print:block">
        <div className={chosen ? 'print:hidden' : ''}>
          <CareerList
            board={board}
            recommendations={recommendations}
            chosenId={chosen?.id ?? null}
            onChoose={choose}
            onOtherCareers={onOtherCareers}
          />
        </div>
        {chosen ? (
          <section ref={plan} tabIndex={-1} aria-labelledby="plan-title" className="scroll-mt-24 outline-none">
            <PlanPanel key={chosen.id} sessionId={sessionId} board={board} career={chosen} />
          </section>
        ) : (
          <ChooseCareerHint />
        )}
      </div>
    </>
  );
}

/** Shown where the board was changed in another tab. */
function BoardChangedNotice({ onLookAgain }: { readonly onLookAgain: () => void }) {
  const { body, lookAgain } = useText(plannerText).boardChanged;
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-cut bg-honey-wash p-4 print:hidden"
    >
      <p className="text-lg">{body}</p>
      <Button tone="coral" onClick={onLookAgain}>
        {lookAgain}
      </Button>
    </div>
  );
}

/** Scrolls to the plan if its top is outside the upper half of the window: on a phone it is below all careers. */
function showPlan(plan: HTMLElement | null): void {
  const top = plan?.getBoundingClientRect().top ?? 0;
  if (plan && (top < 0 || top > window.innerHeight / 2)) scrollToAndFocus(plan, 'start');
}

function ChooseCareerHint() {
  const { heading, body } = useText(plannerText).pick;
  return (
    <div className="rounded-cut border-2 border-ink/40 border-dashed p-4 pb-7 text-center print:hidden">
      <Painting
        name={WIDE_ROAD.name}
        sizes="(min-width: 1024px) 46rem, 100vw"
        alt=""
        className="h-auto w-full rounded-[1rem_1.3rem_1.1rem_1.4rem]"
      />
      <h2 className="mt-5 text-2xl">{heading}</h2>
      <p className="mx-auto mt-1 max-w-[34ch] text-lg">{body}</p>
    </div>
  );
}
