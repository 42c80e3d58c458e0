import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import type { ReadableChapter } from '../readable/readable-book.ts';
import { readerText } from '../text/reader-text.ts';

type Props = {
  chapters: readonly ReadableChapter[];
  /** Number of the chapter that is being read. */
  current: number;
  className: string;
  onFollow?: () => void;
};

/** Links to the chapters; the current one is marked. */
export function ChapterNav({ chapters, current, className, onFollow }: Props) {
  const { language } = useLanguage();
  const text = useText(readerText);
  return (
    <nav aria-label={text.chapters} className={className}>
      <ol>
        {chapters.map(({ number, title }) => (
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
