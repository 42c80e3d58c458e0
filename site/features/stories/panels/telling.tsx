import { lazy, type MouseEvent, type ReactNode, Suspense, useCallback, useId, useMemo, useRef, useState } from 'react';
import type { Language } from '../../../shared/language/language.ts';
import type { GlossWord } from '../model/book.ts';
import { formatLineId, groupUnbreakable, type Piece, parsePassage, type Sentence } from '../model/passage.ts';

/** One sentence with its emphasis and its gloss words. */
export function SentenceText({ sentence, language }: { sentence: Sentence; language: Language }) {
  return groupUnbreakable(sentence.pieces).map((pieces) => {
    const content = pieces.map((piece) => <PieceText key={piece.start} piece={piece} language={language} />);
    const hasGloss = pieces.some(({ gloss }) => gloss);
    return hasGloss ? (
      <span key={pieces[0]?.start} className="unbreakable">
        {content}
      </span>
    ) : (
      content
    );
  });
}

function PieceText({ piece, language }: { piece: Piece; language: Language }) {
  const words = piece.text.split(/(\S+-\S+)/).map((words, i) =>
    i % 2 === 0 ? (
      words
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a piece never change their order
      <span key={i} className="hyphenated">
        {words}
      </span>
    ),
  );
  const content = piece.emphasis ? <em>{words}</em> : words;
  if (!piece.gloss) return content;
  return (
    <GlossButton gloss={piece.gloss} language={language}>
      {content}
    </GlossButton>
  );
}

type TellingProps = {
  panel: string;
  text: string;
  language: Language;
  gloss: readonly GlossWord[];
  hidden: boolean;
  onSentence?: (() => void) | undefined;
};

/** A panel's text in one language. A tap on a sentence calls `onSentence`, but not at the end of a text selection. */
export function Telling({ panel, text, language, gloss, hidden, onSentence }: TellingProps) {
  const sentences = useMemo(() => parsePassage(text, language, gloss), [text, language, gloss]);

  function onClick(event: MouseEvent<HTMLElement>): void {
    const target = event.target as HTMLElement;
    const isSelectingText = !(window.getSelection()?.isCollapsed ?? true);
    if (isSelectingText || target.closest('button, .gloss-card') || !target.closest('[data-line]')) return;
    onSentence?.();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button below the text does the same for the keyboard
    <p
      lang={language}
      data-telling={language}
      data-shown={hidden ? undefined : ''}
      data-tappable={onSentence ? '' : undefined}
      onClick={onSentence ? onClick : undefined}
      className="telling"
    >
      {sentences.map((sentence, i) => {
        const id = formatLineId(panel, language, 'text', i);
        return (
          <span key={id}>
            {sentence.startsLine && <br />}
            <span data-line={id}>
              <SentenceText sentence={sentence} language={language} />
            </span>{' '}
          </span>
        );
      })}
    </p>
  );
}

const GlossCard = lazy(() => import('./gloss-card.tsx').then((module) => ({ default: module.GlossCard })));

type Props = { gloss: GlossWord; language: Language; children: ReactNode };

/** A dotted word in the text. A tap shows its meaning in both languages (docs/product.md §4.5). */
function GlossButton({ gloss, language, children }: Props) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = useCallback(() => setOpen(false), []);
  return (
    <span ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="gloss"
      >
        {children}
      </button>
      {open && (
        <Suspense>
          <GlossCard id={id} gloss={gloss} language={language} root={root} button={button} close={close} />
        </Suspense>
      )}
    </span>
  );
}
