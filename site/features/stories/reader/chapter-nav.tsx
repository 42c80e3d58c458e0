import { useLanguage, useText } from '../../../shared/use-language.tsx';
import type { ReadableChapter } from './readable-book.ts';
import { readerText } from './reader-text.ts';

type Props = {
  chapters: readonly ReadableChapter[];
  /** The chapter being read, by number. */
  current: number;
  className: string;
  onGo?: () => void;
};

/** The ribbons of the book, one a chapter: where one is, and the way to the others. */
export function ChapterMarks({ chapters, current, className, onGo }: Props) {
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
              onClick={onGo}
              className="chapter-mark"
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
