import { useEffect, useRef } from 'react';
import { type Board, ZONES } from '../../../shared/board/cards.ts';
import { getOtherLanguage } from '../../../shared/language/language.ts';
import { useFormatters } from '../../../shared/language/use-formatters.tsx';
import { useText } from '../../../shared/language/use-language.tsx';
import { scrollToAndFocus } from '../../../shared/page/scroll.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { Painting } from '../../../shared/ui/painting.tsx';
import { WIDE_ROAD } from '../model/road-stops.ts';
import type { Recommendation } from '../recommender/recommendation.ts';
import { SourceNote } from './career-notes.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { FittingCards, SmallTiles } from './planner-cards.tsx';
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
        sizes="(min-width: 64rem) 46rem, 100vw"
        alt=""
        className="h-auto w-full rounded-[1rem_1.3rem_1.1rem_1.4rem]"
      />
      <h2 className="mt-5 text-2xl">{heading}</h2>
      <p className="mx-auto mt-1 max-w-[34ch] text-lg">{body}</p>
    </div>
  );
}

/** A line asks for more where there are fewer cards (docs/product.md §9.2). */
const MIN_INFORMATIVE_CARDS = 2;

type CareerListProps = {
  readonly board: Board;
  /** Recommendations of one round, at least one. */
  readonly recommendations: readonly Recommendation[];
  readonly chosenId: string | null;
  readonly onChoose: (id: string) => void;
  readonly onOtherCareers: (seenRound: number) => void;
};

function CareerList({ board, recommendations, chosenId, onChoose, onOtherCareers }: CareerListProps) {
  const text = useText(plannerText);
  const first = recommendations[0];
  if (!first) return null;
  const cardCount = ZONES.reduce((sum, { id }) => sum + board[id].length, 0);
  return (
    <section aria-labelledby="careers-title">
      <h2 id="careers-title" className="flex items-center gap-3 text-2xl">
        {first.explore ? text.careersToExplore : text.careers}
        <span className="rounded-full bg-honey px-3 py-0.5 text-lg">{text.careerCount(recommendations.length)}</span>
      </h2>
      <p className="mt-2">{first.explore ? text.exploreLead : text.careersLead}</p>
      {cardCount < MIN_INFORMATIVE_CARDS && !first.explore && <p className="mt-2">{text.fewCards}</p>}
      {first.startsAnew && <p className="mt-3 rounded-cut bg-honey-wash p-3 font-display">{text.startsAnew}</p>}
      <ul className="mt-4 grid gap-4 sm:max-lg:grid-cols-2">
        {recommendations.map((career) => (
          <li key={career.id}>
            <CareerCard career={career} isChosen={career.id === chosenId} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      <div className="mt-5 print:hidden">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button tone="teal" onClick={() => onOtherCareers(first.round)}>
            {text.otherCareers}
          </Button>
          <Link
            to="/quadrant-board"
            className="inline-flex min-h-11 items-center text-teal-deep underline underline-offset-4"
          >
            {text.changeCards}
          </Link>
        </div>
        <SourceNote career={first} />
      </div>
    </section>
  );
}

type CareerCardProps = {
  readonly career: Recommendation;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
};

/** A click anywhere on the card chooses it, but only the title is inside the button and names it. */
function CareerCard({ career, isChosen, onChoose }: CareerCardProps) {
  const text = useText(plannerText);
  const format = useFormatters();
  return (
    <article
      data-chosen={isChosen || undefined}
      className="career-card sheet relative h-full p-4 transition-transform hover:lifted data-chosen:bg-honey-wash"
    >
      <div className="flex items-start justify-between gap-3">
        <div>
          <h3 className="text-xl" lang={career.language}>
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChoose(career.id)}
              className="text-left after:absolute after:inset-0"
            >
              {career.title}
            </button>
          </h3>
          {career.otherTitle && (
            <p className="text-ink-soft text-sm" lang={getOtherLanguage(career.language)}>
              {career.otherTitle}
            </p>
          )}
        </div>
        {isChosen && (
          <span className="shrink-0 rounded-full bg-ink px-3 py-1 font-display text-paper">✓ {text.chosen}</span>
        )}
      </div>
      {career.isSurprise && (
        <p className="mt-2 w-fit rounded-[0.9rem_1.2rem_1rem_1.3rem] bg-honey px-3 py-1 font-display leading-snug">
          {text.surprise}
        </p>
      )}
      <FittingCards cards={career.because.fits} />
      <SmallTiles cards={career.because.fits} />
      {!career.explore && (
        <p className="mt-1 text-ink-soft text-sm">
          {text.matchLabel} <span className="font-display text-coral-deep">{format.percent(career.matchScore)}</span>
        </p>
      )}
      <p className="mt-2 leading-snug" lang={career.language}>
        {career.description}
      </p>
    </article>
  );
}
