import { type RefObject, useRef } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { useAfterChange } from '../../../shared/page/use-after-change.tsx';
import { printPage } from '../../../shared/refusal/print-page.client.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import type { Skill } from '../model/book.ts';
import type { Story } from '../model/stories.ts';
import { findLargestFitting } from '../model/type-fit.ts';
import type { TeachersMaterial } from './scene.ts';
import { teachersText } from './teachers-text.ts';
import '../scroll/book.css';
import './teachers-sheet.css';

/** Kinds of questions, in the order of the sheet. */
const SKILLS: readonly Skill[] = ['recall', 'infer', 'feel', 'connect'];

/** Type sizes on paper, in points. */
const TYPE_SIZES = { min: 8, max: 13, step: 0.1 };

type Props = { story: Story; material: TeachersMaterial };

/** A book's page for teachers: one sheet of A4 in the language of the site (docs/product.md §4.8). */
export function TeachersSheet({ story, material }: Props) {
  const { language } = useLanguage();
  const text = useText(teachersText);
  const sheet = useRef<HTMLDivElement>(null);
  useSheetType(sheet, language);
  const { summary, words, questions, write, played, length } = material;
  return (
    <article className="teachers">
      <div className="teachers-tools">
        <Link to={story.route} className="back-link">
          <span className="icon icon-back" />
          {text.back}
        </Link>
        <Button tone="teal" onClick={() => printPage()}>
          {text.print}
        </Button>
      </div>
      <div ref={sheet} className="teachers-sheet">
        <header>
          <p className="teachers-label">{text.label}</p>
          <h1>{story.title[language]}</h1>
          <p className="text-ink-soft">
            {story.readingLevel[language]} · {text.length(length.words, length.minutes[language])}
          </p>
        </header>
        <section>
          <h2>{text.summary}</h2>
          <p>{summary[language]}</p>
        </section>
        <section>
          <h2>{text.words}</h2>
          <dl className="teachers-words">
            {words.map(({ word, meaning }) => (
              <div key={word.en}>
                <dt>
                  <span lang="en">{word.en}</span> · <span lang="ko">{word.ko}</span>
                </dt>{' '}
                <dd>{meaning[language]}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h2>{text.questions}</h2>
          <ol className="teachers-questions">
            {SKILLS.map((skill) => (
              <li key={skill}>
                <b>{text.skills[skill]}</b> {questions[skill][language]}
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h2>{text.write}</h2>
          <p>{write[language]}</p>
        </section>
        <ReadersTheater played={played} />
      </div>
    </article>
  );
}

/** A scene to read in parts, made from the bubbles. */
function ReadersTheater({ played }: Pick<TeachersMaterial, 'played'>) {
  const { language } = useLanguage();
  const text = useText(teachersText);
  const parts = [...new Set(played.flatMap(({ lines }) => lines.map(({ speaker }) => speaker[language])))];
  return (
    <section>
      <h2>{text.theater}</h2>
      <p>
        {text.theaterLead} ({[text.narrator, ...parts].join(', ')})
      </p>
      <div className="teachers-scene">
        {played.map(({ panel, narration, lines }) => (
          <div key={panel}>
            <p>
              <b>{text.narrator}</b> {narration[language]}
            </p>
            {lines.map((line) => (
              <p key={line.text.en} className="teachers-line">
                <b>{line.speaker[language]}</b> {line.text[language]}
              </p>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Sets `--sheet-type` to the largest size with which everything fits on one sheet, measured as it stands on paper. */
function useSheetType(sheet: RefObject<HTMLDivElement | null>, setting: string): void {
  useAfterChange([sheet, setting], () => {
    let isCurrent = true;
    document.fonts.ready.then(() => {
      const element = sheet.current;
      if (!isCurrent || !element) return;
      const apply = (size: number) => element.style.setProperty('--sheet-type', `${size}pt`);
      element.dataset.onPaper = '';
      const size = findLargestFitting(TYPE_SIZES, (each) => {
        apply(each);
        return element.scrollHeight <= element.clientHeight;
      });
      apply(size ?? TYPE_SIZES.min);
      delete element.dataset.onPaper;
    });
    return () => {
      isCurrent = false;
    };
  });
}
