import { useState } from 'react';
import { useFormatters } from '../../../shared/language/use-formatters.tsx';
import { useText } from '../../../shared/language/use-language.tsx';
import { formatDayId, listDoneDays, mapLevelOfDay } from '../daily/daily-letter.ts';
import { getTodayIso } from '../daily/today.client.ts';
import { deliveryText } from '../deliveries/delivery-text.ts';
import { mapStarsOffered } from '../deliveries/map-progress.ts';
import { useMapProgress } from '../deliveries/use-map-progress.tsx';
import { GridPicture } from '../ui/grid-picture.tsx';
import { StarCount } from '../ui/star-row.tsx';
import { LevelCard } from './level-card.tsx';

/** Letters of the album that are shown as pictures. */
const MAX_SHOWN = 60;

/** Today's letter, and the album of those that were delivered. A missed day costs nothing. */
export function DailySection({ onOpen }: { onOpen: (id: string) => void }) {
  const text = useText(deliveryText);
  const { calendarDay } = useFormatters();
  const [today] = useState(getTodayIso);
  const [{ stars }] = useMapProgress();
  const done = listDoneDays(stars);
  const shown = [today, ...done.filter((day) => day !== today)].slice(0, MAX_SHOWN);
  return (
    <section aria-labelledby="daily-title">
      <h2 id="daily-title" className="mt-5 text-xl sm:text-2xl">
        {text.daily}
      </h2>
      <p className="text-ink-soft leading-snug">{text.dailyWhy(done.length)}</p>
      <ol className="level-map">
        {shown.map((day) => {
          const mapLevel = mapLevelOfDay(day);
          return (
            <li key={day}>
              <LevelCard
                id={formatDayId(day)}
                picture={<GridPicture level={mapLevel.made} />}
                label={day === today ? text.todays : text.album}
                title={calendarDay(day)}
                onOpen={() => onOpen(formatDayId(day))}
              >
                <StarCount
                  earned={stars[formatDayId(day)] ?? []}
                  offered={mapStarsOffered(mapLevel)}
                  className="size-6"
                />
              </LevelCard>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
