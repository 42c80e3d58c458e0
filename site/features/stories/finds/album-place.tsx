import type { CSSProperties } from 'react';
import { getOtherLanguage } from '../../../shared/language/language.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import type { Story } from '../model/stories.ts';
import { getPanelFiles, PANEL_ASPECT } from '../pictures/panel-files.ts';
import { cropSquareAround } from './crop.ts';
import { findBoxes } from './find-boxes.client.ts';
import type { FindName } from './find-names.ts';
import { findsText } from './finds-text.ts';

type Props = { story: Story; panel: string; name: FindName; isFound: boolean; onFollow: () => void };

/** A place of the album: what was found, or a question mark. It leads to its picture. */
export function AlbumPlace({ story, panel, name, isFound, onFollow }: Props) {
  const { language } = useLanguage();
  const text = useText(findsText);
  const [chapter = '', picture = ''] = panel.split('-');
  const other = getOtherLanguage(language);
  return (
    <li>
      <a href={`${story.route}#${panel}`} onClick={onFollow} data-found={isFound ? '' : undefined}>
        <span className="album-picture">
          {isFound ? <Crop book={story.id} panel={panel} /> : <span aria-hidden="true">?</span>}
          {name.isBami && isFound && <PawIcon />}
        </span>
        {isFound ? (
          <>
            {name[language]}
            <span lang={other}>{name[other]}</span>
          </>
        ) : (
          <span className="sr-only">
            {text.notYet}: {text.placeOf(story.title[language], chapter, picture)}
          </span>
        )}
      </a>
    </li>
  );
}

/** The found thing, cut out of the panel's picture. */
function Crop({ book, panel }: { book: string; panel: string }) {
  const [box] = findBoxes(book, panel);
  if (!box) return null;
  const { left, top, width, height } = cropSquareAround(box, PANEL_ASPECT);
  const style: CSSProperties = {
    width: `${100 / width}%`,
    left: `${(-100 * left) / width}%`,
    top: `${(-100 * top) / height}%`,
  };
  const { avif, webp } = getPanelFiles(book, panel, 'medium');
  return (
    <picture>
      <source type="image/avif" srcSet={avif} />
      <img src={webp} alt="" width={800} height={600} loading="lazy" style={style} />
    </picture>
  );
}

export function PawIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="album-paw" fill="currentColor">
      <path d="M12 12.200c3.100 0 5.600 3 5.500 5.600-.1 2-1.800 2.600-3.300 2.200-1.500-.4-2.900-.4-4.400 0-1.500.4-3.200-.2-3.300-2.200-.1-2.600 2.400-5.600 5.500-5.600ZM5.200 9.100c1.300-.2 2.400 1 2.500 2.400.1 1.500-.8 2.700-2 2.700S3.400 13 3.300 11.600c0-1.400.8-2.400 1.900-2.500ZM18.800 9.100c1.100.1 1.900 1.100 1.900 2.500 0 1.400-1.100 2.600-2.400 2.600s-2.100-1.200-2-2.700c.1-1.400 1.200-2.600 2.500-2.400ZM9.200 4.200c1.300 0 2.200 1.400 2.200 3s-.9 2.800-2.200 2.800S7 8.700 7 7.200s.9-3 2.200-3ZM14.800 4.200c1.300 0 2.200 1.500 2.200 3S16.100 10 14.800 10s-2.200-1.200-2.200-2.800.9-3 2.200-3Z" />
    </svg>
  );
}
