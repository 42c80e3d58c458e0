/**
 * The home page, and the page of all games (docs/product.md §2).
 *
 * @packageDocumentation
 */
import type { ReactNode } from 'react';
import type { Bilingual } from '../../shared/language/language.ts';
import { useText } from '../../shared/language/use-language.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Painting } from '../../shared/ui/painting.tsx';
import { riseOrder } from '../../shared/ui/rise-order.tsx';
import { GameCard } from './game-card.tsx';
import { games } from './games.ts';
import { HomeScreenLine } from './home-screen-line.tsx';
import { homeText } from './home-text.ts';
import { Today } from './today.tsx';

const CODING_ROUTES = ['/adventure-game', '/multiplication-table'];

type Props = {
  goOnReading: ReactNode;
  featuredStories: ReactNode;
  downloadBooks: ReactNode;
  /** The title of the page at a path. */
  titleOf: (path: string) => Bilingual;
};

/** What is about stories and pages is passed in by `app`. */
export function HomePage({ goOnReading, featuredStories, downloadBooks, titleOf }: Props) {
  const text = useText(homeText);
  return (
    <>
      {goOnReading}
      <Today />
      <section className="relative isolate overflow-hidden border-ink/15 border-b-2 bg-cream low:max-lg:flex low:max-lg:min-h-[calc(100svh-4.3rem)] low:max-lg:items-center lg:flex lg:min-h-[min(40rem,78vh)] lg:items-center 2xl:min-h-[min(52rem,78vh)]">
        <div className="column relative z-10 pt-10 pb-8 low:max-lg:mx-0 low:max-lg:w-[56%] low:max-lg:py-3 lg:py-16">
          <h1 className="rise max-w-[16ch] text-4xl low:max-lg:text-3xl sm:text-6xl">
            {text.headline.map((sentence) => (
              <span key={sentence} className="inline-block">
                {sentence}{' '}
              </span>
            ))}
          </h1>
          <p
            className="rise mt-4 max-w-[32ch] text-lg low:max-lg:mt-2 low:max-lg:text-base low:max-lg:leading-snug low:max-sm:hidden sm:text-xl"
            style={riseOrder(1)}
          >
            {text.lead}
          </p>
          <div className="rise mt-6 flex flex-wrap gap-3 low:max-lg:mt-4" style={riseOrder(2)}>
            <ButtonLink to="/stories" tone="coral">
              {text.readStories}
            </ButtonLink>
            <ButtonLink to="/games">{text.playGames}</ButtonLink>
          </div>
        </div>
        <Painting
          name="site/home-hero"
          sizes="(min-width: 64rem) 100vw, 130vw"
          alt={text.heroPicture}
          loading="eager-high"
          className="aspect-[5/4] w-full object-cover object-[86%_60%] sm:aspect-[2/1] sm:object-[70%_72%] low:max-lg:absolute low:max-lg:inset-y-0 low:max-lg:right-0 low:max-lg:aspect-auto low:max-lg:h-full low:max-lg:w-[46%] low:max-lg:object-[84%_50%] lg:absolute lg:inset-0 lg:-z-10 lg:aspect-auto lg:h-full lg:object-[70%_66%] 2xl:object-[70%_45%]"
        />
        <div className="absolute inset-0 -z-10 hidden bg-[linear-gradient(90deg,color-mix(in_srgb,var(--color-cream)_97%,transparent),color-mix(in_srgb,var(--color-cream)_92%,transparent)_22%,color-mix(in_srgb,var(--color-cream)_74%,transparent)_34%,color-mix(in_srgb,var(--color-cream)_42%,transparent)_45%,color-mix(in_srgb,var(--color-cream)_15%,transparent)_55%,transparent_66%)] lg:block" />
      </section>

      <section className="column mt-14">
        <h2 className="text-3xl">{text.featuredStories}</h2>
        <div className="mt-6 grid gap-7 lg:grid-cols-2">{featuredStories}</div>
        <p className="mt-7">
          <ButtonLink to="/stories" tone="plain">
            {text.allStories}
          </ButtonLink>
        </p>
        <div className="mt-7">{downloadBooks}</div>
      </section>

      <section className="column mt-16">
        <h2 className="text-3xl">{text.codingAdventures}</h2>
        <p className="mt-2 max-w-prose text-ink-soft">{text.codingLead}</p>
        <div className="mt-6 grid gap-7 sm:grid-cols-2">
          {games
            .filter((game) => CODING_ROUTES.includes(game.route))
            .map((game, index) => (
              <GameCard key={game.id} game={game} title={titleOf(game.route)} order={index} />
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
      <HomeScreenLine />
    </>
  );
}
