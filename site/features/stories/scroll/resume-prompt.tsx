import { createPortal } from 'react-dom';
import type { Catalog } from '../../../shared/language/language.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { readStored } from '../../../shared/storage/stored-text.client.ts';
import { jumpToPanel } from '../model/reading-place.client.ts';
import { parseShelf, SHELF_KEY } from '../model/reading-place.ts';
import { useReader } from '../reading/reader-context.tsx';

/** Loaded with the prompt, not with the bar. */
type ResumeTexts = {
  lastPlace: (n: number, title: string) => string;
  resumeReading: string;
  startOver: string;
};

const resumeText: Catalog<ResumeTexts> = {
  en: {
    lastPlace: (n, title) => `You were in chapter ${n}: “${title}”`,
    resumeReading: 'Keep reading',
    startOver: 'From the start',
  },
  ko: {
    lastPlace: (n, title) => `지난번에 ${n}장 ‘${title}’까지 읽었어요.`,
    resumeReading: '이어서 읽기',
    startOver: '처음부터 읽기',
  },
};

type Props = { panel: string; onDecline: () => void };

/**
 * Offers to continue at the panel of the last visit. It lies over the cover, so that the layout does not shift and no
 * button is covered, and scrolls away with it.
 */
export function ResumePrompt({ panel, onDecline }: Props) {
  const { language } = useLanguage();
  const text = useText(resumeText);
  const { book } = useReader();
  const chapter = book.chapters.find((each) => each.panels.some(({ id }) => id === panel));
  if (!chapter) return null;
  const goOn = () => {
    // The address of a page opens the book as pages.
    if (parseShelf(readStored(SHELF_KEY)).paged.includes(book.id)) window.location.hash = panel;
    else jumpToPanel(panel);
  };
  return createPortal(
    <section aria-label={text.resumeReading} className="resume-prompt">
      <p className="text-balance">{text.lastPlace(chapter.number, chapter.title[language])}</p>
      <p className="mt-2 flex flex-wrap justify-center gap-2">
        <button type="button" onClick={goOn} className="resume-button bg-honey">
          {text.resumeReading}
        </button>
        <button type="button" onClick={onDecline} className="resume-button">
          {text.startOver}
        </button>
      </p>
    </section>,
    document.querySelector('.title-page') ?? document.body,
  );
}
