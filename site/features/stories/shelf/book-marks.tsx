import { useText } from '../../../shared/language/use-language.tsx';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import type { Story } from '../model/stories.ts';
import { placeKey } from '../settings/reading-place.ts';
import { useIsBookOffline } from './offline-mark.tsx';
import { parsePlace, parseShelf, SHELF_KEY } from './shelf.ts';
import { shelfText } from './shelf-text.ts';
import './shelf.css';

/** What a book's card says of this reader and this device. It lies over the cover, so that nothing shifts. */
export function BookMarks({ story }: { story: Story }) {
  const text = useText(shelfText);
  const [shelf] = useStoredText(SHELF_KEY);
  const [stored] = useStoredText(placeKey(story.id));
  const { going, read } = parseShelf(shelf);
  const place = going.includes(story.id) ? parsePlace(stored) : null;
  const isOffline = useIsBookOffline(story.id);
  return (
    <span className="book-marks">
      {place && <span className="book-mark">{text.chapterOf(place.chapter, story.chapterCount)}</span>}
      {read.includes(story.id) && <span className="book-mark">✓ {text.read}</span>}
      {isOffline && <span className="book-mark">{text.onDevice}</span>}
    </span>
  );
}
