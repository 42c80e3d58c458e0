import type { CSSProperties, ReactNode } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { Painting } from '../../../shared/ui/painting.tsx';
import { useAdventureContext } from '../game/adventure-context.tsx';
import { adventureText } from '../game/adventure-text.ts';
import { listReachedLevels } from '../game/navigation.ts';
import { useMapProgress } from '../game/use-map-progress.tsx';
import { HeroSheet, Mark, ThingPicture } from '../play/game-art.tsx';
import { StarCount } from '../play/stars.tsx';
import { listOfferedStars } from '../run/stars.ts';
import { listOfferedMapStars } from '../stored/map-progress.ts';
import type { CharacterId } from '../world/characters.ts';
import { mapLevelById } from '../world/deliveries.ts';
import { deliveryText } from '../world/delivery-text.ts';
import type { ItemKind } from '../world/level.ts';
import { levels } from '../world/levels.ts';
import { layPath, type Spot } from './path-layout.ts';
import { findHeroPlace, LANDS, type Place } from './places.ts';
import { useOpenPlace } from './use-open-place.tsx';
import './map-path.css';

/** The path in one, two, three and five columns: map-path.css shows the one that fits. */
const LAYOUTS = [1, 2, 3, 5].map((columns) => ({
  columns,
  lands: layPath(
    LANDS.map(({ places }) => places.length),
    columns,
  ),
}));

type LevelMapProps = {
  hero: CharacterId;
  /** Stands at the beginning of the path. */
  children?: ReactNode;
};

/** The story's levels and the deliveries as places on a path, in three painted lands. */
export function LevelMap({ hero, children }: LevelMapProps) {
  const { progress } = useAdventureContext();
  const text = useText(deliveryText);
  const [{ stars }] = useMapProgress();
  const here = findHeroPlace(progress.stars, stars);
  return (
    <div className="map-path daylight">
      {LANDS.map(({ ground, places }, land) => (
        <div key={ground} className="land" data-ground={ground}>
          <Painting
            name={`game/ground-${ground}`}
            alt=""
            sizes="(min-width: 70rem) 66rem, 100vw"
            loading={land === 0 ? 'eager-low' : 'lazy'}
            className="land-ground"
          />
          {land === 0 && children}
          <section aria-labelledby={`land-${ground}`}>
            <h2 id={`land-${ground}`} className="land-name">
              {text.lands[ground]}
            </h2>
            <div className="land-path">
              {LAYOUTS.map(({ columns, lands }) => (
                <PathLine
                  key={columns}
                  columns={columns}
                  rows={lands[land]?.rows ?? 0}
                  line={lands[land]?.line ?? ''}
                />
              ))}
              <ol className="land-places">
                {places.map((place, index) => (
                  <li key={place.id} className="place-cell" style={cellStyle(land, index)}>
                    <PlaceButton place={place} hero={place === here ? hero : null} openAs={hero} />
                  </li>
                ))}
              </ol>
            </div>
          </section>
        </div>
      ))}
    </div>
  );
}

/** Stepping stones from place to place. */
function PathLine({ columns, rows, line }: { columns: number; rows: number; line: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${columns} ${rows}`}
      preserveAspectRatio="none"
      data-columns={columns}
      className="path-line"
    >
      <path d={line} className="path-edge" />
      <path d={line} className="path-stones" />
    </svg>
  );
}

/** The cell of a place, and how far it lies beside its middle, in each layout. */
function cellStyle(land: number, index: number): CSSProperties {
  const spots = LAYOUTS.map(({ columns, lands }) => [columns, lands[land]?.spots[index]] as const);
  return Object.fromEntries(
    spots.flatMap(([columns, spot]) =>
      spot
        ? [
            [`--cell-${columns}`, `${spot.row + 1} / ${spot.column + 1}`],
            [`--shift-${columns}`, shiftOf(spot)],
          ]
        : [],
    ),
  ) as CSSProperties;
}

const shiftOf = ({ shiftX, shiftY }: Spot) => `${shiftX * 100}% ${shiftY * 100}%`;

type PlaceButtonProps = {
  place: Place;
  /** Who stands there; null where nobody does. */
  hero: CharacterId | null;
  openAs: CharacterId;
};

function PlaceButton({ place, hero, openAs }: PlaceButtonProps) {
  const { language } = useLanguage();
  const text = useText(deliveryText);
  const common = useText(adventureText);
  const open = useOpenPlace(openAs);
  const { things, earned, offered, isOpen } = usePlace(place);
  const isStory = place.kind === 'story';
  return (
    <button
      type="button"
      data-level={place.id}
      aria-current={hero ? 'step' : undefined}
      aria-disabled={!isOpen || undefined}
      onClick={isOpen ? () => open(place) : undefined}
      className="place"
    >
      <span
        className="place-stone"
        data-story={isStory || undefined}
        data-solved={earned.includes('solved') || undefined}
      >
        {hero ? <PlacedHero hero={hero} /> : <PlaceThings things={things} isMade={place.kind === 'make'} />}
        {!isStory && <span className="place-number">{place.number}</span>}
      </span>
      <span className="place-sign">
        {isStory && <span className="place-label">{common.level(place.index + 1)}</span>}
        <span className="place-title">{place.title[language]}</span>
        {isOpen ? (
          <StarCount earned={earned} offered={offered} />
        ) : (
          <span className="place-label">{isStory && text.notReached(place.index)}</span>
        )}
      </span>
    </button>
  );
}

type PlaceState = {
  /** What lies on the stone; nothing where only a program is read. */
  things: readonly ItemKind[];
  earned: readonly string[];
  offered: readonly string[];
  isOpen: boolean;
};

function usePlace(place: Place): PlaceState {
  const { progress } = useAdventureContext();
  const [{ stars }] = useMapProgress();
  const { id } = place;
  if (place.kind === 'story')
    return {
      things: levels[place.index]?.items.map(({ kind }) => kind) ?? [],
      earned: progress.stars[id] ?? [],
      offered: listOfferedStars(id),
      isOpen: listReachedLevels(progress).includes(place.index),
    };
  const mapLevel = mapLevelById(id);
  return {
    things: mapLevel?.level.items.slice(0, 1).map(({ kind }) => kind) ?? [],
    earned: stars[id] ?? [],
    offered: mapLevel ? listOfferedMapStars(mapLevel) : ['solved'],
    isOpen: true,
  };
}

function PlaceThings({ things, isMade }: { things: readonly ItemKind[]; isMade: boolean }) {
  if (things.length === 0) return <Mark name={isMade ? 'maker' : 'steps'} className="size-8" />;
  return things.map((kind) => (
    <ThingPicture key={kind} name={`item-${kind}`} alt="" sizes="48px" className="place-thing" />
  ));
}

/** The hero looks out of the picture. */
function PlacedHero({ hero }: { hero: CharacterId }) {
  return (
    <span className="place-hero">
      <span className="hero-window" style={{ '--column': 0 } as CSSProperties}>
        <HeroSheet character={hero} alt="" sizes="400px" className="hero-sheet" />
      </span>
    </span>
  );
}
