import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { revealElement } from '../../../shared/page/scroll.tsx';
import { adventureText } from '../game/adventure-text.ts';
import {
  computeTotalPoints,
  computeTrail,
  getHeroState,
  getLastEntry,
  getLevel,
  type PlayingState,
} from '../game/playing-state.ts';
import type { Direction } from '../program/program.ts';
import type { TranscriptEntry } from '../run/run.ts';
import type { Star } from '../run/stars.ts';
import { type CharacterId, characters } from '../world/characters.ts';
import type { Cell } from '../world/level.ts';
import { GroundPicture, HeroSheet, Mark, placed, ThingPicture, TURN_DEG } from './game-art.tsx';
import { StarRow } from './stars.tsx';

/** Columns of a hero's sprite sheet. */
const COLUMN: Readonly<Record<Direction, number>> = { down: 0, left: 1, up: 2, right: 3 };

const MAX_FOOTPRINTS = 40;

type LevelGridProps = {
  game: PlayingState;
  /** Duration of a step; the hero walks in 70 % of it. */
  stepMs: number;
  /** The square that a hint marks. */
  pointedAt?: Cell | null;
  says?: string | null;
};

/** The level as a picture, hidden from screen readers: `describeGrid` has it as text. */
export function LevelGrid({ game, stepMs, pointedAt = null, says = null }: LevelGridProps) {
  const level = getLevel(game.quest);
  const entry = getLastEntry(game);
  const { found } = getHeroState(game);
  return (
    <div
      aria-hidden="true"
      data-level-grid
      className="level-grid"
      style={{ '--squares': level.gridSize, '--walk': `${Math.min(stepMs * 0.7, 600)}ms` } as CSSProperties}
    >
      <GroundPicture
        ground={level.background}
        alt=""
        sizes="(min-width: 48rem) 50vw, 100vw"
        className="absolute inset-0 size-full object-cover"
      />
      <span className="grid-squares" />
      {footprintsOf(computeTrail(game)).map(({ key, at, toward }) => (
        <span key={key} className="grid-square" style={placed(at)}>
          <Footprints turn={TURN_DEG[toward]} />
        </span>
      ))}
      {level.hazards.map((hazard) => (
        <span key={hazard.id} className="grid-square" style={placed(hazard)}>
          <ThingPicture
            name={`hazard-${hazard.type}`}
            alt={hazard.emoji}
            sizes="10vw"
            className={`grid-thing ${isHit(entry, hazard) ? 'grid-flare' : ''}`}
          />
        </span>
      ))}
      {level.items.map((item) => (
        <span key={item.id} className="grid-square" style={placed(item)}>
          <ThingPicture
            name={`item-${item.kind}`}
            alt={item.emoji}
            sizes="10vw"
            className={`grid-thing ${found.includes(item.id) ? 'grid-found' : 'grid-glint'}`}
          />
        </span>
      ))}
      {pointedAt && <span className="grid-square grid-pointer" style={placed(pointedAt)} />}
      <Hero game={game} entry={entry} says={says} />
    </div>
  );
}

function isHit(entry: TranscriptEntry | null, { x, y }: Cell): boolean {
  return entry?.effect.kind === 'hazard' && entry.effect.at.x === x && entry.effect.at.y === y;
}

type Footprint = { readonly key: string; readonly at: Cell; readonly toward: Direction };

/** Footprints on each square that was left, pointing to the next one; the newest MAX_FOOTPRINTS. */
function footprintsOf(trail: readonly Cell[]): Footprint[] {
  const steps = trail.flatMap((at, index) => {
    const next = trail[index + 1];
    if (!next || (next.x === at.x && next.y === at.y)) return [];
    const toward: Direction = next.x > at.x ? 'right' : next.x < at.x ? 'left' : next.y > at.y ? 'down' : 'up';
    return [{ key: `${at.x},${at.y},${toward}`, at, toward }];
  });
  return [...new Map(steps.map((step) => [step.key, step])).values()].slice(-MAX_FOOTPRINTS);
}

function Footprints({ turn }: { turn: number }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="grid-prints" style={{ rotate: `${turn}deg` }}>
      <ellipse cx="14" cy="15" rx="4" ry="6.4" />
      <ellipse cx="14.5" cy="25" rx="3" ry="3" />
      <ellipse cx="26" cy="21" rx="4" ry="6.4" />
      <ellipse cx="25.5" cy="31" rx="3" ry="3" />
    </svg>
  );
}

/** Classes for the hero's motion. They alternate, so that the same motion twice restarts its animation. */
function motionOf(entry: TranscriptEntry | null, shownSteps: number): string {
  return entry ? `hero-${entry.effect.kind} hero-${shownSteps % 2 === 0 ? 'even' : 'odd'}` : '';
}

function Hero({ game, entry, says }: { game: PlayingState; entry: TranscriptEntry | null; says: string | null }) {
  const { position, facing } = getHeroState(game);
  const shownSteps = game.playback.state === 'ready' ? 0 : game.playback.shownSteps;
  const emoji = emojiOf(game.character);
  return (
    <span className="grid-square hero" style={placed(position)} data-hero={`${position.x},${position.y}`}>
      <span className="hero-shadow" />
      <span className={`hero-body ${says ? 'hero-laugh' : motionOf(entry, shownSteps)}`} data-facing={facing}>
        <span className="hero-window" style={{ '--column': COLUMN[facing] } as CSSProperties}>
          <HeroSheet character={game.character} alt={emoji} sizes="400px" className="hero-sheet" />
        </span>
      </span>
      {says && <span className="hero-says">{says}</span>}
      {!says && entry?.effect.kind === 'nothing-here' && <span className="hero-thought">?</span>}
      {entry?.effect.kind === 'hazard' && <span className="hero-thought hero-thought-ouch">!</span>}
    </span>
  );
}

function emojiOf(character: CharacterId): string {
  return characters.find(({ id }) => id === character)?.emoji ?? '';
}

/** Covers the grid for LEVEL_COMPLETE_MS. The live region announces its text. */
export function LevelComplete({ game, stars }: { game: PlayingState; stars: readonly Star[] }) {
  const text = useText(adventureText);
  const { language } = useLanguage();
  const level = getLevel(game.quest);
  const overlay = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a low screen the page may have been scrolled down to the program.
    if (overlay.current) revealElement(overlay.current, overlay.current);
  }, []);
  return (
    <div ref={overlay} className="level-complete" data-level-complete>
      <p className="level-complete-title">{text.levelComplete}</p>
      {game.quest.kind === 'story' && <StarRow levelId={level.id} earned={stars} className="level-complete-star" />}
      <p className="level-complete-message">{level.completionMessage[language]}</p>
    </div>
  );
}

/** The items, found or not, and the points. `children`: a button at the end of the row. */
export function Treasures({ game, children }: { game: PlayingState; children: ReactNode }) {
  const text = useText(adventureText);
  const { language } = useLanguage();
  const { found } = getHeroState(game);
  return (
    <div className="treasures">
      <ul aria-label={text.toFind} className="flex min-w-0 list-none flex-wrap gap-1.5 p-0">
        {getLevel(game.quest).items.map((item) => {
          const isFound = found.includes(item.id);
          const name = item.name[language];
          return (
            <li key={item.id} data-found={isFound || undefined} className="treasure">
              <ThingPicture
                name={`item-${item.kind}`}
                alt={isFound ? text.found(name) : text.notFound(name, item.belongsTo[language])}
                sizes="40px"
                className="size-8 object-contain"
              />
              {isFound && (
                <span className="treasure-tick">
                  <Mark name="tick" className="size-3.5" />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p className="whitespace-nowrap font-display text-honey-deep text-xl" data-points>
        {text.points(computeTotalPoints(game))}
      </p>
      {children}
    </div>
  );
}
