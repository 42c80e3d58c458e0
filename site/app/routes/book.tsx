import { useLocation } from 'react-router';
import { loadEpubBytes } from '../../features/stories/epub/load-epub-bytes.server.ts';
import { getStoryByPath } from '../../features/stories/model/stories.ts';
import { loadBook } from '../../features/stories/reader/load-book.server.ts';
import { Reader } from '../../features/stories/reader/reader.tsx';
import type { Route } from './+types/book';

/** Runs while the page is prerendered: a book's text is part of its page, so that no script contains a story. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  return { book: loadBook(pathname), epubBytes: loadEpubBytes(getStoryByPath(pathname).id) };
}

export default function Book({ loaderData }: Route.ComponentProps) {
  const story = getStoryByPath(useLocation().pathname);
  return <Reader key={story.id} story={story} book={loaderData.book} epubBytes={loaderData.epubBytes} />;
}
