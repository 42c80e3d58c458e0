import { useState } from 'react';
import { getOtherLanguage, type Language } from '../../../shared/language/language.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { useStore } from '../../../shared/page/use-store.tsx';
import type { GlossWord } from '../model/book.ts';
import type { ReadablePanel } from '../model/readable-book.ts';
import { readerText } from '../model/reader-text.ts';
import { ReaderBubbles } from '../panels/reader-bubbles.tsx';
import { ReaderPicture } from '../panels/reader-picture.tsx';
import { Telling } from '../panels/telling.tsx';
import { type BookReading, showOver, useReader } from '../reading/reader-context.tsx';
import './panel.css';

type Props = { panel: ReadablePanel; gloss: Readonly<Record<Language, readonly GlossWord[]>> };

/** One picture with its bubbles, and its text beside or below it. */
export function ReaderPanel({ panel, gloss }: Props) {
  const { language: site } = useLanguage();
  const { book, mode, languages } = useReader();
  const number = panel.place.panel;
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
          folder={book.id}
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
        <PanelButtons panel={panel.id} counterpart={counterpart} isOtherShown={isOtherShown} onToggle={toggle} />
      </figcaption>
    </figure>
  );
}

type ButtonsProps = {
  panel: string;
  counterpart: Language;
  isOtherShown: boolean;
  /** Shows or hides the text in the other language; undefined where both are shown. */
  onToggle: (() => void) | undefined;
};

function PanelButtons({ panel, counterpart, isOtherShown, onToggle }: ButtonsProps) {
  const { reading } = useReader();
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
      <span className="ml-auto size-11 shrink-0">{reading && <LookButton panel={panel} reading={reading} />}</span>
      <span className="size-11 shrink-0">{reading && <ReadButton panel={panel} reading={reading} />}</span>
    </div>
  );
}

type ToolProps = { panel: string; reading: BookReading };

/** Opens the picture to look for its hidden thing. Not there while the book lies open as pages. */
function LookButton({ panel, reading }: ToolProps) {
  const reader = useReader();
  const text = useText(readerText);
  const isShown = useStore(reading, (state) => state.text?.isPaged === false);
  return (
    isShown && (
      <button
        type="button"
        aria-label={text.lookForIt}
        onClick={() => showOver(reader, { picture: panel })}
        className="page-button"
      >
        <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true" fill="none" stroke="currentColor">
          <path strokeWidth="2.2" strokeLinecap="round" d="M10.400 4.200a6.200 6.200 0 1 0 .1 0ZM15 15.100l5.100 5" />
        </svg>
      </button>
    )
  );
}

/** Reads aloud from the panel on. Not there while the book lies open as pages, either. */
function ReadButton({ panel, reading }: ToolProps) {
  const text = useText(readerText);
  const isShown = useStore(reading, (state) => state.text?.isPaged === false);
  return (
    isShown && (
      <button type="button" aria-label={text.readFromHere} onClick={() => reading.start(panel)} className="page-button">
        <span className="icon icon-speaker" />
      </button>
    )
  );
}
