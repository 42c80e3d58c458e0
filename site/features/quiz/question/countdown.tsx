import { useEffect, useState } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { computeSecondsLeft, computeTimeLeftMs, getUrgency, TIME_LIMIT_MS, type Urgency } from '../model/quiz.ts';
import { quizText } from '../text/quiz-text.ts';

/** Ten times a second looks smooth and is cheap enough for an old tablet. */
const REDRAW_MS = 100;

const RING: Record<Urgency, string> = { calm: 'stroke-teal', orange: 'stroke-[#e07b1a]', red: 'stroke-coral' };
const NUMBER: Record<Urgency, string> = { calm: 'text-ink', orange: 'text-[#c45e00]', red: 'text-coral-deep' };

/**
 * The time left, as a shrinking ring with a firefly at its end and the seconds as a number inside.
 *
 * @param stoppedAt where the clock stopped (epoch milliseconds), or null while it runs
 */
export function Countdown({ askedAt, stoppedAt }: { askedAt: number; stoppedAt: number | null }) {
  const text = useText(quizText);
  const [now, setNow] = useState(askedAt);
  useEffect(() => {
    if (stoppedAt !== null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), REDRAW_MS);
    return () => clearInterval(timer);
  }, [stoppedAt]);
  const at = stoppedAt ?? Math.max(now, askedAt);
  const seconds = computeSecondsLeft(askedAt, at);
  const urgency = getUrgency(seconds);
  const share = computeTimeLeftMs(askedAt, at) / TIME_LIMIT_MS;
  const isPulsing = urgency === 'red' && stoppedAt === null;
  return (
    <div
      role="timer"
      aria-label={text.timeLeft(seconds)}
      data-urgency={urgency}
      className={`relative grid aspect-square place-items-center font-display ${NUMBER[urgency]} ${isPulsing ? 'quiz-pulse' : ''}`}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        <path d={CIRCLE} className="fill-card stroke-sand" strokeWidth="9" />
        <path
          d={CIRCLE}
          pathLength="1"
          strokeDasharray="1"
          strokeDashoffset={1 - share}
          fill="none"
          strokeWidth="9"
          strokeLinecap={share > 0 ? 'round' : 'butt'}
          className={RING[urgency]}
        />
        <g transform={`rotate(${share * 360} 50 50)`}>
          <circle cx="50" cy="8" r="7.5" className="fill-honey stroke-ink" strokeWidth="2.5" />
          <circle cx="48" cy="6" r="2" className="fill-white" />
        </g>
      </svg>
      <span aria-hidden="true" className="relative text-[1.75rem] leading-none sm:text-5xl">
        {seconds}
      </span>
    </div>
  );
}

/** Clockwise from the top; deliberately not quite round, to look hand-drawn. */
const CIRCLE = 'M50 8c23.5 0 42 18.5 42 42S73.5 92.5 50 92 8 73.5 8 50 26.5 8 50 8z';
