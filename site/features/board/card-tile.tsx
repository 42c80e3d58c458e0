import type { CardLabel } from '../../shared/board/cards.ts';
import { getOtherLanguage } from '../../shared/language/language.ts';
import { useLanguage } from '../../shared/language/use-language.tsx';
import { Painting } from '../../shared/ui/painting.tsx';
import { getCardNames } from './card-names.ts';

/** A card: its painting, its name in the page's language, and a small name in the other. */
export function CardTile({ card, sizes }: { card: CardLabel; sizes: string }) {
  const { language } = useLanguage();
  const names = getCardNames(card);
  const other = getOtherLanguage(language);
  return (
    <>
      <Painting name={`cards/${names.id}`} sizes={sizes} alt="" loading="eager-low" className="card-picture" />
      <span className="card-name">{names[language]}</span>
      <span className="card-other" lang={other} aria-hidden="true">
        {names[other]}
      </span>
    </>
  );
}
