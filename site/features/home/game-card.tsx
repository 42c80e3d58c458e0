import { Link } from 'react-router';
import { useLanguage } from '../../shared/language/use-language.tsx';
import { Painting } from '../../shared/ui/painting.tsx';
import { riseOrder } from '../../shared/ui/rise-order.tsx';
import { GameIcon } from './game-icon.tsx';
import type { Game } from './games.ts';

/** One game of the hub; the whole card is its link. `order`: see riseOrder. */
export function GameCard({ game, order }: { game: Game; order: number }) {
  const { language } = useLanguage();
  return (
    <Link
      to={game.route}
      style={riseOrder(order)}
      className={`sheet rise group flex flex-col gap-4 p-4 sm:flex-row text-ink no-underline transition-transform hover:lifted sm:gap-5 sm:p-5 ${game.backgroundColor}`}
    >
      <span className="relative w-full shrink-0 self-start sm:w-[42%]">
        <Painting
          name={`tiles/${game.id}`}
          sizes="(min-width: 640px) 240px, 90vw"
          alt=""
          className="aspect-[16/9] w-full rounded-[1.4rem_1rem_1.5rem_1.1rem] border-2 border-ink object-cover sm:aspect-[4/3]"
        />
        <span className="absolute right-3 -bottom-3 sm:-right-3 grid size-14 place-items-center rounded-full border-2 border-ink bg-paper">
          <GameIcon id={game.id} className={`size-11 ${game.iconColor}`} />
        </span>
      </span>
      <span className="min-w-0">
        <span className="inline-block rounded-full bg-card/80 px-3 py-0.5 text-sm">{game.difficulty[language]}</span>
        <span className="mt-1.5 block font-display text-2xl leading-tight group-hover:underline">
          {game.title[language]}&nbsp;<span aria-hidden="true">{game.emoji}</span>
        </span>
        <span className="mt-1 block">{game.description[language]}</span>
        <span className="mt-2 block text-ink-soft text-sm">{game.category[language]}</span>
      </span>
    </Link>
  );
}
