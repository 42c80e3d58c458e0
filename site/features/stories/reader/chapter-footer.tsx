import type { Language } from '../../../shared/language/language.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { formatWorksheetAddress } from '../books/worksheet.ts';
import type { Activity, Question } from '../model/book.ts';
import type { ReadableChapter } from '../readable/readable-book.ts';
import { readerText } from '../text/reader-text.ts';
import { ChapterQuestions } from './reader-questions.tsx';

type Props = {
  book: string;
  chapter: ReadableChapter;
  /** The questions that follow this chapter. */
  questions: readonly Question[];
  languages: readonly Language[];
};

/** Shows questions, things to find, and activities after a chapter's panels (docs/product.md §4.5). */
export function ChapterFooter({ book, chapter, questions, languages }: Props) {
  const { language } = useLanguage();
  const text = useText(readerText);
  return (
    <div className="chapter-footer" data-defer-layout>
      <ChapterQuestions questions={questions} />
      <div className="finds">
        <h3>{text.find}</h3>
        <ol>
          {chapter.panels.map(({ id, find }) => (
            <li key={id}>
              <a href={`#panel-${id}`}>{text.picture(Number(id.split('-')[1]))}</a> {find[language]}
            </li>
          ))}
        </ol>
      </div>
      {chapter.activities?.map((activity, i) => (
        <ActivitySection
          key={activity.title.en}
          activity={activity}
          worksheet={formatWorksheetAddress(book, chapter.number, i)}
          languages={languages}
        />
      ))}
    </div>
  );
}

type ActivityProps = { activity: Activity; worksheet: string; languages: readonly Language[] };

/** An activity with its worksheet, which can be printed alone. The worksheet has no text, so `alt` is empty. */
function ActivitySection({ activity, worksheet, languages }: ActivityProps) {
  const text = useText(readerText);

  function print(section: HTMLElement | null): void {
    section?.setAttribute('data-printed', '');
    window.addEventListener('afterprint', () => section?.removeAttribute('data-printed'), { once: true });
    window.print();
  }

  return (
    <section className="activity">
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
        <Button className="mt-5 print:hidden" onClick={(event) => print(event.currentTarget.closest('section'))}>
          {text.printActivity}
        </Button>
      </div>
      <img src={worksheet} alt="" width={180} height={210} loading="lazy" />
    </section>
  );
}
