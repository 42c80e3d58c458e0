import { ButtonLink } from '../../shared/ui/button.tsx';
import { useLanguage, useText } from '../../shared/use-language.tsx';
import { BookCover } from './book-cover.tsx';
import type { Story } from './stories.ts';
import { storiesText } from './stories-text.ts';

/** A book whose pages are not in the library yet: what it is about, honestly, and the way back. */
export function BookPage({ story }: { story: Story }) {
  const { language } = useLanguage();
  const text = useText(storiesText);
  return (
    <article className="column mt-10 grid gap-8 sm:grid-cols-[16rem_1fr] sm:gap-12">
      <div className="@container mx-auto w-56 sm:w-full">
        <BookCover story={story} className="rise" />
      </div>
      <div>
        <h1 className="rise text-4xl sm:text-5xl">{story.title[language]}</h1>
        <p className="mt-2 text-ink-soft">
          {story.author[language]} · {story.readingLevel[language]} · {text.chapters(story.chapterCount)}
        </p>
        <p className="mt-5 max-w-prose text-xl">{story.description[language]}</p>
        <p className="sheet mt-6 max-w-prose bg-honey-wash p-4">{text.inTheMaking}</p>
        <p className="mt-7">
          <ButtonLink to="/stories">{text.backToStories}</ButtonLink>
        </p>
      </div>
    </article>
  );
}
