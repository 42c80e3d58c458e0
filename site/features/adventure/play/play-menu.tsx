import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { type CharacterId, characters } from '../levels/characters.ts';
import { levels } from '../levels/levels.ts';
import { listOfferedStars } from '../levels/stars.ts';
import type { Progress } from '../progress/progress.ts';
import type { PlayingState } from '../state/playing-state.ts';
import { adventureText } from '../text/adventure-text.ts';
import { playText } from '../text/play-text.ts';
import { PortraitPicture } from '../ui/game-art.tsx';
import { Mark } from '../ui/game-marks.tsx';
import { StarCount } from '../ui/star-row.tsx';

type PlayMenuProps = {
  game: PlayingState;
  stars: Progress['stars'];
  /** Indexes of the story levels that the child may open. */
  reached: readonly number[];
  onHero: (character: CharacterId) => void;
  onLevel: (index: number) => void;
  onMakeLevel: () => void;
  onMap: () => void;
};

/** Another hero, the levels reached, and the level maker. */
export function PlayMenu({ game, stars, reached, onHero, onLevel, onMakeLevel, onMap }: PlayMenuProps) {
  const text = useText(adventureText);
  const own = useText(playText);
  const { language } = useLanguage();
  const current = game.task.kind === 'story' ? game.task.index : null;
  return (
    <>
      <h2 className="play-menu-title">{own.heroes}</h2>
      <ul className="play-heroes">
        {characters.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              title={name[language]}
              aria-pressed={id === game.character}
              onClick={() => onHero(id)}
              className="play-hero"
            >
              <PortraitPicture character={id} alt="" sizes="56px" className="play-picture" />
              <span className="sr-only">{name[language]}</span>
            </button>
          </li>
        ))}
      </ul>
      <h2 className="play-menu-title">{own.levels}</h2>
      <ul className="grid list-none gap-1.5 p-0">
        {levels.map(
          (level, index) =>
            reached.includes(index) && (
              <li key={level.id}>
                <button
                  type="button"
                  aria-current={index === current ? 'step' : undefined}
                  onClick={() => onLevel(index)}
                  className="play-level"
                >
                  <span className="min-w-0 grow">{`${index + 1}. ${level.title[language]}`}</span>
                  <StarCount earned={stars[level.id] ?? []} offered={listOfferedStars(level.id)} />
                </button>
              </li>
            ),
        )}
        <li>
          <button type="button" onClick={onMap} className="play-level">
            <Mark name="map" />
            {text.map}
          </button>
        </li>
        <li>
          <button type="button" onClick={onMakeLevel} className="play-level">
            <Mark name="maker" />
            {text.makeLevel}
          </button>
        </li>
      </ul>
    </>
  );
}
