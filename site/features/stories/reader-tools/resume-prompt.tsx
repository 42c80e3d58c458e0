import { useLanguage, useText } from '../../../shared/use-language.tsx';
import type { ReadableChapter } from '../reader/readable-book.ts';
import { goToPanel } from './panel-element.client.ts';
import { readerToolsText } from './reader-tools-text.ts';

type Props = { panel: string; chapters: readonly ReadableChapter[]; onDecline: () => void };

/** Offers to go on where the reader was the last time. It lies over the page and moves nothing. */
export function PlaceOffer({ panel, chapters, onDecline }: Props) {
  const { language } = useLanguage();
  const text = useText(readerToolsText);
  const chapter = chapters.find((each) => each.panels.some(({ id }) => id === panel));
  if (!chapter) return null;
  return (
    <section aria-label={text.resumeReading} className="place-offer">
      <p className="text-balance">{text.lastPlace(chapter.number, chapter.title[language])}</p>
      <p className="mt-3 flex flex-wrap justify-center gap-2">
        <button type="button" onClick={() => goToPanel(panel)} className="offer-button bg-honey">
          {text.resumeReading}
        </button>
        <button type="button" onClick={onDecline} className="offer-button">
          {text.startOver}
        </button>
      </p>
    </section>
  );
}
