import { type CSSProperties, type ReactNode, useState } from 'react';
import type { Bilingual } from '../../../shared/language/language.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { TakeAlongList } from '../export/take-along.tsx';
import { AlbumButton } from '../look/album-button.tsx';
import { formatWorksheetAddress, type Question } from '../model/book.ts';
import type { ShownPicture } from '../model/pictures.ts';
import type { ReadableChapter } from '../model/readable-book.ts';
import { readerText } from '../model/reader-text.ts';
import { ReaderPicture } from '../panels/reader-picture.tsx';
import { Disclosure } from '../reading/disclosure.tsx';
import { useReader } from '../reading/reader-context.tsx';
import { shelfText } from '../shelf/shelf-text.ts';
import { Fitted } from './fitted.tsx';
import { pagedText } from './paged-text.ts';

/** Pages without a panel: all their type shrinks together until it fits (`Fitted`). */

/** Some words in the languages on the page, one below the other. */
function Tellings({ text }: { text: Bilingual }) {
  const { languages } = useReader();
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

function PanelArt({ id, picture }: { id: string; picture: ShownPicture }) {
  const { book } = useReader();
  return (
    <Art width={picture.width} height={picture.height}>
      <ReaderPicture
        folder={book.id}
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

export function CoverPage({ place, onGo }: { place: string | null; onGo: (panel: string) => void }) {
  const { story, book } = useReader();
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
      <Fitted className="paged-title">
        <h2>
          <Tellings text={story.title} />
        </h2>
        <p>
          <Tellings text={book.opening} />
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

export function ChapterPage({ chapter }: { chapter: ReadableChapter }) {
  const { languages } = useReader();
  const text = useText(readerText);
  return (
    <Fitted className="paged-title paged-centered">
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

type FindsProps = { chapter: ReadableChapter; onPanel: (panel: string) => void };

export function FindsPage({ chapter, onPanel }: FindsProps) {
  const text = useText(pagedText);
  const reader = useText(readerText);
  return (
    <Fitted className="paged-finds">
      <h2>{text.finds}</h2>
      <ol data-count={chapter.panels.length}>
        {chapter.panels.map(({ id, picture, find }, i) => (
          <li key={id} style={{ '--aspect': picture.width / picture.height } as CSSProperties}>
            <button type="button" aria-label={reader.picture(i + 1)} onClick={() => onPanel(id)}>
              <PanelArt id={id} picture={picture} />
            </button>
            <p>
              <Tellings text={find} />
            </p>
          </li>
        ))}
      </ol>
    </Fitted>
  );
}

type ActivityProps = {
  chapter: ReadableChapter;
  /** The activity's place in the chapter, from 0. */
  index: number;
};

/** The size of a worksheet's drawing in px, for its aspect. */
const WORKSHEET = { width: 180, height: 210 } as const;

export function ActivityPage({ chapter, index }: ActivityProps) {
  const { book } = useReader();
  const text = useText(readerText);
  const activity = chapter.activities?.[index];
  if (!activity) return null;
  return (
    <Fitted className="paged-activity">
      <div>
        <p className="activity-count">{text.activity}</p>
        <h2>
          <Tellings text={activity.title} />
        </h2>
        <p>
          <Tellings text={activity.description} />
        </p>
        {activity.steps && (
          <ol>
            {activity.steps.map((step) => (
              <li key={step.en}>
                <Tellings text={step} />
              </li>
            ))}
          </ol>
        )}
      </div>
      <Art {...WORKSHEET}>
        <img src={formatWorksheetAddress(book.id, chapter.number, index)} alt="" {...WORKSHEET} />
      </Art>
    </Fitted>
  );
}

/** One question beside the picture it is about. The reply to the chosen answer stands below the answers. */
export function QuestionPage({ question }: { question: Question }) {
  const { book } = useReader();
  const [chosen, setChosen] = useState<number | null>(null);
  const reply = chosen === null ? undefined : question.answers[chosen]?.reply;
  const panel = book.chapters.flatMap(({ panels }) => panels).find(({ id }) => id === question.picture);
  return (
    <Fitted className="paged-question">
      {panel && <PanelArt id={panel.id} picture={panel.picture} />}
      <div>
        <h2>
          <Tellings text={question.ask} />
        </h2>
        <div className="paged-answers">
          {question.answers.map(({ say }, i) => (
            <button
              key={say.en}
              type="button"
              aria-pressed={i === chosen}
              onClick={() => setChosen(i === chosen ? null : i)}
            >
              <Tellings text={say} />
            </button>
          ))}
        </div>
        <p role="status" className="paged-reply">
          {reply && <Tellings text={reply} />}
        </p>
      </div>
    </Fitted>
  );
}

export function EndPage() {
  const { story, book, epubBytes } = useReader();
  const text = useText(readerText);
  return (
    <Fitted className="paged-title paged-centered">
      <h2 className="paged-the-end">{text.theEnd}</h2>
      <p>
        <Tellings text={book.afterword} />
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
