import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { useAdventureContext } from '../game/adventure-context.tsx';
import { adventureText } from '../game/adventure-text.ts';
import { Mark, PortraitPicture, ThingPicture } from '../play/game-art.tsx';
import { StarRow } from '../play/stars.tsx';
import type { CharacterId } from '../world/characters.ts';
import { levels } from '../world/levels.ts';

const LevelMap = lazy(() => import('./level-map.tsx').then((module) => ({ default: module.LevelMap })));

/** The page after the last level (docs/product.md §7.3). */
export function Completed({ character, points }: { character: CharacterId; points: number }) {
  const { progress, send, makeLevel } = useAdventureContext();
  const text = useText(adventureText);
  const { language } = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <div className="sheet rise mx-auto max-w-3xl bg-honey-wash p-5 text-center sm:p-9">
        <PortraitPicture
          character={character}
          alt=""
          sizes="200px"
          className="hero-happy mx-auto size-36 rounded-full border-2 border-ink object-cover sm:size-48"
        />
        <h1 ref={title} tabIndex={-1} className="mt-5 text-4xl outline-none sm:text-5xl">
          {text.completedTitle}
        </h1>
        <p className="mx-auto mt-3 max-w-prose text-lg sm:text-xl">{text.completedText}</p>
        <p className="mt-3 font-display text-3xl text-honey-deep">{text.completedPoints(points)}</p>
        <ul className="mt-5 grid list-none gap-3 p-0 text-left">
          {levels.map((level) => (
            <li key={level.id} className="flex flex-wrap items-center gap-3 rounded-2xl bg-paper p-3 sm:flex-nowrap">
              <span className="flex shrink-0">
                {level.items.map((item) => (
                  <ThingPicture key={item.id} name={`item-${item.kind}`} alt="" sizes="48px" className="size-11" />
                ))}
              </span>
              <span className="min-w-0 grow">
                <strong className="font-display font-normal text-lg">{level.title[language]}</strong>
                <span className="block text-ink-soft">{level.completionMessage[language]}</span>
              </span>
              <StarRow levelId={level.id} earned={progress.stars[level.id] ?? []} className="size-7" />
            </li>
          ))}
        </ul>
        <p className="mt-7 flex flex-wrap justify-center gap-3">
          <Button tone="coral" onClick={() => send({ type: 'play-again' })}>
            {text.playAgain}
          </Button>
          <Button tone="teal" onClick={() => makeLevel()}>
            <Mark name="maker" />
            {text.makeLevel}
          </Button>
          <ButtonLink to="/" tone="plain">
            {text.backToStories}
          </ButtonLink>
        </p>
      </div>
      <Suspense>
        <LevelMap hero={character} />
      </Suspense>
    </>
  );
}
