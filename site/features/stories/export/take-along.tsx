import type { ReactNode } from 'react';
import { LANGUAGES } from '../../../shared/language/language.ts';
import { useText } from '../../../shared/language/use-language.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { readerText } from '../model/reader-text.ts';
import { getBookletRoute, getPrintRoute, type Story } from '../model/stories.ts';
import { EPUB_MODES, type EpubBytes, type EpubEdition, getEpubPath, getVoicedEdition } from './epub-path.ts';
import './take-along.css';

type Props = { story: Story; epubBytes: EpubBytes };

/** Links to a book for paper, as pages and as a booklet, and to its files for e-readers; then more items. */
export function TakeAlongList({ story, epubBytes, children }: Props & { children?: ReactNode }) {
  const text = useText(readerText);
  return (
    <ul className="take-along-list">
      <li>
        <Link to={getPrintRoute(story)}>{text.onPaper}</Link>
      </li>
      <li>
        <Link to={getBookletRoute(story)}>{text.booklet}</Link>
      </li>
      <li>
        <EpubLinks story={story} epubBytes={epubBytes} />
      </li>
      {children}
    </ul>
  );
}

const MEGABYTE = 1e6;

/** A book's files for e-readers, with their sizes. */
export function EpubLinks({ story, epubBytes }: Props) {
  const text = useText(readerText);
  const files: readonly (readonly [EpubEdition, string])[] = [
    ...EPUB_MODES.map((mode) => [mode, text.modes[mode]] as const),
    ...LANGUAGES.map((language) => [getVoicedEdition(language), text.withVoice[language]] as const),
  ];
  return (
    <span className="take-along-files">
      {text.epub}{' '}
      {files.map(([edition, name]) => (
        <a key={edition} href={getEpubPath(story.id, edition)} download>
          {name} ({(epubBytes[edition] / MEGABYTE).toFixed(1)} MB)
        </a>
      ))}
    </span>
  );
}
