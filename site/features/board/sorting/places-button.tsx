import { type CardLabel, getCardName } from '../../../shared/board/cards.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { boardText } from './board-text.ts';

type PlacesButtonProps = {
  card: CardLabel;
  /** The card is in a zone: then the other three are offered. */
  isPlaced: boolean;
  onPress: (card: CardLabel) => void;
};

/** Opens the places for a card, in a corner of it. A pull that begins here moves the card, if it lies in the card. */
export function PlacesButton({ card, isPlaced, onPress }: PlacesButtonProps) {
  const { place } = useText(boardText);
  const { language } = useLanguage();
  const label = isPlaced ? place.move : place.open;
  return (
    <button
      type="button"
      data-places={card}
      data-pull
      aria-haspopup="dialog"
      aria-label={label(getCardName(card, language))}
      onClick={() => onPress(card)}
      className="card-places"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="card-places-mark">
        <path
          d="M6.500 6.800h4v4h-4ZM13.700 6.600h4v4h-4ZM6.700 13.900h4v4h-4ZM13.600 13.700h4v4h-4Z"
          fill="currentColor"
          stroke="currentColor"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
