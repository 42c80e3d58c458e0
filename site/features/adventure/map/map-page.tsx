import { useEffect, useRef } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { deliveryText } from '../deliveries/delivery-text.ts';
import { useMapProgress } from '../deliveries/use-map-progress.tsx';
import { GalleryMark } from '../gallery/gallery-marks.tsx';
import { galleryText } from '../gallery/gallery-text.ts';
import type { CharacterId } from '../levels/characters.ts';
import type { Progress } from '../progress/progress.ts';
import { adventureText } from '../text/adventure-text.ts';
import { Mark } from '../ui/game-marks.tsx';
import { CarrierChoice } from './carrier-choice.tsx';
import { DailySection } from './daily-section.tsx';
import { LevelMap } from './level-map.tsx';

type MapPageProps = {
  progress: Progress;
  onOpen: (id: string) => void;
  onOpenLevel: (hero: CharacterId, index: number) => void;
  onMakeLevel: () => void;
  onGallery: () => void;
  onGoHome: () => void;
};

/** Every level with its stars, and who carries the mail (docs/adventure.md). */
export function MapPage({ progress, onOpen, onOpenLevel, onMakeLevel, onGallery, onGoHome }: MapPageProps) {
  const text = useText(deliveryText);
  const common = useText(adventureText);
  const gallery = useText(galleryText);
  const title = useRef<HTMLHeadingElement>(null);
  const [mapProgress, keep] = useMapProgress();
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const hero = mapProgress.hero ?? progress.hero ?? 'girl';
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 ref={title} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
          {common.map}
        </h1>
        <span className="flex flex-wrap gap-2">
          <Button tone="plain" onClick={onMakeLevel}>
            <Mark name="maker" />
            {common.makeLevel}
          </Button>
          <Button tone="plain" onClick={onGallery}>
            <GalleryMark name="gallery" />
            {gallery.title}
          </Button>
          <Button tone="plain" onClick={onGoHome}>
            {progress.at ? common.toMyGame : text.chooseHero}
          </Button>
        </span>
      </div>
      <p className="mt-1 max-w-prose leading-snug sm:text-lg">{text.mapWhy}</p>
      <CarrierChoice hero={hero} onChoose={(chosen) => keep((now) => ({ ...now, hero: chosen }))} />
      <DailySection onOpen={onOpen} />
      <LevelMap
        progress={progress}
        onOpen={onOpen}
        onOpenLevel={(index) => onOpenLevel(hero, index)}
        onMakeLevel={onMakeLevel}
      />
    </>
  );
}
