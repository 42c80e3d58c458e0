/**
 * One module a route: it loads data and passes one feature what it needs of another.
 *
 * @packageDocumentation
 */
import { HomePage } from '../../features/home/home-page.tsx';
import { getStoryById } from '../../features/stories/model/stories.ts';
import { DownloadBooks } from '../../features/stories/shelf/download-books.tsx';
import { GoOnReading } from '../../features/stories/shelf/go-on-reading.tsx';
import { StoryCard } from '../../features/stories/shelf/story-card.tsx';
import { useLanguage } from '../../shared/language/use-language.tsx';
import { getPageByPath } from '../pages/pages.ts';

/** Books on the home page (docs/product.md §3): those first that the reader can read first. */
const FEATURED = {
  en: ['charlotte-birthday', 'forest-adventure'],
  ko: ['korean-charlotte-birthday', 'pyeongchang-story', 'charlotte-birthday', 'forest-adventure'],
} as const;

export default function Home() {
  const { language } = useLanguage();
  return (
    <HomePage
      titleOf={(path) => getPageByPath(path).title}
      goOnReading={<GoOnReading />}
      downloadBooks={<DownloadBooks />}
      featuredStories={FEATURED[language].map((id, order) => (
        <StoryCard key={id} story={getStoryById(id)} order={order} />
      ))}
    />
  );
}
