import { useLocation } from 'react-router';
import { getStoryByPath } from '../../features/stories/model/stories.ts';
import { loadBook, loadEpubBytes } from '../../features/stories/scroll/load-book.server.ts';
import { Reader } from '../../features/stories/scroll/reader.tsx';
import type { Route } from './+types/book';

/** Runs while the page is prerendered: a book's text is part of its page, so that no script contains a story. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  return { book: loadBook(pathname), epubBytes: loadEpubBytes(getStoryByPath(pathname).id) };
}

/**
 * A book never changes while it is open. Steps in the history would load it again
 * (features/stories/look/use-back-closes.tsx).
 */
export const shouldRevalidate = () => false;

export default function Book({ loaderData }: Route.ComponentProps) {
  const story = getStoryByPath(useLocation().pathname);
  return <Reader key={story.id} story={story} book={loaderData.book} epubBytes={loaderData.epubBytes} />;
}
