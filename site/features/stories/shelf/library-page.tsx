/**
 * The library (docs/product.md §3), downloads of books, and `go on reading`.
 *
 * @packageDocumentation
 */
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { riseOrder } from '../../../shared/ui/rise-order.tsx';
import { AlbumButton } from '../look/album-button.tsx';
import { groupBySeries, seriesNames, stories } from '../model/stories.ts';
import { DownloadBooks } from './download-books.tsx';
import { GoOnReading } from './go-on-reading.tsx';
import { libraryText } from './library-text.ts';
import { BookCover, StoryCard } from './story-card.tsx';

export function LibraryPage() {
  const { language } = useLanguage();
  const text = useText(libraryText);
  return (
    <>
      <GoOnReading />
      <div className="column mt-10 low:mt-4">
        <h1 className="rise text-4xl sm:text-5xl">{text.heading}</h1>
        <p className="rise mt-2 max-w-prose text-lg" style={riseOrder(1)}>
          {text.lead}
        </p>
        <QuickRow />
        <AlbumButton className={buttonClass('plain', 'mt-4')} />
        <div className="mt-10 grid gap-x-8 gap-y-12 lg:grid-cols-2">
          {groupBySeries(stories).map((group, groupIndex) => {
            const name = seriesNames[group.series][language];
            const many = group.stories.length > 1;
            return (
              <section key={group.series} className={many ? 'lg:col-span-2' : ''}>
                <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
                  <h2 className="text-2xl sm:text-3xl">
                    {group.series === 'charlotte-adventures' ? text.charlotteSeries(name) : text.otherSeries(name)}
                  </h2>
                  <p className="text-ink-soft">{text.count(group.stories.length)}</p>
                </div>
                <Shelf />
                <div className={`mt-5 grid gap-7 ${many ? 'lg:grid-cols-3' : ''}`}>
                  {group.stories.map((story, index) => (
                    <StoryCard key={story.id} story={story} order={groupIndex + index + 1} />
                  ))}
                </div>
              </section>
            );
          })}
        </div>
        <div className="mt-12">
          <DownloadBooks />
        </div>
      </div>
    </>
  );
}

/** All covers at once, above the series: no book is far down. */
function QuickRow() {
  const { language } = useLanguage();
  const text = useText(libraryText);
  return (
    <nav aria-label={text.allBooks} className="rise mt-4" style={riseOrder(2)}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-x-3 gap-y-4 sm:gap-5">
        {stories.map((story) => (
          <li key={story.id}>
            <Link to={story.route} className="group block text-ink no-underline">
              <BookCover
                story={story}
                sizes="(min-width: 72rem) 200px, (min-width: 40rem) 18vw, 29vw"
                className="transition-transform group-hover:-rotate-1"
              />
              <span className="mt-1 block text-sm leading-snug group-hover:underline">{story.title[language]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The line below the heading of a series. */
function Shelf() {
  return (
    <svg viewBox="0 0 600 10" preserveAspectRatio="none" aria-hidden="true" className="mt-2 h-2.5 w-full text-wood">
      <path
        d="M2 5.500C90 3 180 7 300 4.600S510 6.800 598 4.200"
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  );
}
