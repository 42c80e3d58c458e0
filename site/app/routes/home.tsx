import { HomePage } from '../../features/home/home-page.tsx';
import { StoryCard } from '../../features/stories/library/story-card.tsx';
import { getStoryById } from '../../features/stories/model/stories.ts';
import { DownloadBooks } from '../../features/stories/shelf/download-books.tsx';
import { GoOnReading } from '../../features/stories/shelf/go-on-reading.tsx';

/** Books on the home page (docs/product.md §3). */
const FEATURED = ['charlotte-birthday', 'forest-adventure'] as const;

export default function Home() {
  return (
    <HomePage
      goOnReading={<GoOnReading />}
      downloadBooks={<DownloadBooks />}
      featuredStories={FEATURED.map((id, order) => <StoryCard key={id} story={getStoryById(id)} order={order} />)}
    />
  );
}
