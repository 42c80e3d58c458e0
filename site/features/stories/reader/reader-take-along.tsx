import { Link } from 'react-router';
import { useText } from '../../../shared/language/use-language.tsx';
import { EPUB_MODES, type EpubBytes, getEpubPath } from '../epub/epub-path.ts';
import { getPrintRoute, getTeachersRoute, type Story } from '../model/stories.ts';
import { readerText } from '../text/reader-text.ts';

const MEGABYTE = 1e6;

/** Offers parents and teachers the teacher's page, the book on paper, and files for e-readers with their sizes. */
export function ReaderTakeAlong({ story, epubBytes }: { story: Story; epubBytes: EpubBytes }) {
  const text = useText(readerText);
  return (
    <section aria-labelledby="take-along" className="take-along">
      <h2 id="take-along">{text.takeAlong}</h2>
      <ul>
        <li>
          <Link to={getTeachersRoute(story)}>{text.teachersPage}</Link>
        </li>
        <li>
          <Link to={getPrintRoute(story)}>{text.onPaper}</Link>
        </li>
        <li>
          {text.epub}{' '}
          {EPUB_MODES.map((mode) => (
            <a key={mode} href={getEpubPath(story.id, mode)} download>
              {text.modes[mode]} ({(epubBytes[mode] / MEGABYTE).toFixed(1)} MB)
            </a>
          ))}
        </li>
      </ul>
    </section>
  );
}
