import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { adventureText } from '../game/adventure-text.ts';
import { getLevel, type PlayingState } from '../game/playing-state.ts';
import { listOfferedStars, type Star } from '../run/stars.ts';
import { levels } from '../world/levels.ts';
import { GroundPicture, Mark, PortraitPicture } from './game-art.tsx';
import { StarCount, StarList, StarMark, useStarConditions } from './stars.tsx';

// Loaded when it is needed: what every level needs is close to its limit (budgets.json).
const PlayMenu = lazy(() => import('./play-menu.tsx').then((module) => ({ default: module.PlayMenu })));

/** A panel that the play bar opens below itself. */
export type PlayPanelId = 'story' | 'stars' | 'menu';

const PANEL_ID = 'play-panel';

type PlayBarProps = {
  game: PlayingState;
  stars: readonly Star[];
  panel: PlayPanelId | null;
  onPanel: (panel: PlayPanelId | null) => void;
};

/** The level's title, its stars, and the buttons that open story, stars and menu. */
export function PlayBar({ game, stars, panel, onPanel }: PlayBarProps) {
  const text = useText(adventureText);
  const { language } = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  const level = getLevel(game.quest);
  // The button that led here is gone: the focus moves to the new level's title.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const toggle = (which: PlayPanelId) => ({
    isOpen: panel === which,
    onPress: () => onPanel(panel === which ? null : which),
  });
  return (
    <div className="play-bar">
      <div className="min-w-0 grow">
        {game.quest.kind === 'story' && (
          <p className="play-bar-level">{text.levelOf(game.quest.index + 1, levels.length)}</p>
        )}
        <h1 ref={title} tabIndex={-1} className="play-bar-title">
          {level.title[language]}
        </h1>
      </div>
      {game.quest.kind === 'story' && <StarsButton levelId={level.id} stars={stars} {...toggle('stars')} />}
      <PictureButton name={text.story} {...toggle('story')}>
        <GroundPicture ground={level.background} alt="" sizes="48px" className="play-picture" />
        <span className="play-picture-mark">
          <Mark name="book" className="size-5" />
        </span>
      </PictureButton>
      <PictureButton name={text.menu} {...toggle('menu')}>
        <PortraitPicture character={game.character} alt="" sizes="48px" className="play-picture" />
      </PictureButton>
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
  const text = useText(adventureText);
  const conditionOf = useStarConditions(levelId);
  const offered = listOfferedStars(levelId);
  const next = offered.find((star) => !stars.includes(star));
  return (
    <button
      type="button"
      title={text.starsAsk}
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
      <span className="play-stars-next">{next ? text.nextStar(conditionOf(next)) : text.hasAllStars}</span>
    </button>
  );
}

type PlayPanelProps = { game: PlayingState; panel: PlayPanelId; stars: readonly Star[] };

/** What the play bar opens below itself: the story, the conditions of the stars, or the menu. */
export function PlayPanel({ game, panel, stars }: PlayPanelProps) {
  const text = useText(adventureText);
  return (
    <div id={PANEL_ID} className="play-panel">
      {panel === 'story' && <Story game={game} />}
      {panel === 'stars' && (
        <>
          <h2 className="play-menu-title">{text.starsAsk}</h2>
          <StarList levelId={getLevel(game.quest).id} earned={stars} />
        </>
      )}
      {panel === 'menu' && (
        <Suspense>
          <PlayMenu game={game} />
        </Suspense>
      )}
    </div>
  );
}

/** The end of the level before, and the story of this one. */
function Story({ game }: { game: PlayingState }) {
  const { language } = useLanguage();
  const level = getLevel(game.quest);
  const before = game.quest.kind === 'story' ? levels[game.quest.index - 1] : undefined;
  return (
    <div className="max-w-prose leading-snug sm:text-lg" data-story>
      {before && <p className="mb-1 text-leaf-deep">{before.completionMessage[language]}</p>}
      <p className="whitespace-pre-line">{level.story[language]}</p>
      <p className="mt-1 text-ink-soft">{level.description[language]}</p>
    </div>
  );
}
