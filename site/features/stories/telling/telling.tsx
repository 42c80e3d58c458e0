import { type MouseEvent, useMemo } from 'react';
import type { Language } from '../../../shared/language.ts';
import type { GlossWord } from '../books/book.ts';
import { GlossButton } from './gloss-button.tsx';
import { lineId, passage, type Sentence } from './passage.ts';

/** One sentence with its emphasis and its gloss words. */
export function SentenceText({ sentence, language }: { sentence: Sentence; language: Language }) {
  return sentence.pieces.map((piece) => {
    const content = piece.emphasis ? <em key={piece.start}>{piece.text}</em> : piece.text;
    return piece.gloss ? (
      <GlossButton key={piece.start} gloss={piece.gloss} language={language}>
        {content}
      </GlossButton>
    ) : (
      content
    );
  });
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
  const sentences = useMemo(() => passage(text, language, gloss), [text, language, gloss]);

  function onClick(event: MouseEvent<HTMLElement>): void {
    const target = event.target as HTMLElement;
    const isSelectingText = !(window.getSelection()?.isCollapsed ?? true);
    if (isSelectingText || target.closest('button') || !target.closest('[data-line]')) return;
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
        const id = lineId(panel, language, 'text', i);
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
