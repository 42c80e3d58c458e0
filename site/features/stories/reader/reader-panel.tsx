import { useState } from 'react';
import { getOtherLanguage, type Language } from '../../../shared/language/language.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import type { GlossWord } from '../model/book.ts';
import { ReaderPicture } from '../pictures/reader-picture.tsx';
import type { ReadablePanel } from '../readable/readable-book.ts';
import type { BookMode } from '../settings/reading-settings.ts';
import { ReaderBubbles } from '../telling/reader-bubbles.tsx';
import { Telling } from '../telling/telling.tsx';
import { readerText } from '../text/reader-text.ts';

type Props = {
  book: string;
  panel: ReadablePanel;
  /** Number in the chapter, from 1. */
  number: number;
  mode: BookMode;
  /** The languages on the page, in their order. */
  languages: readonly Language[];
  gloss: Readonly<Record<Language, readonly GlossWord[]>>;
  /** Reads aloud from a panel on; null while no voice is available. */
  onRead: ((panel: string) => void) | null;
  /** Opens a panel's picture to look for its hidden thing; null until the reader's tools are loaded. */
  onLook: ((panel: string) => void) | null;
};

/** One picture with its bubbles, and its text beside or below it. */
export function ReaderPanel({ book, panel, number, mode, languages, gloss, onRead, onLook }: Props) {
  const { language: site } = useLanguage();
  const text = useText(readerText);
  const [isOtherShown, setOtherShown] = useState(false);
  const main = languages[0] ?? 'en';
  const counterpart = getOtherLanguage(main);
  const showsOther = mode === 'both' || isOtherShown;
  const toggle = mode === 'both' ? undefined : () => setOtherShown(!isOtherShown);
  const order = mode === 'both' ? languages : [main, counterpart];
  return (
    <figure
      aria-label={text.picture(number)}
      data-panel={number}
      data-defer-layout={number > 1 || undefined}
      data-panel-id={panel.id}
      id={`panel-${panel.id}`}
      tabIndex={-1}
      className="panel"
    >
      <div className="stage" data-picture={panel.id}>
        <ReaderPicture
          folder={book}
          name={panel.id}
          picture={panel.picture}
          alt={panel.alt[site]}
          sizes="(min-width: 48rem) 46rem, 100vw"
          className="reader-picture"
        />
        <ReaderBubbles panel={panel} languages={languages} placed={panel.bubbles[mode]} />
      </div>
      <figcaption className="contents">
        <div className="page-text">
          {order.map((language) => (
            <Telling
              key={language}
              panel={panel.id}
              text={panel.text[language]}
              language={language}
              gloss={gloss[language]}
              hidden={language !== main && !showsOther}
              onSentence={toggle}
            />
          ))}
        </div>
        <PanelButtons
          panel={panel.id}
          counterpart={counterpart}
          isOtherShown={isOtherShown}
          onToggle={toggle}
          onRead={onRead}
          onLook={onLook}
        />
      </figcaption>
    </figure>
  );
}

type ButtonsProps = Pick<Props, 'onRead' | 'onLook'> & {
  panel: string;
  counterpart: Language;
  isOtherShown: boolean;
  /** Shows or hides the text in the other language; undefined where both are shown. */
  onToggle: (() => void) | undefined;
};

function PanelButtons({ panel, counterpart, isOtherShown, onToggle, onRead, onLook }: ButtonsProps) {
  const text = useText(readerText);
  return (
    <div className="panel-buttons">
      {onToggle && (
        <button
          type="button"
          aria-label={isOtherShown ? text.hideOther : text.showOther[counterpart]}
          aria-pressed={isOtherShown}
          onClick={onToggle}
          className="page-button"
        >
          <span aria-hidden="true" lang={counterpart} className="font-language-name text-xl leading-none">
            {counterpart === 'ko' ? '가' : 'A'}
          </span>
        </button>
      )}
      <span className="ml-auto size-11 shrink-0">
        {onLook && (
          <button type="button" aria-label={text.lookForIt} onClick={() => onLook(panel)} className="page-button">
            <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true" fill="none" stroke="currentColor">
              <path
                strokeWidth="2.2"
                strokeLinecap="round"
                d="M10.400 4.200a6.200 6.200 0 1 0 .1 0ZM15 15.100l5.100 5"
              />
            </svg>
          </button>
        )}
      </span>
      <span className="size-11 shrink-0">
        {onRead && (
          <button type="button" aria-label={text.readFromHere} onClick={() => onRead(panel)} className="page-button">
            <span className="icon icon-speaker" />
          </button>
        )}
      </span>
    </div>
  );
}
