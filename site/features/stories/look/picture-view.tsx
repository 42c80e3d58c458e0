import { type CSSProperties, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Bilingual, Language } from '../../../shared/language/language.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { useAnnouncer } from '../../../shared/page/use-announcer.tsx';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import type { Box } from '../model/pictures.ts';
import type { ReadablePanel } from '../model/readable-book.ts';
import type { Story } from '../model/stories.ts';
import { BlinkingEyes } from '../panels/blinking-eyes.tsx';
import { ReaderPicture } from '../panels/reader-picture.tsx';
import { findBoxes, playFoundSound } from './finds.client.ts';
import { addFound, FOUND_KEY, findNames, formatFindId, parseFound } from './finds.ts';
import { findsText } from './finds-text.ts';
import { FoundRing } from './found-ring.tsx';
import { isHit, isInCell } from './lens.ts';
import { LensGrid, ViewBar } from './picture-view-controls.tsx';
import { useBackCloses } from './use-back-closes.tsx';
import { useZoom, type Zoom } from './use-zoom.tsx';
import { ZOOM_STEP } from './zoom.ts';
import '../panels/whole-window.css';
import './finds.css';

type Props = {
  book: Story['id'];
  panel: ReadablePanel;
  languages: readonly Language[];
  /** Whether the hidden thing may be looked for: the panel has been read. */
  isRead: boolean;
  onClose: () => void;
};

/** Px that an arrow key moves an enlarged picture. */
const PAN_PX = 60;
const PANS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [PAN_PX, 0],
  ArrowRight: [-PAN_PX, 0],
  ArrowUp: [0, PAN_PX],
  ArrowDown: [0, -PAN_PX],
};

/**
 * A panel's picture over the whole window: it can be enlarged, and its hidden thing be found (docs/product.md §4.5).
 */
export function PictureView({ book, panel, languages, isRead, onClose }: Props) {
  const { language: site } = useLanguage();
  const text = useText(findsText);
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const things = useHiddenThings(book, panel.id);
  const { announce, region } = useAnnouncer();
  const isLooking = isRead && things.isHidden;
  const hint = useId();
  useBackCloses(onClose);

  const zoom = useZoom(frame, picture, (point) => {
    const size = picture.current?.getBoundingClientRect();
    if (isLooking && size) things.look((box) => isHit(point, box, size));
  });

  // With the focus on the grid for looking, or on the first button.
  useLayoutEffect(() => {
    const start = document.querySelector<HTMLElement>('.lens-grid button, .picture-view-bar button');
    start?.focus({ preventScroll: true });
  }, []);
  const { scale, x, y } = zoom.view;
  const aspect = panel.picture.width / panel.picture.height;
  return (
    <Modal
      className="whole-window picture-view"
      aria-label={text.closeUp(panel.place)}
      onKeyDown={(event) => onZoomKey(event, zoom)}
      onClose={onClose}
    >
      <div ref={frame} className="picture-view-frame" data-looking={isLooking ? '' : undefined} {...zoom.handlers}>
        <div
          ref={picture}
          className="picture-view-picture"
          style={{ '--aspect': aspect, transform: `translate(${x}px, ${y}px) scale(${scale})` } as CSSProperties}
        >
          <ReaderPicture
            folder={book}
            name={panel.id}
            picture={panel.picture}
            alt={panel.alt[site]}
            sizes="1200px"
            first
            className="reader-picture"
          />
          <BlinkingEyes book={book} panel={panel.id} />
          {things.ringed.map((box) => (
            <FoundRing key={box.left} box={box} aspect={aspect} />
          ))}
          {isLooking && (
            <LensGrid
              describedBy={hint}
              onMove={zoom.showBox}
              onLook={(cell) => {
                const left = things.look((box) => isInCell(cell, box));
                if (left === null) announce(text.notHere);
                else if (left === 0) closeButton.current?.focus();
              }}
            />
          )}
        </div>
      </div>
      <ViewBar
        scale={scale}
        onZoom={zoom.zoomBy}
        closeButton={closeButton}
        onClose={onClose}
        words={
          <>
            {isLooking && <Hint id={hint} find={panel.find} languages={languages} />}
            <p role="status">
              {things.isFound && <FoundName book={book} panel={panel.id} first={site} />}
              {isLooking && things.ringed.length > 0 && text.count(things.ringed.length, things.all)}
            </p>
          </>
        }
      />
      {region}
    </Modal>
  );
}

function onZoomKey(event: KeyboardEvent, zoom: Zoom): void {
  const pan = PANS[event.key];
  if (pan) zoom.panBy(...pan);
  else if (event.key === '+' || event.key === '=') zoom.zoomBy(ZOOM_STEP);
  else if (event.key === '-') zoom.zoomBy(1 / ZOOM_STEP);
  else return;
  event.preventDefault();
}

/** What is hidden in a panel's picture, and what was found of it. Several things count once all were. */
function useHiddenThings(book: string, panel: string) {
  const [stored, store] = useStoredText(FOUND_KEY);
  const [seen, setSeen] = useState<ReadonlySet<Box>>(new Set());
  const findId = formatFindId(book, panel);
  const isFound = parseFound(stored).has(findId);
  const boxes = findBoxes(book, panel);

  /** Looks for a thing whose box matches. Returns how many are hidden still; null where there is none. */
  function look(matches: (box: Box) => boolean): number | null {
    const there = boxes.filter(matches);
    const box = there.find((each) => !seen.has(each));
    if (!box) return there.length > 0 ? boxes.length - seen.size : null;
    playFoundSound();
    const next = new Set(seen).add(box);
    setSeen(next);
    if (next.size === boxes.length) store((now) => addFound(now, findId));
    return boxes.length - next.size;
  }

  return {
    isFound,
    isHidden: !isFound && boxes.length > 0,
    all: boxes.length,
    ringed: isFound ? boxes : boxes.filter((box) => seen.has(box)),
    look,
  };
}

function FoundName({ book, panel, first }: { book: Story['id']; panel: string; first: Language }) {
  const text = useText(findsText);
  const name = findNames[book][panel];
  if (!name) return null;
  const order = first === 'en' ? (['en', 'ko'] as const) : (['ko', 'en'] as const);
  return (
    <>
      <span className="found-word">{text.found} </span>
      {order.map((language) => (
        <span key={language} lang={language} className="found-name">
          {name[language]}{' '}
        </span>
      ))}
    </>
  );
}

function Hint({ id, find, languages }: { id: string; find: Bilingual; languages: readonly Language[] }) {
  return (
    <p id={id}>
      {languages.map((language) => (
        <span key={language} lang={language}>
          {find[language]}
        </span>
      ))}
    </p>
  );
}
