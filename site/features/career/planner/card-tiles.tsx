import { CARDS, type CardLabel, getCardName } from '../../../shared/board/cards.ts';
import { useLanguage } from '../../../shared/language/use-language.tsx';
import { Painting } from '../../../shared/ui/painting.tsx';

type TileProps = { readonly label: CardLabel; readonly sizes: string; readonly className: string; alt?: string };

function Tile({ label, sizes, className, alt = '' }: TileProps) {
  const card = CARDS.find((candidate) => candidate.label === label);
  return card && <Painting name={`cards/${card.id}`} sizes={sizes} alt={alt} className={className} />;
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
    <span aria-hidden="true" className="flex -space-x-2">
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
          className={`-mx-2 aspect-square w-24 rounded-2xl border-2 border-ink shadow-paper sm:w-32 ${turn}`}
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
