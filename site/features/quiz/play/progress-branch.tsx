import { useText } from '../../../shared/language/use-language.tsx';
import type { Attempt } from '../../../shared/times-tables/api/scores-api.ts';
import { QUESTION_COUNT } from '../../../shared/times-tables/facts/times-fact.ts';
import { Acorn, AcornOutline, Leaf, Seedling } from './drawings.tsx';
import { quizText } from './quiz-text.ts';

const PLACES = Array.from({ length: QUESTION_COUNT }, (_, index) => index);

/** The progress through the ten questions: right answers are acorns on a branch, wrong ones seedlings. */
export function ProgressBranch({ attempts, current }: { attempts: readonly Attempt[]; current: number | null }) {
  const text = useText(quizText);
  const right = attempts.filter((attempt) => attempt.isCorrect).length;
  return (
    <div className="relative">
      <svg
        viewBox="0 0 400 12"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-x-0 top-0 h-2.5 w-full"
      >
        <path
          d="M2 5.5C60 3 110 8 170 5.5S290 3.5 330 6s50-1.5 68-2.5"
          fill="none"
          className="stroke-wood-deep"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </svg>
      <Leaf className="absolute -top-3 left-[12%] w-5 -rotate-12 sm:w-7" />
      <Leaf className="absolute -top-2.5 left-[47%] w-4 rotate-24 sm:w-6" />
      <Leaf className="absolute -top-3 right-[6%] w-5 -rotate-40 sm:w-7" />
      <ol aria-label={text.progress(right, attempts.length)} className="relative grid grid-cols-10">
        {PLACES.map((index) => {
          const attempt = attempts[index];
          const isNow = index === current;
          const mark = attempt
            ? attempt.isCorrect
              ? text.mark.right
              : text.mark.wrong
            : isNow
              ? text.mark.now
              : text.mark.open;
          return (
            <li
              key={index}
              className="grid justify-items-center pt-1"
              {...(isNow && { 'aria-current': 'step' as const })}
            >
              <span className="sr-only">{`${index + 1}: ${mark}`}</span>
              {attempt ? (
                attempt.isCorrect ? (
                  <Acorn className="quiz-pop h-7 sm:h-10" />
                ) : (
                  <Seedling className="quiz-pop h-7 sm:h-10" />
                )
              ) : (
                <AcornOutline className={`h-7 sm:h-10 ${isNow ? 'quiz-nod' : 'opacity-45'}`} />
              )}
              <span
                aria-hidden="true"
                className={`mt-0.5 h-1 w-4 rounded-full sm:w-6 ${isNow ? 'bg-coral' : 'bg-transparent'}`}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
