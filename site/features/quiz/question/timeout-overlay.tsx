import { computeProduct, formatQuestion, type TimesFact } from '../../../shared/facts/attempt.ts';
import { useText } from '../../../shared/language/use-language.tsx';
import { riseOrder } from '../../../shared/ui/rise-order.tsx';
import { AlarmClock } from '../drawings/drawings.tsx';
import { TIMEOUT_EQUATION_TIMES } from '../model/quiz.ts';
import { quizText } from '../text/quiz-text.ts';

/** A red overlay over the whole screen with the right equation three times. */
export function TimeoutOverlay({ fact }: { fact: TimesFact }) {
  const text = useText(quizText);
  const equation = `${formatQuestion(fact)} = ${computeProduct(fact)}`;
  return (
    <div
      role="alert"
      className="quiz-timeout daylight fixed inset-0 z-40 flex flex-col items-center justify-center gap-5 bg-coral-deep p-6 text-center text-paper sm:gap-8"
    >
      <AlarmClock className="quiz-wobble h-24 sm:h-36" />
      <p className="font-display text-5xl sm:text-7xl">{text.timeout}</p>
      <ul className="grid gap-2 sm:gap-4">
        {Array.from({ length: TIMEOUT_EQUATION_TIMES }, (_, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: three times the same
            key={index}
            className="rise font-display text-4xl sm:text-6xl"
            style={riseOrder(3 + index * 6)}
          >
            {equation}
          </li>
        ))}
      </ul>
      <p className="text-balance text-lg sm:text-2xl">{text.timeoutComfort}</p>
    </div>
  );
}
