import { type Board, getCardName, ZONES } from '../../../shared/board/cards.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { plannerText } from './planner-text.ts';

/** The four zones of the board that the plan is for; shown in print only. */
export function PrintedBoard({ board }: { readonly board: Board }) {
  const { language } = useLanguage();
  const text = useText(plannerText);
  return (
    <section aria-label={text.myBoard} className="mt-3 hidden print:block">
      <dl className="grid grid-cols-2 gap-2">
        {ZONES.map(({ id, title, english }) => (
          <div key={id} className="rounded-lg border border-ink/50 px-3 py-1">
            <dt className="font-display">{language === 'ko' ? title : english}</dt>
            <dd>{board[id].map((card) => getCardName(card, language)).join(', ') || '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
