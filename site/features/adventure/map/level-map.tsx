import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { deliveries } from '../deliveries/deliveries.ts';
import { buildMapLevel, type Delivery, formatDeliveryId } from '../deliveries/delivery.ts';
import { deliveryText, ideaNames } from '../deliveries/delivery-text.ts';
import { mapStarsOffered } from '../deliveries/map-progress.ts';
import { useMapProgress } from '../deliveries/use-map-progress.tsx';
import type { Level } from '../grid/level.ts';
import { levels } from '../levels/levels.ts';
import { listOfferedStars } from '../levels/stars.ts';
import type { Progress } from '../progress/progress.ts';
import { listReachedLevels } from '../progress/resume.ts';
import { adventureText } from '../text/adventure-text.ts';
import { Mark } from '../ui/game-marks.tsx';
import { GridPicture } from '../ui/grid-picture.tsx';
import { StarCount } from '../ui/star-row.tsx';
import { LevelCard } from './level-card.tsx';
import './map.css';

type LevelMapProps = {
  progress: Progress;
  /** Opens a level of the map by its hash. */
  onOpen: (id: string) => void;
  onOpenLevel: (index: number) => void;
  onMakeLevel: () => void;
};

/** The story levels and the deliveries as cards. Deliveries are open from the beginning. */
export function LevelMap({ progress, onOpen, onOpenLevel, onMakeLevel }: LevelMapProps) {
  const text = useText(deliveryText);
  return (
    <>
      <h2 className="mt-5 text-xl sm:text-2xl">{text.storyLevels}</h2>
      <ol className="level-map">
        {levels.map((level, index) => (
          <li key={level.id}>
            <StoryCard level={level} index={index} progress={progress} onOpen={() => onOpenLevel(index)} />
          </li>
        ))}
      </ol>
      <h2 className="mt-6 text-xl sm:text-2xl">{text.more}</h2>
      <ol className="level-map">
        {deliveries.map((delivery, index) => (
          <li key={delivery.idea}>
            <DeliveryCard
              delivery={delivery}
              number={index + 1}
              onOpen={() => (delivery.kind === 'make' ? onMakeLevel() : onOpen(formatDeliveryId(index + 1)))}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

type StoryCardProps = { level: Level; index: number; progress: Progress; onOpen: () => void };

function StoryCard({ level, index, progress, onOpen }: StoryCardProps) {
  const text = useText(deliveryText);
  const common = useText(adventureText);
  const { language } = useLanguage();
  const isOpen = listReachedLevels(progress).includes(index);
  return (
    <LevelCard
      id={level.id}
      picture={<GridPicture level={level} />}
      label={common.level(index + 1)}
      title={level.title[language]}
      isDisabled={!isOpen}
      onOpen={onOpen}
    >
      {isOpen ? (
        <StarCount earned={progress.stars[level.id] ?? []} offered={listOfferedStars(level.id)} className="size-6" />
      ) : (
        <span className="text-ink-soft text-sm">{text.notReached(index)}</span>
      )}
    </LevelCard>
  );
}

type DeliveryCardProps = { delivery: Delivery; number: number; onOpen: () => void };

function DeliveryCard({ delivery, number, onOpen }: DeliveryCardProps) {
  const { language } = useLanguage();
  const [{ stars }] = useMapProgress();
  const id = formatDeliveryId(number);
  const mapLevel = delivery.kind === 'make' ? null : buildMapLevel(delivery, number);
  return (
    <LevelCard
      id={id}
      picture={
        mapLevel ? (
          <GridPicture level={mapLevel.made} />
        ) : (
          <span className="level-card-maker">
            <Mark name="maker" className="size-2/5" />
          </span>
        )
      }
      label={`${number} · ${ideaNames[delivery.idea][language]}`}
      title={delivery.title[language]}
      onOpen={onOpen}
    >
      <StarCount
        earned={stars[id] ?? []}
        offered={mapLevel ? mapStarsOffered(mapLevel) : ['solved']}
        className="size-6"
      />
    </LevelCard>
  );
}
