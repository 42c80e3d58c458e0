import { useEffect } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { InlineScript } from '../../../shared/page/inline-script.tsx';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import { getPanelFiles, parsePanelId } from '../model/panel-id.ts';
import { parseShelf, placeKey, SHELF_KEY } from '../model/reading-place.ts';
import { type Story, stories } from '../model/stories.ts';
import goOnScript from './go-on-script.client.ts?inline-script';
import { shelfText } from './shelf-text.ts';
import './shelf.css';

/** Leads to the picture at which the reader left the latest book; nothing where no book was begun. */
export function GoOnReading() {
  const [stored] = useStoredText(SHELF_KEY);
  const { going, paged } = parseShelf(stored);
  const [latest] = going;
  const story = stories.find(({ id }) => id === latest);
  useEffect(() => {
    delete document.documentElement.dataset.goOn;
  }, []);
  return (
    <div className="go-on-slot column">
      <InlineScript code={goOnScript} />
      {story && <GoOnCard story={story} isPaged={paged.includes(story.id)} />}
    </div>
  );
}

function GoOnCard({ story, isPaged }: { story: Story; isPaged: boolean }) {
  const { language, localize } = useLanguage();
  const text = useText(shelfText);
  const [stored] = useStoredText(placeKey(story.id));
  const place = stored === null ? null : parsePanelId(stored);
  if (stored === null || !place) return null;
  const address = isPaged ? stored : `panel-${stored}`;
  const picture = getPanelFiles(story.id, stored, 'small');
  return (
    // Not a Link: the browser itself finds the picture that the address names.
    <a href={localize(`${story.route}#${address}`)} className="go-on">
      <picture>
        <source type="image/avif" srcSet={picture.avif} />
        <img src={picture.webp} alt="" width={480} height={360} decoding="async" />
      </picture>
      <span className="go-on-words">
        <span className="go-on-call">{text.goOn}</span>
        <span className="go-on-title">{story.title[language]}</span>
        <span className="go-on-chapter">{text.chapterOf(place.chapter, story.chapterCount)}</span>
      </span>
    </a>
  );
}
