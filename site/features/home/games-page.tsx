import type { Bilingual, Catalog } from '../../shared/language/language.ts';
import { useLanguage, useText } from '../../shared/language/use-language.tsx';
import { riseOrder } from '../../shared/ui/rise-order.tsx';
import { GameCard } from './game-card.tsx';
import { games, type Hub, hubNames } from './games.ts';

const HUBS: readonly Hub[] = ['coding', 'math', 'progress'];

const gamesText: Catalog<{ heading: string; lead: string }> = {
  en: { heading: 'Games', lead: 'Four things to do when the book is finished and supper is not.' },
  ko: { heading: '놀이터', lead: '책은 다 읽었는데 저녁밥이 아직일 때, 여기서 놀아요.' },
};

/** `titleOf`: the title of the page at a path, passed in by `app`. */
export function GamesPage({ titleOf }: { titleOf: (path: string) => Bilingual }) {
  const { language } = useLanguage();
  const text = useText(gamesText);
  return (
    <div className="column mt-10 low:mt-4">
      <h1 className="rise text-4xl low:text-3xl sm:text-5xl">{text.heading}</h1>
      <p className="rise mt-2 max-w-prose low:mt-0 text-lg" style={riseOrder(1)}>
        {text.lead}
      </p>
      <div className="mt-10 grid gap-x-7 low:mt-4 gap-y-10 lg:grid-cols-2">
        {HUBS.map((hub, hubIndex) => (
          <section key={hub} className="last:lg:col-span-2">
            <h2 className="text-2xl">{hubNames[hub][language]}</h2>
            <div className="mt-4 grid gap-x-7 gap-y-6 [section:last-child>&]:lg:grid-cols-2">
              {games
                .filter((game) => game.hub === hub)
                .map((game, index) => (
                  <GameCard key={game.id} game={game} title={titleOf(game.route)} order={hubIndex + index + 1} />
                ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
