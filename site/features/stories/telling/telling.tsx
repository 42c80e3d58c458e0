import { type MouseEvent, useMemo } from 'react';
import type { Language } from '../../../shared/language.ts';
import type { GlossWord } from '../books/book.ts';
import { GlossButton } from './gloss-button.tsx';
import { lineId, passage, type Sentence } from './passage.ts';

/** The letters of one sentence, with its emphasis and its dotted words. */
export function Letters({ sentence, language }: { sentence: Sentence; language: Language }) {
  return sentence.pieces.map((piece) => {
    const letters = piece.emphasis ? <em key={piece.start}>{piece.text}</em> : piece.text;
    return piece.gloss ? (
      <GlossButton key={piece.start} gloss={piece.gloss} language={language}>
        {letters}
      </GlossButton>
    ) : (
      letters
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

/** A panel's text in one language, sentence by sentence. Tapping a sentence asks for the other language. */
export function Telling({ panel, text, language, gloss, hidden, onSentence }: TellingProps) {
  const sentences = useMemo(() => passage(text, language, gloss), [text, language, gloss]);

  function onClick(event: MouseEvent<HTMLElement>): void {
    const target = event.target as HTMLElement;
    const isMarkingText = !(window.getSelection()?.isCollapsed ?? true);
    if (isMarkingText || target.closest('button') || !target.closest('[data-line]')) return;
    onSentence?.();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button beside the text does the same for the keyboard
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
            <span data-line={id}>
              <Letters sentence={sentence} language={language} />
            </span>{' '}
          </span>
        );
      })}
    </p>
  );
}
