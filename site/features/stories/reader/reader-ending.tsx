import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { ButtonLink, buttonClass } from '../../../shared/ui/button.tsx';
import type { EpubBytes } from '../epub/epub-path.ts';
import { AlbumButton } from '../finds/album-button.tsx';
import type { Story } from '../model/stories.ts';
import { selectQuestionsAfter } from '../readable/questions.ts';
import type { ReadableBook } from '../readable/readable-book.ts';
import { readerText } from '../text/reader-text.ts';
import { ReaderForParents } from './reader-for-parents.tsx';
import { ReaderQuestions } from './reader-questions.tsx';
import { ReaderTakeAlong } from './reader-take-along.tsx';

type Props = { story: Story; book: ReadableBook; epubBytes: EpubBytes };

/** The end of the page: questions, afterword and what can be taken along, or a note that pictures are still missing. */
export function ReaderEnding({ story, book, epubBytes }: Props) {
  const { language } = useLanguage();
  const text = useText(readerText);
  return (
    <>
      {book.isComplete ? (
        <>
          <p className="the-end">{text.theEnd}</p>
          <ReaderQuestions questions={selectQuestionsAfter(book.questions)} />
          <p className="mx-auto mt-16 max-w-xl print:mt-6 px-4 text-center text-ink-soft text-lg">
            {book.afterword[language]}
          </p>
          {book.forParents && <ReaderForParents page={book.forParents} />}
          <ReaderTakeAlong story={story} epubBytes={epubBytes} />
        </>
      ) : (
        <p className="mt-20 text-balance px-4 text-center font-display text-2xl text-ink-soft">
          {text.restBeingPainted}
        </p>
      )}
      <p className="mt-10 mb-14 flex flex-wrap justify-center gap-4 print:hidden">
        <AlbumButton className={buttonClass()} />
        <ButtonLink to="/">{text.readMore}</ButtonLink>
      </p>
    </>
  );
}
