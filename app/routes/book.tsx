import { useLocation } from 'react-router';
import { BookPage } from '../../features/stories/book-page.tsx';
import { stories } from '../../features/stories/stories.ts';

export default function Book() {
  const path = useLocation().pathname.replace(/\/+$/, '');
  const story = stories.find((candidate) => candidate.route === path);
  if (!story) throw new Error('the book route is only for the books of the library');
  return <BookPage story={story} />;
}
