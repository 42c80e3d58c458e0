import { memo, useCallback, useMemo } from 'react';
import type { Language } from '../../../shared/language/language.ts';
import { findGlossByPanel } from '../model/passage.ts';
import type { ReadableChapter } from '../model/readable-book.ts';
import { useReader } from '../reading/reader-context.tsx';
import type { BookPage } from './book-pages.ts';
import { PanelPage } from './panel-page.tsx';
import { ActivityPage, ChapterPage, CoverPage, EndPage, FindsPage, QuestionPage } from './plain-pages.tsx';

type Props = {
  page: BookPage;
  index: number;
  beat: number;
  showsWords: boolean;
  /** Whether the last beat of the page has been shown. */
  isRead: boolean;
  onBeats: (index: number, lines: readonly (readonly string[])[]) => void;
  /** The panel of an earlier visit, which the cover offers; null where there is none. */
  place: string | null;
  /** Opens the page of a panel. */
  onGo: (panel: string) => void;
};

/** What lies on one sheet of the book. */
export const BookSheet = memo(function BookSheet({ page, place, onGo, ...panelProps }: Props) {
  const { book } = useReader();
  if (page.kind === 'cover') return <CoverPage place={place} onGo={onGo} />;
  if (page.kind === 'end') return <EndPage />;
  if (page.kind === 'question') {
    const question = book.questions[page.index];
    return question ? <QuestionPage question={question} /> : null;
  }
  const chapter = book.chapters.find(({ number }) => number === page.chapter);
  if (!chapter) return null;
  if (page.kind === 'chapter') return <ChapterPage chapter={chapter} />;
  if (page.kind === 'finds') return <FindsPage chapter={chapter} onPanel={onGo} />;
  if (page.kind === 'activity') return <ActivityPage chapter={chapter} index={page.index} />;
  return <PanelSheet {...panelProps} panelId={page.panel} chapter={chapter} />;
});

type PanelSheetProps = Omit<Props, 'page' | 'place' | 'onGo'> & { panelId: string; chapter: ReadableChapter };

function PanelSheet({ chapter, panelId, index, onBeats, ...shown }: PanelSheetProps) {
  const { book } = useReader();
  const at = chapter.panels.findIndex(({ id }) => id === panelId);
  const panel = chapter.panels[at];
  const gloss = useMemo(() => {
    const words = (language: Language) =>
      findGlossByPanel(
        chapter.panels.map((each) => each.text[language]),
        language,
        book.gloss,
      )[at] ?? [];
    return { en: words('en'), ko: words('ko') };
  }, [book.gloss, chapter, at]);
  const tell = useCallback((lines: readonly (readonly string[])[]) => onBeats(index, lines), [onBeats, index]);
  return panel ? <PanelPage {...shown} panel={panel} gloss={gloss} onBeats={tell} /> : null;
}
