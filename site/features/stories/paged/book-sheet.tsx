import { memo, useCallback, useMemo } from 'react';
import type { Language } from '../../../shared/language/language.ts';
import { findGlossByPanel } from '../model/passage.ts';
import type { ReadableBook } from '../model/readable-book.ts';
import type { BookMode, ReadingSettings } from '../model/reading-settings.ts';
import type { Story } from '../model/stories.ts';
import type { BookPage } from './book-pages.ts';
import { PanelPage } from './panel-page.tsx';
import { ActivityPage, ChapterPage, CoverPage, EndPage, FindsPage, QuestionPage } from './plain-pages.tsx';

type Props = {
  story: Story;
  book: ReadableBook;
  page: BookPage;
  index: number;
  mode: BookMode;
  languages: readonly Language[];
  settings: ReadingSettings;
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
export const BookSheet = memo(function BookSheet(props: Props) {
  const { story, book, page, languages, mode, settings, place, onGo } = props;
  const setting = `${mode} ${settings.textSize} ${settings.font} ${languages.join()}`;
  const chapter = 'chapter' in page ? book.chapters.find(({ number }) => number === page.chapter) : undefined;
  if (page.kind === 'cover')
    return <CoverPage story={story} book={book} languages={languages} setting={setting} place={place} onGo={onGo} />;
  if (page.kind === 'end') return <EndPage book={book} languages={languages} setting={setting} />;
  if (page.kind === 'question') {
    const question = book.questions[page.index];
    return question ? <QuestionPage book={book} question={question} languages={languages} setting={setting} /> : null;
  }
  if (!chapter) return null;
  if (page.kind === 'chapter') return <ChapterPage chapter={chapter} languages={languages} setting={setting} />;
  if (page.kind === 'finds')
    return <FindsPage book={book.id} chapter={chapter} languages={languages} setting={setting} onPanel={onGo} />;
  if (page.kind === 'activity')
    return <ActivityPage book={book.id} chapter={chapter} index={page.index} languages={languages} setting={setting} />;
  return <PanelSheet {...props} panelId={page.panel} chapter={chapter} />;
});

type PanelSheetProps = Props & { panelId: string; chapter: ReadableBook['chapters'][number] };

function PanelSheet({
  book,
  chapter,
  panelId,
  index,
  onBeats,
  mode,
  languages,
  settings,
  beat,
  showsWords,
  isRead,
}: PanelSheetProps) {
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
  if (!panel) return null;
  return (
    <PanelPage
      book={book.id}
      panel={panel}
      mode={mode}
      languages={languages}
      settings={settings}
      gloss={gloss}
      beat={beat}
      showsWords={showsWords}
      isRead={isRead}
      onBeats={tell}
    />
  );
}
