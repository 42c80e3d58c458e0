import type { Ref } from 'react';
import { Link } from 'react-router';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { ModeSwitch } from '../controls/mode-switch.tsx';
import { getPrintRoute, type Story } from '../model/stories.ts';
import { ReaderPicture } from '../pictures/reader-picture.tsx';
import type { ReadableBook } from '../readable/readable-book.ts';
import type { BookMode } from '../settings/reading-settings.ts';
import { readerText } from '../text/reader-text.ts';

type Props = {
  story: Story;
  book: ReadableBook;
  mode: BookMode;
  onMode: (mode: BookMode) => void;
  /** Where the reader's tools show the switch of the length. */
  lengthSlot: Ref<HTMLDivElement>;
};

export function TitlePage({ story, book, mode, onMode, lengthSlot }: Props) {
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
        <div className="flex flex-wrap justify-center gap-3">
          <ModeSwitch mode={mode} onChange={onMode} />
          {book.hasShortTexts && <div ref={lengthSlot} className="length-slot" />}
        </div>
      </div>
    </header>
  );
}
