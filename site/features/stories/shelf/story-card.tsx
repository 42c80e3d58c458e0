import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { Painting } from '../../../shared/ui/painting.tsx';
import { riseOrder } from '../../../shared/ui/rise-order.tsx';
import { parsePanelId } from '../model/panel-id.ts';
import { parseShelf, placeKey, SHELF_KEY } from '../model/reading-place.ts';
import type { Story } from '../model/stories.ts';
import { storyDescriptions } from '../model/story-descriptions.ts';
import { libraryText } from './library-text.ts';
import { useIsBookOffline } from './offline-mark.tsx';
import { shelfText } from './shelf-text.ts';
import './shelf.css';

/** A card shows so many themes (docs/product.md §4.1). */
const MAX_THEMES = 2;

/** A library entry; the whole card is a link. `order` is its position in the staggered entrance animation. */
export function StoryCard({ story, order }: { story: Story; order: number }) {
  const { language } = useLanguage();
  const text = useText(libraryText);
  return (
    <Link
      to={story.route}
      style={riseOrder(order)}
      className="sheet rise group @container block h-full bg-paper text-ink no-underline transition-transform hover:lifted"
    >
      <span className="flex h-full @lg:flex-row flex-col gap-4 @lg:gap-6 p-4 @lg:p-5">
        <span className="relative @lg:w-[52%] shrink-0 self-start w-full transition-transform group-hover:-rotate-1">
          <BookCover story={story} sizes="(min-width: 64rem) 350px, (min-width: 40rem) 400px, 85vw" />
          <BookMarks story={story} />
        </span>
        <span className="flex min-w-0 grow flex-col">
          <span className="flex flex-wrap gap-2 text-sm">
            <span className="rounded-full bg-leaf-wash px-3 py-0.5">{story.readingLevel[language]}</span>
            <span className="rounded-full bg-teal-wash px-3 py-0.5">{text.toldIn[story.language]}</span>
          </span>
          <span className="mt-2 block font-display text-xl leading-tight group-hover:underline sm:text-2xl">
            <span aria-hidden="true">{story.themes[0].emoji}</span> {story.title[language]}
          </span>
          <span className="mt-2 block">{storyDescriptions[story.id][language]}</span>
          <span className="mt-auto block pt-3 text-ink-soft text-sm">
            {story.themes
              .slice(0, MAX_THEMES)
              .map((theme) => theme.name[language])
              .join(' · ')}
            <span className="block">{text.ages(story.ages.readAloud, story.ages.alone)}</span>
          </span>
        </span>
      </span>
    </Link>
  );
}

/**
 * The cover of a book with the shadow of its spine. Decorative, because the title stands beside it. `sizes` is the
 * image's `sizes` attribute.
 */
export function BookCover({ story, sizes, className = '' }: { story: Story; sizes: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      data-cover
      className={`relative block aspect-[4/3] overflow-hidden rounded-[0.4rem_0.9rem_0.9rem_0.4rem] border-2 border-ink bg-cream shadow-paper ${className}`}
    >
      <Painting name={`covers/${story.id}`} sizes={sizes} alt="" className="h-full w-full object-cover" />
      <span className="absolute inset-y-0 left-0 w-[3.5%] border-ink/20 border-r-2 bg-ink/15" />
    </span>
  );
}

/** What a book's card says of this reader and this device. It lies over the cover, so that nothing shifts. */
function BookMarks({ story }: { story: Story }) {
  const text = useText(shelfText);
  const [shelf] = useStoredText(SHELF_KEY);
  const [stored] = useStoredText(placeKey(story.id));
  const { going, read } = parseShelf(shelf);
  const place = stored !== null && going.includes(story.id) ? parsePanelId(stored) : null;
  const isOffline = useIsBookOffline(story.id);
  return (
    <span className="book-marks">
      {place && <span className="book-mark">{text.chapterOf(place.chapter, story.chapterCount)}</span>}
      {read.includes(story.id) && <span className="book-mark">✓ {text.read}</span>}
      {isOffline && <span className="book-mark">{text.onDevice}</span>}
    </span>
  );
}
