import { memo, useMemo, useRef } from 'react';
import type { Language } from '../../../shared/language/language.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { type Activity, formatWorksheetAddress, type Question, selectQuestionsAfter } from '../model/book.ts';
import { findGlossByPanel } from '../model/passage.ts';
import type { ReadableChapter } from '../model/readable-book.ts';
import { readerText } from '../model/reader-text.ts';
import { useChapter, useReader } from '../reading/reader-context.tsx';
import { ReaderPanel } from './reader-panel.tsx';
import './chapter.css';

/** Links to the chapters; the one that is being read is marked. */
export function ChapterNav({ className, onFollow }: { className: string; onFollow?: () => void }) {
  const { book } = useReader();
  const { language } = useLanguage();
  const text = useText(readerText);
  const current = useChapter();
  return (
    <nav aria-label={text.chapters} className={className}>
      <ol>
        {book.chapters.map(({ number, title }) => (
          <li key={number}>
            <a
              href={`#chapter-${number}`}
              aria-current={number === current ? 'step' : undefined}
              onClick={onFollow}
              className="chapter-link"
            >
              <span className="chapter-number">{number}</span>
              <span className="chapter-name">{title[language]}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Memoized: during hydration the reader renders several times with the same chapters. */
export const ReaderChapter = memo(function ReaderChapter({ chapter }: { chapter: ReadableChapter }) {
  const { language: site } = useLanguage();
  const { book, languages } = useReader();
  const text = useText(readerText);
  const gloss = useMemo(() => {
    const texts = (language: Language) => chapter.panels.map((panel) => panel.text[language]);
    return { en: findGlossByPanel(texts('en'), 'en', book.gloss), ko: findGlossByPanel(texts('ko'), 'ko', book.gloss) };
  }, [book, chapter]);
  const [title = site, second] = languages;
  return (
    <section
      data-chapter={chapter.number}
      data-defer-layout={chapter.number > 1 || undefined}
      id={`chapter-${chapter.number}`}
      aria-labelledby={`chapter-title-${chapter.number}`}
      className="chapter"
    >
      <h2 id={`chapter-title-${chapter.number}`} className="chapter-title">
        <span className="chapter-count">{text.chapter(chapter.number)} </span>
        <span lang={title}>{chapter.title[title]}</span>
        {second && (
          <span lang={second} className="chapter-second">
            {chapter.title[second]}
          </span>
        )}
      </h2>
      {chapter.panels.map((panel, i) => (
        <ReaderPanel key={panel.id} panel={panel} gloss={{ en: gloss.en[i] ?? [], ko: gloss.ko[i] ?? [] }} />
      ))}
      <ChapterFooter chapter={chapter} />
    </section>
  );
});

/** Shows questions, things to find, and activities after a chapter's panels (docs/product.md §4.5). */
function ChapterFooter({ chapter }: { chapter: ReadableChapter }) {
  const { book } = useReader();
  const { language } = useLanguage();
  const text = useText(readerText);
  return (
    <div className="chapter-footer" data-defer-layout>
      {selectQuestionsAfter(book.questions, chapter.number).map((question) => (
        <div key={question.ask.en} className="chapter-question">
          <h3>{text.chapterQuestion}</h3>
          <p>{question.ask[language]}</p>
          <Answers question={question} />
        </div>
      ))}
      <div className="finds">
        <h3>{text.find}</h3>
        <ol>
          {chapter.panels.map(({ id, place, find }) => (
            <li key={id}>
              <a href={`#panel-${id}`}>{text.picture(place.panel)}</a> {find[language]}
            </li>
          ))}
        </ol>
      </div>
      {chapter.activities?.map((activity, i) => (
        <ActivitySection
          key={activity.title.en}
          activity={activity}
          worksheet={formatWorksheetAddress(book.id, chapter.number, i)}
        />
      ))}
    </div>
  );
}

/** An answer opens its reply; nothing is marked. Works without JavaScript. */
export function Answers({ question: { ask, answers } }: { question: Question }) {
  const { language } = useLanguage();
  return (
    <div className="answers">
      {answers.map(({ say, reply }) => (
        <details key={say.en} name={ask.en} className="answer">
          <summary>{say[language]}</summary>
          <p>{reply[language]}</p>
        </details>
      ))}
    </div>
  );
}

type ActivityProps = { activity: Activity; worksheet: string };

/** An activity with its worksheet, which can be printed alone. The worksheet has no text, so `alt` is empty. */
function ActivitySection({ activity, worksheet }: ActivityProps) {
  const { languages } = useReader();
  const root = useRef<HTMLElement>(null);
  const text = useText(readerText);

  function print(): void {
    const section = root.current;
    // Lazy: a book loads at first what it needs to be read.
    import('../../../shared/refusal/print-page.client.ts').then(
      ({ printPage }) => {
        section?.setAttribute('data-printed', '');
        printPage(() => section?.removeAttribute('data-printed'));
      },
      () => {},
    );
  }

  return (
    <section ref={root} className="activity">
      <div>
        <p className="activity-label">{text.activity}</p>
        {languages.map((language) => (
          <div key={language} lang={language}>
            <h3>{activity.title[language]}</h3>
            <p>{activity.description[language]}</p>
            {activity.steps && (
              <ol>
                {activity.steps.map((step) => (
                  <li key={step.en}>{step[language]}</li>
                ))}
              </ol>
            )}
          </div>
        ))}
        <Button className="mt-5 print:hidden" onClick={print}>
          {text.printActivity}
        </Button>
      </div>
      <img src={worksheet} alt="" width={180} height={210} loading="lazy" />
    </section>
  );
}
