import { useState } from 'react';
import { useFormatters } from '../../../shared/language/use-formatters.tsx';
import { useText } from '../../../shared/language/use-language.tsx';
import { dailyExtra, dayId, doneDays } from '../daily/daily-letter.ts';
import { todayIso } from '../daily/today.client.ts';
import { deliveryText } from '../deliveries/delivery-text.ts';
import { extraStarsOffered } from '../deliveries/extra-progress.ts';
import { StarCount } from '../deliveries/extra-stars.tsx';
import { useExtras } from '../deliveries/use-extras.tsx';
import { BoardPicture } from '../ui/board-picture.tsx';
import { LevelCard } from './level-card.tsx';

/** Letters of the album that are shown as pictures. */
const MAX_SHOWN = 60;

/** Today's letter, and the album of those that were delivered. A missed day costs nothing. */
export function DailySection({ onOpen }: { onOpen: (id: string) => void }) {
  const text = useText(deliveryText);
  const { calendarDay } = useFormatters();
  const [today] = useState(todayIso);
  const [{ stars }] = useExtras();
  const done = doneDays(stars);
  const shown = [today, ...done.filter((day) => day !== today)].slice(0, MAX_SHOWN);
  return (
    <section aria-labelledby="daily-title">
      <h2 id="daily-title" className="mt-5 text-xl sm:text-2xl">
        {text.daily}
      </h2>
      <p className="text-ink-soft leading-snug">{text.dailyWhy(done.length)}</p>
      <ol className="level-map">
        {shown.map((day) => {
          const extra = dailyExtra(day);
          return (
            <li key={day}>
              <LevelCard
                id={dayId(day)}
                picture={<BoardPicture board={extra.made} />}
                label={day === today ? text.todays : text.album}
                title={calendarDay(day)}
                onOpen={() => onOpen(dayId(day))}
              >
                <StarCount earned={stars[dayId(day)] ?? []} offered={extraStarsOffered(extra)} />
              </LevelCard>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
