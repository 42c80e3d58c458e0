import { Link } from 'react-router';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { riseOrder } from '../../../shared/ui/rise-order.tsx';
import type { Story } from '../model/stories.ts';
import { BookMarks } from '../shelf/book-marks.tsx';
import { BookCover } from './book-cover.tsx';
import { libraryText } from './library-text.ts';

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
          <BookCover story={story} sizes="(min-width: 1024px) 350px, (min-width: 640px) 400px, 85vw" />
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
          <span className="mt-2 block">{story.description[language]}</span>
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
