import type { ReactNode } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { readerText } from '../model/reader-text.ts';
import { getBookletRoute, getPrintRoute, type Story } from '../model/stories.ts';
import { EPUB_MODES, type EpubBytes, getEpubPath } from './epub-path.ts';
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
  return (
    <span className="take-along-files">
      {text.epub}{' '}
      {EPUB_MODES.map((mode) => (
        <a key={mode} href={getEpubPath(story.id, mode)} download>
          {text.modes[mode]} ({(epubBytes[mode] / MEGABYTE).toFixed(1)} MB)
        </a>
      ))}
      <a href={getEpubPath(story.id, 'en-voice')} download>
        {text.withVoice} ({(epubBytes['en-voice'] / MEGABYTE).toFixed(1)} MB)
      </a>
    </span>
  );
}
