import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { jumpToPanel } from '../readable/panel-element.client.ts';
import type { ReadableChapter } from '../readable/readable-book.ts';
import { resumeText } from './resume-text.ts';

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
