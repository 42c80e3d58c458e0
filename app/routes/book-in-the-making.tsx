import { useLocation } from 'react-router';
import { BookPage } from '../../features/stories/book-page.tsx';
import { storyAt } from '../../features/stories/stories.ts';

/** A book of the library that is not written yet. */
export default function BookInTheMaking() {
  return <BookPage story={storyAt(useLocation().pathname)} />;
}
