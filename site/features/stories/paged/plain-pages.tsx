import { type CSSProperties, type ReactNode, useState } from 'react';
import type { Bilingual, Language } from '../../../shared/language/language.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { TakeAlongList } from '../export/take-along.tsx';
import { AlbumButton } from '../look/album-button.tsx';
import { formatWorksheetAddress, type Question } from '../model/book.ts';
import type { ShownPicture } from '../model/pictures.ts';
import type { ReadableBook, ReadableChapter } from '../model/readable-book.ts';
import { readerText } from '../model/reader-text.ts';
import type { Story } from '../model/stories.ts';
import { ReaderPicture } from '../panels/reader-picture.tsx';
import { Disclosure } from '../reading/disclosure.tsx';
import { useReader } from '../reading/reader-context.tsx';
import { shelfText } from '../shelf/shelf-text.ts';
import { Fitted } from './fitted.tsx';
import { pagedText } from './paged-text.ts';

/** Pages without a panel: all their type shrinks together until it fits (`Fitted`). */

type TellingsProps = { text: Bilingual; languages: readonly Language[] };

/** Some words in the languages on the page, one below the other. */
function Tellings({ text, languages }: TellingsProps) {
  return languages.map((language, i) => (
    <span key={language} lang={language} className="paged-pair-telling" data-second={i > 0 ? '' : undefined}>
      {text[language]}
    </span>
  ));
}

type ArtProps = { width: number; height: number; children: ReactNode };

/** A picture or drawing, as large as its part of the page. */
function Art({ width, height, children }: ArtProps) {
  return (
    <span className="paged-art" style={{ '--aspect': width / height } as CSSProperties}>
      {children}
    </span>
  );
}

type PanelArtProps = { book: string; id: string; picture: ShownPicture };

function PanelArt({ book, id, picture }: PanelArtProps) {
  return (
    <Art width={picture.width} height={picture.height}>
      <ReaderPicture
        folder={book}
        name={id}
        picture={picture}
        alt=""
        first
        sizes="(orientation: landscape) 45vw, 90vw"
        className="reader-picture"
      />
    </Art>
  );
}

type CoverProps = {
  story: Story;
  book: ReadableBook;
  languages: readonly Language[];
  setting: string;
  place: string | null;
  onGo: (panel: string) => void;
};

export function CoverPage({ story, book, languages, setting, place, onGo }: CoverProps) {
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
          sizes="(orientation: landscape) 70vw, 100vw"
          className="paged-cover-picture"
        />
      )}
      <Fitted className="paged-title" setting={setting}>
        <h2>
          <Tellings text={story.title} languages={languages} />
        </h2>
        <p>
          <Tellings text={book.opening} languages={languages} />
        </p>
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
  const text = useText(pagedText);
  const reader = useText(readerText);
  return (
    <Fitted className="paged-finds" setting={setting}>
      <h2>{text.finds}</h2>
      <ol data-count={chapter.panels.length}>
        {chapter.panels.map(({ id, picture, find }, i) => (
          <li key={id} style={{ '--aspect': picture.width / picture.height } as CSSProperties}>
            <button type="button" aria-label={reader.picture(i + 1)} onClick={() => onPanel(id)}>
              <PanelArt book={book} id={id} picture={picture} />
            </button>
            <p>
              <Tellings text={find} languages={languages} />
            </p>
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

/** The size of a worksheet's drawing in px, for its aspect. */
const WORKSHEET = { width: 180, height: 210 } as const;

export function ActivityPage({ book, chapter, index, languages, setting }: ActivityProps) {
  const text = useText(readerText);
  const activity = chapter.activities?.[index];
  if (!activity) return null;
  return (
    <Fitted className="paged-activity" setting={setting}>
      <div>
        <p className="activity-count">{text.activity}</p>
        <h2>
          <Tellings text={activity.title} languages={languages} />
        </h2>
        <p>
          <Tellings text={activity.description} languages={languages} />
        </p>
        {activity.steps && (
          <ol>
            {activity.steps.map((step) => (
              <li key={step.en}>
                <Tellings text={step} languages={languages} />
              </li>
            ))}
          </ol>
        )}
      </div>
      <Art {...WORKSHEET}>
        <img src={formatWorksheetAddress(book, chapter.number, index)} alt="" {...WORKSHEET} />
      </Art>
    </Fitted>
  );
}

type QuestionProps = {
  book: ReadableBook;
  question: Question;
  languages: readonly Language[];
  setting: string;
};

/** One question beside the picture it is about. The reply to the chosen answer stands below the answers. */
export function QuestionPage({ book, question, languages, setting }: QuestionProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const reply = chosen === null ? undefined : question.answers[chosen]?.reply;
  const panel = book.chapters.flatMap(({ panels }) => panels).find(({ id }) => id === question.picture);
  return (
    <Fitted className="paged-question" setting={`${setting} ${chosen}`}>
      {panel && <PanelArt book={book.id} id={panel.id} picture={panel.picture} />}
      <div>
        <h2>
          <Tellings text={question.ask} languages={languages} />
        </h2>
        <div className="paged-answers">
          {question.answers.map(({ say }, i) => (
            <button
              key={say.en}
              type="button"
              aria-pressed={i === chosen}
              onClick={() => setChosen(i === chosen ? null : i)}
            >
              <Tellings text={say} languages={languages} />
            </button>
          ))}
        </div>
        <p role="status" className="paged-reply">
          {reply && <Tellings text={reply} languages={languages} />}
        </p>
      </div>
    </Fitted>
  );
}

type EndProps = { book: ReadableBook; languages: readonly Language[]; setting: string };

export function EndPage({ book, languages, setting }: EndProps) {
  const { story, epubBytes } = useReader();
  const text = useText(readerText);
  return (
    <Fitted className="paged-title paged-centered" setting={setting}>
      <h2 className="paged-the-end">{text.theEnd}</h2>
      <p>
        <Tellings text={book.afterword} languages={languages} />
      </p>
      <div className="flex flex-wrap justify-center gap-[0.6em]">
        <AlbumButton className="page-link-button px-[1.2em]" />
        {book.isComplete && (
          <Disclosure
            label={text.takeAlong}
            face={text.takeAlong}
            classNames={{ button: 'page-link-button px-[1.2em]', content: 'paged-sheet-menu text-left text-[1.1rem]' }}
          >
            {() => <TakeAlongList story={story} epubBytes={epubBytes} />}
          </Disclosure>
        )}
        <Link to="/" className="paged-link">
          {text.readMore}
        </Link>
      </div>
    </Fitted>
  );
}
