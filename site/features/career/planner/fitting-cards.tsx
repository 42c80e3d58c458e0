import { type CardLabel, getCardName } from '../../../shared/board/cards.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { plannerText } from './planner-text.ts';

/** The likes and strengths that a career uses, by number and name. Nothing where there are none. */
export function FittingCards({ cards }: { readonly cards: readonly CardLabel[] }) {
  const { language } = useLanguage();
  const text = useText(plannerText);
  if (cards.length === 0) return null;
  return (
    <p className="mt-1 text-ink-soft text-sm leading-snug">
      {text.fits(cards.length)} {cards.map((card) => getCardName(card, language)).join(', ')}
    </p>
  );
}
