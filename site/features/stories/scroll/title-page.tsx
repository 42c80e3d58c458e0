import type { ReactNode } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { TakeAlongList } from '../export/take-along.tsx';
import { readerText } from '../model/reader-text.ts';
import { getPrintRoute } from '../model/stories.ts';
import { ReaderPicture } from '../panels/reader-picture.tsx';
import { useReader } from '../reading/reader-context.tsx';
import { ModeSwitch } from '../reading/segmented-control.tsx';

/** @param lengthSwitch the switch of the length, once it is loaded */
export function TitlePage({ lengthSwitch }: { lengthSwitch: ReactNode }) {
  const { story, epubBytes, book, mode, setMode } = useReader();
  const { language } = useLanguage();
  const text = useText(readerText);
  return (
    <header className="column">
      <div className="flex flex-wrap justify-between gap-x-6">
        <Link to="/" className="back-link">
          <span className="icon icon-back" />
          {text.backLinkLabel[book.backLinkLabel]}
        </Link>
        <Link to={getPrintRoute(story)} className="back-link">
          <span className="icon icon-print" />
          {text.printEdition}
        </Link>
      </div>
      <div className="title-page">
        {book.cover && (
          <ReaderPicture
            folder="covers"
            name={book.id}
            picture={book.cover}
            alt=""
            first
            sizes="24rem"
            className="reader-cover"
          />
        )}
        <h1 className="rise text-4xl sm:text-6xl">
          {/* Inline blocks, so that a long title breaks after its colon first. */}
          {story.title[language].split(/(?<=: )/).map((part) => (
            <span key={part} className="inline-block whitespace-pre-wrap">
              {part}
            </span>
          ))}
        </h1>
        <p className="opening-line">{book.opening[language]}</p>
        <p className="byline">
          {story.author[language]} · <span className="whitespace-nowrap">{story.readingLevel[language]}</span>
        </p>
        {/* The reader's tools open the book as pages at any address that names one. */}
        <a href="#cover" aria-keyshortcuts="F" className="open-book">
          {text.openBook}
        </a>
        <div className="title-switches">
          <ModeSwitch mode={mode} onChange={setMode} />
          {book.hasShortTexts && <div className="length-slot">{lengthSwitch}</div>}
        </div>
        {book.isComplete && (
          <details className="title-take-along">
            <summary>{text.takeAlong}</summary>
            <TakeAlongList story={story} epubBytes={epubBytes} />
          </details>
        )}
      </div>
    </header>
  );
}
