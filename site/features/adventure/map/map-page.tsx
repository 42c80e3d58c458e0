/**
 * The map: every level with its stars, the daily letter, and who carries the mail (docs/adventure.md).
 *
 * @packageDocumentation
 */
import { useEffect, useRef } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useAdventureContext } from '../game/adventure-context.tsx';
import { adventureText } from '../game/adventure-text.ts';
import { useMapProgress } from '../game/use-map-progress.tsx';
import { GalleryMark } from '../maker/gallery-marks.tsx';
import { Mark, PortraitPicture } from '../play/game-art.tsx';
import { galleryText } from '../stored/gallery-text.ts';
import { type CharacterId, characters } from '../world/characters.ts';
import { deliveryText } from '../world/delivery-text.ts';
import { DailySection, TodaysLetter } from './daily-section.tsx';
import { LevelMap } from './level-map.tsx';
import { findNextPlace, type Place } from './places.ts';
import { useOpenPlace } from './use-open-place.tsx';
import './map.css';

/** Every level with its stars, and who carries the mail (docs/adventure.md). */
export function MapPage() {
  const { progress, makeLevel, openMapLevel, goHome } = useAdventureContext();
  const text = useText(deliveryText);
  const common = useText(adventureText);
  const gallery = useText(galleryText);
  const title = useRef<HTMLHeadingElement>(null);
  const [mapProgress, keep] = useMapProgress();
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const hero = mapProgress.hero ?? progress.hero ?? 'girl';
  const next = findNextPlace(progress.stars, mapProgress.stars);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 ref={title} tabIndex={-1} className="mr-auto text-3xl outline-none sm:text-4xl">
          {common.map}
        </h1>
        {next && <NextButton next={next} hero={hero} />}
        <Button tone="plain" onClick={goHome}>
          {progress.at ? common.toMyGame : text.chooseHero}
        </Button>
      </div>
      <p className="low:hidden mt-1 max-w-prose leading-snug sm:text-lg">{text.mapWhy}</p>
      <LevelMap hero={hero}>
        <TodaysLetter />
      </LevelMap>
      <p className="mt-4 flex flex-wrap gap-2">
        <Button tone="plain" onClick={() => makeLevel()}>
          <Mark name="maker" />
          {common.makeLevel}
        </Button>
        <Button tone="plain" onClick={() => openMapLevel('gallery')}>
          <GalleryMark name="gallery" />
          {gallery.title}
        </Button>
      </p>
      <CarrierChoice hero={hero} onChoose={(chosen) => keep((now) => ({ ...now, hero: chosen }))} />
      <DailySection />
    </>
  );
}

/** Opens the place where the hero stands. */
function NextButton({ next, hero }: { next: Place; hero: CharacterId }) {
  const text = useText(deliveryText);
  const { language } = useLanguage();
  const open = useOpenPlace(hero);
  return (
    <Button tone="coral" onClick={() => open(next)}>
      {text.nextIs(next.title[language])}
    </Button>
  );
}

type CarrierChoiceProps = { hero: CharacterId; onChoose: (hero: CharacterId) => void };

/** The eight heroes as a row of small portraits. */
function CarrierChoice({ hero, onChoose }: CarrierChoiceProps) {
  const text = useText(deliveryText);
  const { language } = useLanguage();
  return (
    <section aria-labelledby="carrier-title" className="mt-4">
      <h2 id="carrier-title" className="text-lg sm:text-xl">
        {text.carrier}
      </h2>
      <ul className="mt-1 flex list-none flex-wrap gap-2 p-0">
        {characters.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={hero === id}
              title={name[language]}
              onClick={() => onChoose(id)}
              className="carrier"
            >
              <PortraitPicture character={id} alt="" sizes="64px" className="size-full rounded-full object-cover" />
              <span className="sr-only">{name[language]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
