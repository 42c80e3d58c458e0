import { lazy, Suspense } from 'react';
import { InlineScript } from '../../shared/page/inline-script.tsx';
import { hasMapStars, MAP_PROGRESS_KEY } from '../../shared/storage/map-progress-key.ts';
import { useStoredText } from '../../shared/storage/use-stored-text.tsx';
import { PLAYERS_KEY } from '../../shared/times-tables/players/players-key.ts';
import todayScript from './today-script.client.ts?inline-script';
import './today.css';

/** Lazy: who is here for the first time has no day yet. */
const TodayCards = lazy(() => import('./today-cards.tsx').then((module) => ({ default: module.TodayCards })));

/** A row for a child who is known on this device; nothing for others. */
export function Today() {
  const [players] = useStoredText(PLAYERS_KEY);
  const [mapProgress] = useStoredText(MAP_PROGRESS_KEY);
  const isOnMap = hasMapStars(mapProgress);
  return (
    <div className="today-slot column">
      <InlineScript code={todayScript} />
      {(players !== null || isOnMap) && (
        <Suspense>
          <TodayCards isOnMap={isOnMap} />
        </Suspense>
      )}
    </div>
  );
}
