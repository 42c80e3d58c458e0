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
    <article className="column mt-10 grid gap-8 md:grid-cols-2 md:gap-12">
      <BookCover story={story} sizes="(min-width: 768px) 560px, 92vw" className="rise self-start" />
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
