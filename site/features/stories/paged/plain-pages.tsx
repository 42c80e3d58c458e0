import { useState } from 'react';
import { Link } from 'react-router';
import type { Language } from '../../../shared/language/language.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import type { Question } from '../books/book.ts';
import type { Story } from '../books/stories.ts';
import { worksheetOf } from '../books/worksheet.ts';
import { AlbumButton } from '../finds/album-button.tsx';
import { ReaderPicture } from '../pictures/reader-picture.tsx';
import type { ReadableBook, ReadableChapter } from '../reader/readable-book.ts';
import { readerText } from '../reader/reader-text.ts';
import { shelfText } from '../shelf/shelf-text.ts';
import { Fitted } from './fitted.tsx';
import { pagedText } from './paged-text.ts';

/** Pages without a panel: all their type shrinks together until it fits (`Fitted`). */

type CoverProps = {
  story: Story;
  book: ReadableBook;
  setting: string;
  place: string | null;
  onGo: (panel: string) => void;
};

export function CoverPage({ story, book, setting, place, onGo }: CoverProps) {
  const { language } = useLanguage();
  const text = useText(pagedText);
  const shelf = useText(shelfText);
  return (
    <div className="paged-cover">
      {book.cover && (
        <ReaderPicture
          folder="covers"
          name={book.id}
          picture={book.cover}
          alt=""
          first
          sizes="(orientation: landscape) 60vw, 100vw"
          className="paged-cover-picture"
        />
      )}
      <Fitted className="paged-title" setting={setting}>
        <h2>{story.title[language]}</h2>
        <p>{book.opening[language]}</p>
        <p className="paged-soft">{story.author[language]}</p>
        <p className="paged-soft">{text.begin} →</p>
        {place && (
          <button type="button" className="paged-link" onClick={() => onGo(place)}>
            {shelf.goOn}
          </button>
        )}
      </Fitted>
    </div>
  );
}

type ChapterProps = { chapter: ReadableChapter; languages: readonly Language[]; setting: string };

export function ChapterPage({ chapter, languages, setting }: ChapterProps) {
  const text = useText(readerText);
  return (
    <Fitted className="paged-title paged-centered" setting={setting}>
      <h2>
        <span className="chapter-count">{text.chapter(chapter.number)} </span>
        {languages.map((language, i) => (
          <span key={language} lang={language} className={i > 0 ? 'chapter-second' : 'block'}>
            {chapter.title[language]}
          </span>
        ))}
      </h2>
    </Fitted>
  );
}

type FindsProps = {
  book: string;
  chapter: ReadableChapter;
  languages: readonly Language[];
  setting: string;
  onPanel: (panel: string) => void;
};

export function FindsPage({ book, chapter, languages, setting, onPanel }: FindsProps) {
  const { language: site } = useLanguage();
  const text = useText(pagedText);
  const reader = useText(readerText);
  const [language = site] = languages;
  return (
    <Fitted className="paged-finds" setting={setting}>
      <h2>{text.finds}</h2>
      <ol>
        {chapter.panels.map((panel, i) => (
          <li key={panel.id}>
            <button type="button" aria-label={reader.picture(i + 1)} onClick={() => onPanel(panel.id)}>
              <ReaderPicture
                folder={book}
                name={panel.id}
                picture={panel.picture}
                alt=""
                first
                sizes="20vw"
                className="paged-thumbnail"
              />
            </button>
            <span lang={language}>{panel.find[language]}</span>
          </li>
        ))}
      </ol>
    </Fitted>
  );
}

type ActivityProps = {
  book: string;
  chapter: ReadableChapter;
  /** The activity's place in the chapter, from 0. */
  index: number;
  languages: readonly Language[];
  setting: string;
};

export function ActivityPage({ book, chapter, index, languages, setting }: ActivityProps) {
  const { language: site } = useLanguage();
  const text = useText(readerText);
  const [language = site] = languages;
  const activity = chapter.activities?.[index];
  if (!activity) return null;
  return (
    <Fitted className="paged-activity" setting={setting}>
      <div lang={language}>
        <p className="activity-count" lang={site}>
          {text.activity}
        </p>
        <h2>{activity.title[language]}</h2>
        <p>{activity.description[language]}</p>
        {activity.steps && (
          <ol>
            {activity.steps.map((step) => (
              <li key={step.en}>{step[language]}</li>
            ))}
          </ol>
        )}
      </div>
      <img src={worksheetOf(book, chapter.number, index)} alt="" width={180} height={210} />
    </Fitted>
  );
}

type QuestionProps = { question: Question; languages: readonly Language[]; setting: string };

/** One question; the reply to the chosen answer takes the place of the other answers' room. */
export function QuestionPage({ question, languages, setting }: QuestionProps) {
  const { language: site } = useLanguage();
  const [language = site] = languages;
  const [chosen, setChosen] = useState<number | null>(null);
  const reply = chosen === null ? null : question.answers[chosen]?.reply[language];
  return (
    <Fitted className="paged-question" setting={`${setting} ${chosen}`}>
      <h2 lang={language}>{question.ask[language]}</h2>
      <div className="paged-answers">
        {question.answers.map(({ say }, i) => (
          <button
            key={say.en}
            type="button"
            lang={language}
            aria-pressed={i === chosen}
            onClick={() => setChosen(i === chosen ? null : i)}
          >
            {say[language]}
          </button>
        ))}
      </div>
      <p role="status" lang={language} className="paged-reply">
        {reply}
      </p>
    </Fitted>
  );
}

type EndProps = { book: ReadableBook; setting: string };

export function EndPage({ book, setting }: EndProps) {
  const { language } = useLanguage();
  const text = useText(readerText);
  return (
    <Fitted className="paged-title paged-centered" setting={setting}>
      <h2 className="paged-the-end">{text.theEnd}</h2>
      <p>{book.afterword[language]}</p>
      <p className="flex flex-wrap justify-center gap-[0.6em]">
        <AlbumButton className="page-link-button px-[1.2em]" />
        <Link to="/" className="paged-link">
          {text.readMore}
        </Link>
      </p>
    </Fitted>
  );
}
