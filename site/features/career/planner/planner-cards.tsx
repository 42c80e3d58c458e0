import { type Board, type CardLabel, getCardId, getCardName, getZoneName, ZONES } from '../../../shared/board/cards.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { Painting } from '../../../shared/ui/painting.tsx';
import { plannerText } from './planner-text.ts';

type TileProps = { readonly label: CardLabel; readonly sizes: string; readonly className: string; alt?: string };

function Tile({ label, sizes, className, alt = '' }: TileProps) {
  return <Painting name={`cards/${getCardId(label)}`} sizes={sizes} alt={alt} className={className} />;
}

export function NamedTiles({ cards }: { readonly cards: readonly CardLabel[] }) {
  const { language } = useLanguage();
  return (
    <ul className="flex flex-wrap gap-3">
      {cards.map((label) => (
        <li key={label} className="w-20 text-center text-sm leading-tight">
          <Tile label={label} sizes="5rem" className="mb-1 aspect-square w-full rounded-xl border-2 border-ink" />
          {getCardName(label, language)}
        </li>
      ))}
    </ul>
  );
}

/** Small pictures of cards, hidden from screen readers. */
export function SmallTiles({ cards }: { readonly cards: readonly CardLabel[] }) {
  return (
    <span aria-hidden="true" className="mt-2 flex flex-wrap gap-y-1 -space-x-2 empty:hidden">
      {cards.map((label) => (
        <Tile key={label} label={label} sizes="2.5rem" className="size-10 rounded-full border-2 border-white" />
      ))}
    </span>
  );
}

/** Three overlapping cards, decorative. */
export function CardFan() {
  return (
    <div aria-hidden="true" className="flex justify-center">
      {FAN.map(({ label, turn }) => (
        <Tile
          key={label}
          label={label}
          sizes="8rem"
          className={`-mx-2 aspect-square w-24 min-w-0 rounded-2xl border-2 border-ink shadow-paper sm:w-32 ${turn}`}
        />
      ))}
    </div>
  );
}

const FAN: readonly { readonly label: CardLabel; readonly turn: string }[] = [
  { label: '그림그리기', turn: '-rotate-6 translate-y-1' },
  { label: '과학', turn: 'z-10' },
  { label: '축구', turn: 'rotate-6 translate-y-1' },
];

/** The likes and strengths that a career uses, by number and name. Nothing where there are none. */
export function FittingCards({ cards }: { readonly cards: readonly CardLabel[] }) {
  const { language } = useLanguage();
  const text = useText(plannerText);
  if (cards.length === 0) return null;
  return (
    <p className="mt-2 leading-snug">
      <strong className="font-display font-normal text-coral-deep text-lg">{text.fits(cards.length)}</strong>{' '}
      {cards.map((card) => getCardName(card, language)).join(', ')}
    </p>
  );
}

/** The four zones of the board that the plan is for; shown in print only. */
export function PrintedBoard({ board }: { readonly board: Board }) {
  const { language } = useLanguage();
  const text = useText(plannerText);
  return (
    <section aria-label={text.myBoard} className="mt-3 hidden print:block">
      <dl className="grid grid-cols-2 gap-2">
        {ZONES.map(({ id }) => (
          <div key={id} className="rounded-lg border border-ink/50 px-3 py-1">
            <dt className="font-display">{getZoneName(id, language)}</dt>
            <dd>{board[id].map((card) => getCardName(card, language)).join(', ') || '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
