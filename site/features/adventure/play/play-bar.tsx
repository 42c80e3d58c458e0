import { type ReactNode, useEffect, useRef } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { levels } from '../levels/levels.ts';
import { listOfferedStars, type Star } from '../levels/stars.ts';
import { getTaskLevel } from '../state/adventure-state.ts';
import type { PlayingState } from '../state/playing-state.ts';
import { adventureText } from '../text/adventure-text.ts';
import { playText } from '../text/play-text.ts';
import { GroundPicture, PortraitPicture } from '../ui/game-art.tsx';
import { Mark } from '../ui/game-marks.tsx';
import { StarCount, StarMark, useStarConditions } from '../ui/star-row.tsx';

/** A panel that the play bar opens below itself. */
export type PlayPanel = 'story' | 'stars' | 'menu';

const PANEL_ID = 'play-panel';

type PlayBarProps = {
  game: PlayingState;
  stars: readonly Star[];
  panel: PlayPanel | null;
  onPanel: (panel: PlayPanel | null) => void;
};

/** The level's title, its stars, and the buttons that open story, stars and menu. */
export function PlayBar({ game, stars, panel, onPanel }: PlayBarProps) {
  const text = useText(adventureText);
  const { menu } = useText(playText);
  const { language } = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  const level = getTaskLevel(game.task);
  // The button that led here is gone: the focus moves to the new level's title.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const toggle = (which: PlayPanel) => ({
    isOpen: panel === which,
    onPress: () => onPanel(panel === which ? null : which),
  });
  return (
    <div className="play-bar">
      <div className="min-w-0 grow">
        {game.task.kind === 'story' && (
          <p className="play-bar-level">{text.levelOf(game.task.index + 1, levels.length)}</p>
        )}
        <h1 ref={title} tabIndex={-1} className="play-bar-title">
          {level.title[language]}
        </h1>
      </div>
      {game.task.kind !== 'map' && <StarsButton levelId={level.id} stars={stars} {...toggle('stars')} />}
      <PictureButton name={text.story} {...toggle('story')}>
        <GroundPicture ground={level.background} alt="" sizes="48px" className="play-picture" />
        <span className="play-picture-mark">
          <Mark name="book" className="size-5" />
        </span>
      </PictureButton>
      <PictureButton name={menu} {...toggle('menu')}>
        <PortraitPicture character={game.character} alt="" sizes="48px" className="play-picture" />
      </PictureButton>
    </div>
  );
}

/** Frames what the play bar opens below itself: the story, the conditions of the stars, or the menu. */
export function PlayPanelRegion({ children }: { children: ReactNode }) {
  return (
    <div id={PANEL_ID} className="play-panel">
      {children}
    </div>
  );
}

type ToggleProps = { isOpen: boolean; onPress: () => void };

function PictureButton({ name, isOpen, onPress, children }: { name: string; children: ReactNode } & ToggleProps) {
  return (
    <button
      type="button"
      title={name}
      aria-expanded={isOpen}
      aria-controls={isOpen ? PANEL_ID : undefined}
      onClick={onPress}
      className="play-button"
    >
      {children}
      <span className="sr-only">{name}</span>
    </button>
  );
}

/** The stars, and the condition of the next one. */
function StarsButton({ levelId, stars, isOpen, onPress }: { levelId: string; stars: readonly Star[] } & ToggleProps) {
  const own = useText(playText);
  const conditionOf = useStarConditions(levelId);
  const offered = listOfferedStars(levelId);
  const next = offered.find((star) => !stars.includes(star));
  return (
    <button
      type="button"
      title={own.starsAsk}
      aria-expanded={isOpen}
      aria-controls={isOpen ? PANEL_ID : undefined}
      onClick={onPress}
      className="play-button play-stars"
    >
      <span className="play-stars-row">
        <StarCount earned={stars} offered={offered} />
      </span>
      <span aria-hidden="true" className="play-stars-count">
        <StarMark isEarned={stars.length > 0} />
        {`${stars.length}/${offered.length}`}
      </span>
      <span className="play-stars-next">{next ? own.nextStar(conditionOf(next)) : own.hasAllStars}</span>
    </button>
  );
}
