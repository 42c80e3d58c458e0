import { type CSSProperties, lazy, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Language } from '../../../shared/language/language.ts';
import { useLanguage } from '../../../shared/language/use-language.tsx';
import type { GlossWord } from '../model/book.ts';
import type { ReadablePanel } from '../model/readable-book.ts';
import { ReaderBubbles } from '../panels/reader-bubbles.tsx';
import { ReaderPicture } from '../panels/reader-picture.tsx';
import { useReader } from '../reading/reader-context.tsx';
import { useBeats } from './use-beats.tsx';
import { listLineIds, listWordsItems } from './words.ts';
import { WordsView } from './words-view.tsx';

const BlinkingEyes = lazy(() =>
  import('../panels/blinking-eyes.tsx').then((module) => ({ default: module.BlinkingEyes })),
);
const PageRing = lazy(() => import('../look/found-ring.tsx').then((module) => ({ default: module.PageRing })));

/** Rem of picture width from which bubbles stand in the picture (bubbles.css has the same number). */
const BUBBLES_FROM_REM = 32.95;

type Props = {
  panel: ReadablePanel;
  gloss: Readonly<Record<Language, readonly GlossWord[]>>;
  /** The beat to show; `Infinity` is the last. */
  beat: number;
  showsWords: boolean;
  /** Whether its last beat has been shown. */
  isRead: boolean;
  /** Told how many beats the page has, and which lines each of them shows. */
  onBeats: (lines: readonly (readonly string[])[]) => void;
};

/** One picture with its words: beside it on a wide screen, under it on a high one, in as many beats as they need. */
export function PanelPage({ panel, gloss, beat, showsWords, isRead, onBeats }: Props) {
  const { book, mode, languages, settings } = useReader();
  const { language: site } = useLanguage();
  const stage = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(stage);
  const canHoldBubbles = isWide && settings.textSize !== 3 && panel.bubbles[mode].every((placed) => placed !== null);
  const bubblesInPicture = canHoldBubbles || panel.speechBubbles.length === 0;

  const { lengths } = settings;
  const items = useMemo(
    () => listWordsItems(panel, { languages, gloss, bubblesInPicture, lengths }),
    [panel, languages, gloss, bubblesInPicture, lengths],
  );
  const { beats, scale, measure } = useBeats(items, box, `${settings.textSize} ${settings.font} ${mode} ${showsWords}`);
  useEffect(() => {
    onBeats(beats.map((beatItems) => beatItems.flatMap((item) => listLineIds(item, panel.id, languages))));
  }, [beats, panel.id, languages, onBeats]);

  const shown = beats[Math.min(beat, beats.length - 1)] ?? [];
  return (
    <div
      className="paged-panel"
      data-words={showsWords ? '' : undefined}
      style={{ '--aspect': panel.picture.width / panel.picture.height } as CSSProperties}
    >
      <div ref={stage} className="stage" data-picture={panel.id}>
        <ReaderPicture
          folder={book.id}
          name={panel.id}
          picture={panel.picture}
          alt={panel.alt[site]}
          sizes="(orientation: landscape) 70vw, 100vw"
          first
          className="reader-picture"
        />
        {isRead && (
          <Suspense>
            <BlinkingEyes book={book.id} panel={panel.id} />
          </Suspense>
        )}
        <Suspense>
          <PageRing book={book.id} panel={panel.id} aspect={panel.picture.width / panel.picture.height} />
        </Suspense>
        {showsWords && bubblesInPicture && panel.speechBubbles.length > 0 && (
          <ReaderBubbles panel={panel} languages={languages} placed={panel.bubbles[mode]} />
        )}
      </div>
      {showsWords && (
        <div ref={box} className="paged-words" style={{ '--fit': scale } as CSSProperties}>
          <WordsView key={Math.min(beat, beats.length - 1)} panel={panel} languages={languages} items={shown} />
          {beats.length > 1 && (
            <span className="paged-beats" aria-hidden="true">
              {beats.map((each, i) => (
                <span key={each[0]?.key ?? i} data-current={i === Math.min(beat, beats.length - 1) ? '' : undefined} />
              ))}
            </span>
          )}
          <div ref={measure} className="paged-measure">
            <WordsView panel={panel} languages={languages} items={items} isMeasure />
          </div>
        </div>
      )}
    </div>
  );
}

function useIsWide(stage: { current: HTMLElement | null }): boolean {
  const [isWide, setIsWide] = useState(false);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const look = () => setIsWide(element.clientWidth >= BUBBLES_FROM_REM * rem);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  return isWide;
}
