import { Link } from 'react-router';
import { type Board, ZONES } from '../../../shared/board/cards.ts';
import { getOtherLanguage } from '../../../shared/language/language.ts';
import { useFormatters } from '../../../shared/language/use-formatters.tsx';
import { useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import type { Recommendation } from '../recommender/recommendation.ts';
import { SmallTiles } from './card-tiles.tsx';
import { FittingCards } from './fitting-cards.tsx';
import { plannerText } from './planner-text.ts';
import { SourceNote } from './source-note.tsx';

/** A line asks for more where there are fewer cards (docs/product.md §9.2). */
const MIN_INFORMATIVE_CARDS = 2;

type Props = {
  readonly board: Board;
  /** Recommendations of one round, at least one. */
  readonly recommendations: readonly Recommendation[];
  readonly chosenId: string | null;
  readonly onChoose: (id: string) => void;
  readonly onOtherCareers: (seenRound: number) => void;
};

export function CareerList({ board, recommendations, chosenId, onChoose, onOtherCareers }: Props) {
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
        <p className="shrink-0 text-right leading-none">
          <span className="font-display text-2xl text-coral-deep">{format.percent(career.matchScore)}</span>
          <span className="mt-1 block text-ink-soft text-sm">{text.matchLabel}</span>
        </p>
      </div>
      <p className="mt-2 leading-snug" lang={career.language}>
        {career.description}
      </p>
      <FittingCards cards={career.because.fits} />
      <div className="mt-3 flex min-h-10 items-center justify-between gap-3">
        <SmallTiles cards={career.because.cards} />
        {isChosen && <span className="rounded-full bg-ink px-3 py-1 font-display text-paper">✓ {text.chosen}</span>}
      </div>
    </article>
  );
}
