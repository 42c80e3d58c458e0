import { useState } from 'react';
import { useFormatters } from '../../../shared/language/use-formatters.tsx';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { useAdventureContext } from '../game/adventure-context.tsx';
import { useMapProgress } from '../game/use-map-progress.tsx';
import { GridPicture } from '../play/grid-picture.tsx';
import { StarCount } from '../play/stars.tsx';
import { listOfferedMapStars } from '../stored/map-progress.ts';
import { countLetters, listDoneDays, mapLevelOfDay } from '../world/daily-letter.ts';
import type { MapLevel } from '../world/delivery.ts';
import { deliveryText } from '../world/delivery-text.ts';
import { letters } from '../world/letters.ts';
import { MailBox } from './mail-box.tsx';

/** Letters of the album that are shown as pictures. */
const MAX_SHOWN = 60;

/** The device's day, and the letters by their days. */
function useLetters() {
  const { isoDay } = useFormatters();
  const [today] = useState(() => isoDay(new Date()));
  const [{ stars }] = useMapProgress();
  const levelOf = (day: string) => mapLevelOfDay(day, countLetters(stars, day));
  return { today, stars, done: listDoneDays(stars), levelOf };
}

/** The letter of the day, to read and then to deliver. It stands at the beginning of the path. */
export function TodaysLetter() {
  const { openMapLevel } = useAdventureContext();
  const text = useText(deliveryText);
  const { language } = useLanguage();
  const { calendarDay } = useFormatters();
  const { today, stars, levelOf } = useLetters();
  const mapLevel = levelOf(today);
  const { id, level, letter } = mapLevel;
  const earned = stars[id] ?? [];
  return (
    <section aria-labelledby="todays-letter">
      <h2 id="todays-letter" className="sr-only">
        {text.todaysLetter}
      </h2>
      <button type="button" data-level={id} onClick={() => openMapLevel(id)} className="todays-letter">
        <MailBox isDelivered={earned.length > 0} />
        <span className="todays-letter-words sheet">
          <span className="block font-display text-sm text-violet-deep leading-tight">
            {text.todays} · {calendarDay(today)}
            {letter && ` · ${text.letterOf(letter, letters.length)}`}
          </span>
          <span className="block font-display text-lg leading-tight sm:text-xl">{level.title[language]}</span>
          <span className="mt-1 block whitespace-pre-line leading-snug">{level.story[language]}</span>
          {earned.length > 0 && (
            <span className="mt-1 block text-leaf-deep leading-snug">{level.completionMessage[language]}</span>
          )}
          <span className="mt-1.5 flex flex-wrap items-center gap-3">
            <span className="todays-letter-go">{text.deliver}</span>
            <StarCount earned={earned} offered={listOfferedMapStars(mapLevel)} className="size-6" />
          </span>
        </span>
      </button>
    </section>
  );
}

/** The story so far, and the album of the delivered letters. A missed day costs nothing. */
export function DailySection() {
  const { openMapLevel } = useAdventureContext();
  const text = useText(deliveryText);
  const { calendarDay } = useFormatters();
  const { today, stars, done, levelOf } = useLetters();
  const album = done.filter((day) => day !== today).slice(0, MAX_SHOWN);
  return (
    <section aria-labelledby="daily-title">
      <h2 id="daily-title" className="mt-6 text-xl sm:text-2xl">
        {text.daily}
      </h2>
      <p className="max-w-prose text-ink-soft leading-snug">
        {text.dailyWhy(done.length, done.length >= letters.length)}
      </p>
      {album.length > 0 && <StorySoFar mapLevels={done.map(levelOf)} />}
      <ol className="letter-album">
        {album.map((day) => {
          const mapLevel = levelOf(day);
          return (
            <li key={day}>
              <button
                type="button"
                data-level={mapLevel.id}
                onClick={() => openMapLevel(mapLevel.id)}
                className="letter-card sheet"
              >
                <GridPicture level={mapLevel.made} />
                <span className="mt-1.5 block font-display text-sm text-violet-deep leading-tight">{text.album}</span>
                <span className="block font-display text-lg leading-tight">{calendarDay(day)}</span>
                <span className="mt-auto block pt-1">
                  <StarCount
                    earned={stars[mapLevel.id] ?? []}
                    offered={listOfferedMapStars(mapLevel)}
                    className="size-6"
                  />
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The delivered letters of this reading, the first one first, with their answers. */
function StorySoFar({ mapLevels }: { mapLevels: readonly MapLevel[] }) {
  const text = useText(deliveryText);
  const { language } = useLanguage();
  const round = Math.max(...mapLevels.map(({ letter }) => letter?.round ?? 1));
  const read = mapLevels
    .filter(({ letter }) => letter?.round === round)
    .toSorted((a, b) => (a.letter?.number ?? 0) - (b.letter?.number ?? 0));
  return (
    <details className="mt-3 max-w-prose">
      <summary className="min-h-11 cursor-pointer py-2 font-display text-lg">{text.storySoFar(read.length)}</summary>
      <ol className="list-none p-0">
        {read.map(({ id, level, letter }) => (
          <li key={id} className="mb-3 leading-snug">
            <b className="font-display">
              {letter?.number}. {level.title[language]}
            </b>
            <p className="whitespace-pre-line">{level.story[language]}</p>
            <p className="text-leaf-deep">{level.completionMessage[language]}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
