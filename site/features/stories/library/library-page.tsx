/** The page of all books (docs/product.md §3). */
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { riseOrder } from '../../../shared/ui/rise-order.tsx';
import { AlbumButton } from '../finds/album-button.tsx';
import { groupBySeries, seriesNames, stories } from '../model/stories.ts';
import { DownloadBooks } from '../shelf/download-books.tsx';
import { GoOnReading } from '../shelf/go-on-reading.tsx';
import { libraryText } from './library-text.ts';
import { StoryCard } from './story-card.tsx';

export function LibraryPage() {
  const { language } = useLanguage();
  const text = useText(libraryText);
  return (
    <>
      <GoOnReading />
      <div className="column mt-10">
        <h1 className="rise text-4xl sm:text-5xl">{text.heading}</h1>
        <p className="rise mt-2 max-w-prose text-lg" style={riseOrder(1)}>
          {text.lead}
        </p>
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
