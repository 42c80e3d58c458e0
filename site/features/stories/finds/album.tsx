import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import { type Story, stories } from '../model/stories.ts';
import { AlbumPlace, PawIcon } from './album-place.tsx';
import { findNames } from './find-names.ts';
import { findsText } from './finds-text.ts';
import { FIND_IDS, FOUND_KEY, formatFindId, parseFound } from './found-things.ts';
import './album.css';

/** Places whose hidden thing is Bami or what she left. */
const BAMI_FIND_IDS = Object.entries(findNames).flatMap(([book, names]) =>
  Object.entries(names).flatMap(([panel, { isBami }]) => (isBami ? [formatFindId(book, panel)] : [])),
);

/** All places of the five books, the found ones with a crop of their picture (docs/product.md §4.5). */
export function Album({ onClose }: { onClose: () => void }) {
  const text = useText(findsText);
  const dialog = useRef<HTMLDialogElement>(null);
  const [stored, store] = useStoredText(FOUND_KEY);
  const found = useMemo(() => parseFound(stored), [stored]);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed before it is removed, so that the focus returns to where it was.
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="album"
      aria-labelledby="album-title"
      onCancel={(event) => {
        event.preventDefault();
        // In React it bubbles, and would close the book too.
        event.stopPropagation();
        onClose();
      }}
    >
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
    </dialog>
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
