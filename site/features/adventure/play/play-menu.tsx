import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { useAdventureContext } from '../game/adventure-context.tsx';
import { adventureText } from '../game/adventure-text.ts';
import { listReachedLevels } from '../game/navigation.ts';
import type { PlayingState } from '../game/playing-state.ts';
import { listOfferedStars } from '../run/stars.ts';
import { characters } from '../world/characters.ts';
import { levels } from '../world/levels.ts';
import { Mark, PortraitPicture } from './game-art.tsx';
import { StarCount } from './stars.tsx';

/** Another hero, the levels reached, and the level maker. */
export function PlayMenu({ game }: { game: PlayingState }) {
  const { progress, send, openLevel, makeLevel, openMapLevel } = useAdventureContext();
  const text = useText(adventureText);
  const { language } = useLanguage();
  const reached = listReachedLevels(progress);
  const current = game.quest.kind === 'story' ? game.quest.index : null;
  return (
    <>
      <h2 className="play-menu-title">{text.heroes}</h2>
      <ul className="play-heroes">
        {characters.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              title={name[language]}
              aria-pressed={id === game.character}
              onClick={() => send({ type: 'change-hero', character: id })}
              className="play-hero"
            >
              <PortraitPicture character={id} alt="" sizes="56px" className="play-picture" />
              <span className="sr-only">{name[language]}</span>
            </button>
          </li>
        ))}
      </ul>
      <h2 className="play-menu-title">{text.levels}</h2>
      <ul className="grid list-none gap-1.5 p-0">
        {levels.map(
          (level, index) =>
            reached.includes(index) && (
              <li key={level.id}>
                <button
                  type="button"
                  aria-current={index === current ? 'step' : undefined}
                  onClick={() => openLevel(game.character, index)}
                  className="play-level"
                >
                  <span className="min-w-0 grow">{`${index + 1}. ${level.title[language]}`}</span>
                  <StarCount earned={progress.stars[level.id] ?? []} offered={listOfferedStars(level.id)} />
                </button>
              </li>
            ),
        )}
        <li>
          <button type="button" onClick={() => openMapLevel('map')} className="play-level">
            <Mark name="map" />
            {text.map}
          </button>
        </li>
        <li>
          <button type="button" onClick={() => makeLevel()} className="play-level">
            <Mark name="maker" />
            {text.makeLevel}
          </button>
        </li>
      </ul>
    </>
  );
}
