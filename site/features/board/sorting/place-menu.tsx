import { type CardLabel, getCardName, getZoneName, ZONES, type ZoneId } from '../../../shared/board/cards.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { MessageModal } from '../../../shared/ui/modal.tsx';
import { boardText } from './board-text.ts';

type PlaceMenuProps = {
  card: CardLabel;
  /** Where it lies; null in the pool. */
  from: ZoneId | null;
  onPlace: (zone: ZoneId) => void;
  onClose: () => void;
};

/** The places that a card can go to: for a pointer that cannot drag, and for keys. */
export function PlaceMenu({ card, from, onPlace, onClose }: PlaceMenuProps) {
  const text = useText(boardText);
  const { language } = useLanguage();
  return (
    <MessageModal title={text.place.question(getCardName(card, language))} onClose={onClose}>
      <div className="place-menu">
        {ZONES.filter(({ id }) => id !== from).map(({ id }) => (
          <button key={id} type="button" data-zone={id} onClick={() => onPlace(id)} className="place-choice">
            <span className="font-display text-lg">{getZoneName(id, language)}</span>
            <span className="text-sm">{text.means[id]}</span>
          </button>
        ))}
      </div>
      <Button tone="plain" onClick={onClose}>
        {text.place.cancel}
      </Button>
    </MessageModal>
  );
}
