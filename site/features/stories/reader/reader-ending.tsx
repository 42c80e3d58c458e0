import { ButtonLink } from '../../../shared/ui/button.tsx';
import { useLanguage, useText } from '../../../shared/use-language.tsx';
import { questionsAfter } from './questions.ts';
import type { ReadableBook } from './readable-book.ts';
import { ReaderForParents } from './reader-for-parents.tsx';
import { ReaderQuestions } from './reader-questions.tsx';
import { readerText } from './reader-text.ts';

/** The end of the page: questions and afterword, or a note that pictures are still missing. */
export function ReaderEnding({ book }: { book: ReadableBook }) {
  const { language } = useLanguage();
  const text = useText(readerText);
  return (
    <>
      {book.isComplete ? (
        <>
          <p className="the-end">{text.theEnd}</p>
          <ReaderQuestions questions={questionsAfter(book.questions)} />
          <p className="mx-auto mt-16 max-w-xl print:mt-6 px-4 text-center text-ink-soft text-lg">
            {book.afterword[language]}
          </p>
          {book.forParents && <ReaderForParents page={book.forParents} />}
        </>
      ) : (
        <p className="mt-20 text-balance px-4 text-center font-display text-2xl text-ink-soft">
          {text.restBeingPainted}
        </p>
      )}
      <p className="mt-10 mb-6 text-center print:hidden">
        <ButtonLink to="/">{text.readMore}</ButtonLink>
      </p>
    </>
  );
}
