import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { riseOrder } from '../../../shared/ui/rise-order.tsx';
import { useAdventureContext } from '../game/adventure-context.tsx';
import { adventureText } from '../game/adventure-text.ts';
import { characters } from '../world/characters.ts';
import { Mark, PortraitPicture } from './game-art.tsx';

/** Eight heroes; choosing one starts level 1 (docs/product.md §7.1). */
export function CharacterSelect() {
  const { send, makeLevel, openMapLevel } = useAdventureContext();
  const text = useText(adventureText);
  const { language } = useLanguage();
  return (
    <>
      <h1 className="rise text-4xl sm:text-5xl">{text.title}</h1>
      <p className="rise mt-3 max-w-prose text-lg sm:text-xl" style={riseOrder(1)}>
        {text.intro}
      </p>
      <h2 className="mt-7 text-2xl sm:text-3xl">{text.choose}</h2>
      <ul className="mt-4 grid list-none grid-cols-2 gap-3 p-0 sm:grid-cols-4 sm:gap-5">
        {characters.map((character, index) => (
          <li key={character.id} className="rise" style={riseOrder(index)}>
            <button
              type="button"
              onClick={() => send({ type: 'choose', character: character.id })}
              className="character-card sheet"
            >
              <PortraitPicture
                character={character.id}
                alt=""
                sizes="(min-width: 40rem) 240px, 45vw"
                className="aspect-square w-full rounded-[1.1rem_1.4rem_1rem_1.5rem] object-cover"
              />
              <span className="mt-2 block font-display text-xl sm:text-2xl">{character.name[language]}</span>
              <span className="block text-ink-soft leading-snug">{character.description[language]}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={() => openMapLevel('map')}>
          <Mark name="map" />
          {text.map}
        </Button>
        <span className="text-ink-soft">{text.mapWhy}</span>
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button tone="plain" onClick={() => makeLevel()}>
          <Mark name="maker" />
          {text.makeLevel}
        </Button>
        <span className="text-ink-soft">{text.makeLevelWhy}</span>
      </p>
    </>
  );
}
