import type { ReactNode } from 'react';
import type { Bilingual } from '../../shared/language/language.ts';
import { useLanguage } from '../../shared/language/use-language.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { Painting } from '../../shared/ui/painting.tsx';
import { riseOrder } from '../../shared/ui/rise-order.tsx';
import type { Game, GameId } from './games.ts';

/** One game of the hub; the whole card is its link. `order`: see riseOrder. */
export function GameCard({ game, title, order }: { game: Game; title: Bilingual; order: number }) {
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
          sizes="(min-width: 40rem) 240px, 90vw"
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
          {title[language]}&nbsp;<span aria-hidden="true">{game.emoji}</span>
        </span>
        <span className="mt-1 block">{game.description[language]}</span>
        <span className="mt-2 block text-ink-soft text-sm">{game.category[language]}</span>
      </span>
    </Link>
  );
}

const INK = '#3a2846';

/** A drawing per game, in the palette of the site; `currentColor` is the game's own color. */
const DRAWINGS: Record<GameId, ReactNode> = {
  'programming-adventure': (
    <>
      <path
        d="M14 70c14-6 26 4 40-2s20-10 34-6v22c-24 6-50 8-74 2Z"
        fill="#7bab62"
        stroke={INK}
        strokeWidth="2.500"
        strokeLinejoin="round"
      />
      <path
        d="M20 22h22c2 0 2 3 1 5-2 5 9 5 7 0-1-2-1-5 1-5h15c3 0 4 2 4 4v16c0 3-2 4-4 4H51c-2 0-2 3-1 5 2 5-9 5-7 0 1-2 1-5-1-5H20c-3 0-4-2-4-4V26c0-2 1-4 4-4Z"
        fill="currentColor"
        stroke={INK}
        strokeWidth="2.500"
        strokeLinejoin="round"
      />
      <path
        d="M27 34h22m-8-7 9 7-9 7"
        fill="none"
        stroke="#fffaf0"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M84 40v24M84 40c7-3 12 2 18-1v11c-6 3-11-2-18 1"
        fill="#e4604c"
        stroke={INK}
        strokeWidth="2.500"
        strokeLinecap="round"
        strokeLinejoin="round"
        transform="translate(-8 0)"
      />
      <path
        d="M26 74c5 1 9 1 13 0m6-1c5 0 8-1 12-2"
        fill="none"
        stroke="#fffaf0"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 7"
      />
    </>
  ),
  'multiplication-practice': (
    <>
      <path
        d="M20 20c20-4 40-4 60 0 3 18 3 36 0 54-10 3-20 4-29 4L38 90l-2-12c-6-.6-11-2-16-4-3-18-3-36 0-54Z"
        fill="#fffaf0"
        stroke={INK}
        strokeWidth="2.500"
        strokeLinejoin="round"
      />
      {[0, 1, 2].flatMap((row) =>
        [0, 1, 2, 3].map((column) => (
          <circle
            key={`${row}-${column}`}
            cx={32 + column * 12.5}
            cy={32 + row * 13}
            r="4.600"
            fill={(row + column) % 2 ? '#e4604c' : '#f6c233'}
            stroke={INK}
            strokeWidth="1.600"
          />
        )),
      )}
      <path
        d="M84 34c5 7 5 17 0 24M90 28c8 10 8 26 0 36"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.500"
        strokeLinecap="round"
      />
    </>
  ),
  'learning-progress': (
    <>
      <path
        d="M18 14c18-2 42-2 62 0 2 24 2 50 0 72-20 2-44 2-62 0-2-22-2-48 0-72Z"
        fill="#fffaf0"
        stroke={INK}
        strokeWidth="2.500"
        strokeLinejoin="round"
      />
      <path
        d="M29 70V56h8v14m6 0V46h8v24m6 0V34h8v36"
        fill="currentColor"
        stroke={INK}
        strokeWidth="2.200"
        strokeLinejoin="round"
      />
      <path d="M26 72c14 1 30 1 46 0" stroke={INK} strokeWidth="2.500" strokeLinecap="round" />
      <path
        d="M28 42c12-3 22-9 34-19m-9-1 10 .5-.5 9"
        fill="none"
        stroke="#e4604c"
        strokeWidth="3.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="m78 66 4 8 9 1-7 6 2 9-8-4-8 4 2-9-7-6 9-1Z"
        fill="#f6c233"
        stroke={INK}
        strokeWidth="2.200"
        strokeLinejoin="round"
      />
    </>
  ),
  'career-planner': (
    <>
      <path
        d="M12 84c20-10 24-2 34-12s-8-16 6-26 18-2 30-16"
        fill="none"
        stroke="#efc98a"
        strokeWidth="13"
        strokeLinecap="round"
      />
      <path
        d="M12 84c20-10 24-2 34-12s-8-16 6-26 18-2 30-16"
        fill="none"
        stroke="#fffaf0"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="4 6"
      />
      <path d="M10 64V50l11-8 11 8v14Z" fill="#e4604c" stroke={INK} strokeWidth="2.300" strokeLinejoin="round" />
      <path d="M18 64v-8h7v8" fill="#fffaf0" stroke={INK} strokeWidth="1.800" />
      <path
        d="M80 34c-1-6-1-10 0-16m0 4c4-8 11-9 15-8 0 6-6 11-15 10m0 3c-4-7-10-7-14-6 1 6 7 9 14 8"
        fill="#7bab62"
        stroke={INK}
        strokeWidth="2.300"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M58 78l10-5 20 2 5 6-8 8-18-1Z"
        fill="currentColor"
        stroke={INK}
        strokeWidth="2.300"
        strokeLinejoin="round"
      />
      <path d="M62 77c8 2 16 3 25 3" fill="none" stroke="#fffaf0" strokeWidth="2.200" strokeLinecap="round" />
    </>
  ),
};

function GameIcon({ id, className }: { id: GameId; className?: string }) {
  return (
    <svg viewBox="0 0 104 104" aria-hidden="true" className={className}>
      {DRAWINGS[id]}
    </svg>
  );
}
