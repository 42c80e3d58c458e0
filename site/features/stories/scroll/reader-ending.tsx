import type { ReactNode } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { ButtonLink, buttonClass } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { TakeAlongList } from '../export/take-along.tsx';
import { AlbumButton } from '../look/album-button.tsx';
import type { ForParents } from '../model/book.ts';
import { selectQuestionsAfter } from '../model/book.ts';
import { readerText } from '../model/reader-text.ts';
import { getTeachersRoute } from '../model/stories.ts';
import { useReader } from '../reading/reader-context.tsx';
import { Answers } from './chapter.tsx';
import './reader-ending.css';

/**
 * The end of the page: questions, afterword and what can be taken along, or a note that pictures are still missing.
 *
 * @param send the item of a list that sends a link to the book, once it is loaded
 */
export function ReaderEnding({ send }: { send: ReactNode }) {
  const { book } = useReader();
  const { language } = useLanguage();
  const text = useText(readerText);
  return (
    <>
      {book.isComplete ? (
        <>
          <p className="the-end">{text.theEnd}</p>
          <Questions />
          <p className="mx-auto mt-16 max-w-xl print:mt-6 px-4 text-center text-ink-soft text-lg">
            {book.afterword[language]}
          </p>
          {book.forParents && <ForParentsSection page={book.forParents} />}
          <TakeAlong send={send} />
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

/** The questions at the end of the book. */
function Questions() {
  const { book } = useReader();
  const { language } = useLanguage();
  const text = useText(readerText);
  return (
    <section aria-labelledby="questions" className="questions">
      <h2 id="questions">{text.questions}</h2>
      <p>{text.questionsLead}</p>
      <ol>
        {selectQuestionsAfter(book.questions).map((question) => (
          <li key={question.ask.en}>
            <h3>{question.ask[language]}</h3>
            <Answers question={question} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Tells adults after the story its facts with their sources, what is uncertain, and what is invented. */
function ForParentsSection({ page }: { page: ForParents }) {
  const { language } = useLanguage();
  const text = useText(readerText);
  return (
    <section aria-labelledby="for-parents" className="for-parents">
      <h2 id="for-parents">{page.title[language]}</h2>
      <p>{page.opening[language]}</p>
      <h3>{text.true}</h3>
      <ul>
        {page.facts.map(({ fact, source }) => (
          <li key={fact.en}>
            {fact[language]}
            <small>{source[language]}</small>
          </li>
        ))}
      </ul>
      <h3>{text.unsure}</h3>
      <ul>
        {page.unsure.map((each) => (
          <li key={each.en}>{each[language]}</li>
        ))}
      </ul>
      <h3>{text.madeUp}</h3>
      <ul>
        {page.madeUp.map((each) => (
          <li key={each.en}>{each[language]}</li>
        ))}
      </ul>
    </section>
  );
}

/** Offers parents and teachers the teacher's page, the book on paper, and files for e-readers with their sizes. */
function TakeAlong({ send }: { send: ReactNode }) {
  const { story, epubBytes } = useReader();
  const text = useText(readerText);
  return (
    <section aria-labelledby="take-along" className="take-along">
      <h2 id="take-along">{text.forAdults}</h2>
      <p className="take-along-list">
        <Link to={getTeachersRoute(story)}>{text.teachersPage}</Link>
      </p>
      <TakeAlongList story={story} epubBytes={epubBytes}>
        {send}
      </TakeAlongList>
    </section>
  );
}
