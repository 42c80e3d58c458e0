import type { CSSProperties, ReactNode } from 'react';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { useText } from '../../shared/use-language.tsx';
import { ForestScene } from './forest-scene.tsx';
import { GameCard } from './game-card.tsx';
import { games } from './games.ts';
import { homeText } from './home-text.ts';

const CODING_ROUTES = ['/adventure-game', '/multiplication-table'];

/** `featuredStories` are cards of the library, handed in by `app`: rooms stay strangers. */
export function HomePage({ featuredStories }: { featuredStories: ReactNode }) {
  const text = useText(homeText);
  return (
    <>
      <section className="relative isolate overflow-hidden border-ink/15 border-b-2">
        <ForestScene className="absolute inset-0 -z-10 size-full" />
        <div className="column flex min-h-[30rem] flex-col justify-start pt-10 pb-56 sm:min-h-[36rem] sm:pt-16">
          <h1 className="rise max-w-[15ch] text-4xl sm:text-6xl">{text.headline}</h1>
          <p className="rise mt-4 max-w-[34ch] text-lg sm:text-xl" style={order(1)}>
            {text.lead}
          </p>
          <div className="rise mt-6 flex flex-wrap gap-3" style={order(2)}>
            <ButtonLink to="/stories" tone="coral">
              {text.readStories}
            </ButtonLink>
            <ButtonLink to="/games">{text.playGames}</ButtonLink>
          </div>
        </div>
      </section>

      <section className="column mt-14">
        <h2 className="text-3xl">{text.featuredStories}</h2>
        <div className="mt-6 grid gap-7 lg:grid-cols-2">{featuredStories}</div>
        <p className="mt-7">
          <ButtonLink to="/stories" tone="plain">
            {text.allStories}
          </ButtonLink>
        </p>
      </section>

      <section className="column mt-16">
        <h2 className="text-3xl">{text.codingAdventures}</h2>
        <p className="mt-2 max-w-prose text-ink-soft">{text.codingLead}</p>
        <div className="mt-6 grid gap-7 sm:grid-cols-2">
          {games
            .filter((game) => CODING_ROUTES.includes(game.route))
            .map((game, index) => (
              <GameCard key={game.id} game={game} order={index} />
            ))}
        </div>
        <p className="mt-7">
          <ButtonLink to="/games" tone="plain">
            {text.allGames}
          </ButtonLink>
        </p>
      </section>

      <section className="column mt-16">
        <div className="rounded-[2rem_1.5rem_2.2rem_1.7rem] bg-violet-wash p-6 sm:p-9">
          <h2 className="text-2xl">{text.forParents}</h2>
          <ul className="mt-5 grid gap-6 md:grid-cols-3">
            {text.promises.map((promise) => (
              <li key={promise.title}>
                <h3 className="text-xl">{promise.title}</h3>
                <p className="mt-1">{promise.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}

function order(n: number): CSSProperties {
  return { '--rise-order': n } as CSSProperties;
}
