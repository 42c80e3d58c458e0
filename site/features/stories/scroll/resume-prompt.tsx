import type { Catalog } from '../../../shared/language/language.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import type { ReadableChapter } from '../model/readable-book.ts';
import { jumpToPanel } from '../model/reading-place.client.ts';

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

type Props = { panel: string; chapters: readonly ReadableChapter[]; onDecline: () => void };

/** Offers to continue at the panel of the last visit. It is an overlay, so that the layout does not shift. */
export function ResumePrompt({ panel, chapters, onDecline }: Props) {
  const { language } = useLanguage();
  const text = useText(resumeText);
  const chapter = chapters.find((each) => each.panels.some(({ id }) => id === panel));
  if (!chapter) return null;
  return (
    <section aria-label={text.resumeReading} className="resume-prompt">
      <p className="text-balance">{text.lastPlace(chapter.number, chapter.title[language])}</p>
      <p className="mt-3 flex flex-wrap justify-center gap-2">
        <button type="button" onClick={() => jumpToPanel(panel)} className="resume-button bg-honey">
          {text.resumeReading}
        </button>
        <button type="button" onClick={onDecline} className="resume-button">
          {text.startOver}
        </button>
      </p>
    </section>
  );
}
