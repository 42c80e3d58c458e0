import { type CardLabel, getCardId, getCardName } from '../../../shared/board/cards.ts';
import { getOtherLanguage } from '../../../shared/language/language.ts';
import { useLanguage } from '../../../shared/language/use-language.tsx';
import { Painting } from '../../../shared/ui/painting.tsx';

/** A card: its painting, its name in the page's language, and a small name in the other. */
export function CardTile({ card }: { card: CardLabel }) {
  const { language } = useLanguage();
  const other = getOtherLanguage(language);
  return (
    <>
      <Painting
        name={`cards/${getCardId(card)}`}
        sizes="(min-width: 64rem) 96px, 80px"
        alt=""
        loading="eager-low"
        className="card-picture"
      />
      <span className="card-name">{getCardName(card, language)}</span>
      <span className="card-other" lang={other} aria-hidden="true">
        {getCardName(card, other)}
      </span>
    </>
  );
}
