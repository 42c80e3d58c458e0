/**
 * Looking closely: a picture enlarged, things to find in it, and the album of what was found.
 *
 * @packageDocumentation
 */
import { type CSSProperties, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { getOtherLanguage } from '../../../shared/language/language.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { getPanelFiles, PANEL_ASPECT, parsePanelId } from '../model/panel-id.ts';
import { type Story, stories } from '../model/stories.ts';
import { findBoxes } from './finds.client.ts';
import { cropSquareAround, FIND_IDS, type FindName, FOUND_KEY, findNames, formatFindId, parseFound } from './finds.ts';
import { findsText } from './finds-text.ts';
import { useBackCloses } from './use-back-closes.tsx';
import './album.css';

/** Places whose hidden thing is Bami or what she left. */
const BAMI_FIND_IDS = Object.entries(findNames).flatMap(([book, names]) =>
  Object.entries(names).flatMap(([panel, { isBami }]) => (isBami ? [formatFindId(book, panel)] : [])),
);

/** All places of the five books, the found ones with a crop of their picture (docs/product.md §4.5). */
export function Album({ onClose }: { onClose: () => void }) {
  const text = useText(findsText);
  const [stored, store] = useStoredText(FOUND_KEY);
  const found = useMemo(() => parseFound(stored), [stored]);
  useBackCloses(onClose);
  return (
    <Modal className="album" aria-labelledby="album-title" onClose={onClose}>
      <header className="album-head">
        <h2 id="album-title">{text.album}</h2>
        <button type="button" aria-label={text.closeAlbum} onClick={onClose} className="album-close">
          <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeLinecap="round">
            <path strokeWidth="2.4" d="M6 6c4 4.100 8 8 12 12M18 6C14 10 10 14 6 18" />
          </svg>
        </button>
        <p>
          {text.count(found.size, FIND_IDS.length)}
          <span className="album-paws">
            <PawIcon /> {text.paws(BAMI_FIND_IDS.filter((findId) => found.has(findId)).length, BAMI_FIND_IDS.length)}
          </span>
        </p>
      </header>
      {stories.map((story) => (
        <AlbumBook key={story.id} story={story} found={found} onFollow={onClose} />
      ))}
      {found.size > 0 && <StartAnew onStart={() => store(null)} />}
    </Modal>
  );
}

type AlbumBookProps = { story: Story; found: ReadonlySet<string>; onFollow: () => void };

function AlbumBook({ story, found, onFollow }: AlbumBookProps) {
  const { language } = useLanguage();
  const text = useText(findsText);
  const panels = Object.entries(findNames[story.id]);
  const count = panels.filter(([panel]) => found.has(formatFindId(story.id, panel))).length;
  return (
    <section aria-labelledby={`album-${story.id}`}>
      <h3 id={`album-${story.id}`}>
        {story.title[language]} <small>{text.count(count, panels.length)}</small>
      </h3>
      <ul>
        {panels.map(([panel, name]) => (
          <AlbumPlace
            key={panel}
            story={story}
            panel={panel}
            name={name}
            isFound={found.has(formatFindId(story.id, panel))}
            onFollow={onFollow}
          />
        ))}
      </ul>
    </section>
  );
}

function StartAnew({ onStart }: { onStart: () => void }) {
  const text = useText(findsText);
  const [isAsking, setAsking] = useState(false);
  const no = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isAsking) no.current?.focus();
  }, [isAsking]);
  return (
    <div className="album-anew">
      {isAsking ? (
        <>
          <p>{text.startAnewQuestion}</p>
          <button ref={no} type="button" className="album-choice" onClick={() => setAsking(false)}>
            {text.no}
          </button>
          <button type="button" className="album-choice" onClick={onStart}>
            {text.yes}
          </button>
        </>
      ) : (
        <button type="button" className="album-choice" onClick={() => setAsking(true)}>
          {text.startAnew}
        </button>
      )}
    </div>
  );
}

type Props = { story: Story; panel: string; name: FindName; isFound: boolean; onFollow: () => void };

/** A place of the album: what was found, or a question mark. It leads to its picture. */
function AlbumPlace({ story, panel, name, isFound, onFollow }: Props) {
  const { language, localize } = useLanguage();
  const text = useText(findsText);
  const place = parsePanelId(panel);
  const other = getOtherLanguage(language);
  return (
    <li>
      <a href={localize(`${story.route}#${panel}`)} onClick={onFollow} data-found={isFound ? '' : undefined}>
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
            {text.notYet}: {place && text.placeOf(story.title[language], place)}
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

function PawIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="album-paw" fill="currentColor">
      <path d="M12 12.200c3.100 0 5.600 3 5.500 5.600-.1 2-1.800 2.600-3.300 2.200-1.500-.4-2.900-.4-4.400 0-1.500.4-3.200-.2-3.300-2.200-.1-2.600 2.400-5.600 5.500-5.600ZM5.200 9.100c1.300-.2 2.400 1 2.500 2.400.1 1.500-.8 2.700-2 2.700S3.400 13 3.300 11.600c0-1.400.8-2.400 1.900-2.500ZM18.800 9.100c1.100.1 1.900 1.100 1.900 2.500 0 1.400-1.100 2.600-2.400 2.600s-2.100-1.200-2-2.700c.1-1.400 1.200-2.600 2.500-2.400ZM9.200 4.200c1.300 0 2.200 1.400 2.200 3s-.9 2.800-2.200 2.800S7 8.700 7 7.200s.9-3 2.200-3ZM14.800 4.200c1.300 0 2.200 1.500 2.200 3S16.100 10 14.800 10s-2.200-1.200-2.200-2.800.9-3 2.200-3Z" />
    </svg>
  );
}
