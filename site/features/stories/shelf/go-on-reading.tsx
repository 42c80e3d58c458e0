import { useEffect } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import { type Story, stories } from '../model/stories.ts';
import { getPanelFiles } from '../pictures/panel-files.ts';
import { placeKey } from '../settings/reading-place.ts';
import { parseSettings, SETTINGS_KEY } from '../settings/reading-settings.ts';
import { parsePlace, parseShelf, SHELF_KEY } from './shelf.ts';
import { shelfText } from './shelf-text.ts';
import './shelf.css';

/** Inline script before the first paint: reserves the space of the card, so that the page does not shift (shelf.css). */
const goOnScript = `try{if(/"going":\\["/.test(localStorage.getItem(${JSON.stringify(SHELF_KEY)})))document.documentElement.dataset.goOn=''}catch(e){}`;

/** Leads to the picture at which the reader left the latest book; nothing where no book was begun. */
export function GoOnReading() {
  const [stored] = useStoredText(SHELF_KEY);
  const [latest] = parseShelf(stored).going;
  const story = stories.find(({ id }) => id === latest);
  useEffect(() => {
    delete document.documentElement.dataset.goOn;
  }, []);
  return (
    <div className="go-on-slot column">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant string, allowed by its hash in the CSP */}
      <script dangerouslySetInnerHTML={{ __html: goOnScript }} />
      {story && <GoOnCard story={story} />}
    </div>
  );
}

function GoOnCard({ story }: { story: Story }) {
  const { language } = useLanguage();
  const text = useText(shelfText);
  const [stored] = useStoredText(placeKey(story.id));
  const [settings] = useStoredText(SETTINGS_KEY);
  const place = parsePlace(stored);
  if (!place) return null;
  const address = parseSettings(settings).paged ? place.panel : `panel-${place.panel}`;
  const picture = getPanelFiles(story.id, place.panel, 'small');
  return (
    // Not a Link: the browser itself finds the picture that the address names.
    <a href={`${story.route}#${address}`} className="go-on">
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
