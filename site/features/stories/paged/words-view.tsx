import { Fragment } from 'react';
import { getOtherLanguage, type Language } from '../../../shared/language/language.ts';
import { formatLineId, parsePassage } from '../model/passage.ts';
import type { ReadablePanel } from '../model/readable-book.ts';
import { SentenceText } from '../panels/telling.tsx';
import type { PlacedSentence, WordsItem } from './words.ts';

type Props = {
  panel: ReadablePanel;
  languages: readonly Language[];
  items: readonly WordsItem[];
  /** A copy that is only measured: nothing in it can be reached or read. */
  isMeasure?: boolean;
};

/** The words of a beat. Sentences of one telling run on; pairs and bubbles are blocks. */
export function WordsView({ panel, languages, items, isMeasure = false }: Props) {
  const [language = 'en'] = languages;
  return (
    <div className="paged-words-lines" aria-hidden={isMeasure || undefined} inert={isMeasure || undefined}>
      {items.map((item) => (
        <span key={item.key} data-item={isMeasure ? item.key : undefined} data-kind={item.kind}>
          {item.kind === 'sentence' && (
            <>
              {item.startsTelling && <span className="paged-telling-gap" />}
              <SentenceView placed={item.sentence} isMeasure={isMeasure} />
            </>
          )}
          {item.kind === 'pair' && <PairView tellings={item.tellings} isMeasure={isMeasure} />}
          {item.kind === 'bubble' && (
            <BubbleView panel={panel} index={item.index} languages={languages} isMeasure={isMeasure} main={language} />
          )}
        </span>
      ))}
    </div>
  );
}

function SentenceView({ placed, isMeasure }: { placed: PlacedSentence; isMeasure: boolean }) {
  return (
    <>
      {placed.sentence.startsLine && <br />}
      <span lang={placed.language} data-line={isMeasure ? undefined : placed.id}>
        <SentenceText sentence={placed.sentence} language={placed.language} />
      </span>{' '}
    </>
  );
}

function PairView({ tellings, isMeasure }: { tellings: readonly (readonly PlacedSentence[])[]; isMeasure: boolean }) {
  return tellings.map((sentences, i) =>
    sentences.length === 0 ? null : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a pair has two tellings, in a fixed order
      <span key={i} className="paged-pair-telling" data-second={i > 0 ? '' : undefined}>
        {sentences.map((placed) => (
          <SentenceView key={placed.id} placed={placed} isMeasure={isMeasure} />
        ))}
      </span>
    ),
  );
}

type BubbleProps = {
  panel: ReadablePanel;
  index: number;
  languages: readonly Language[];
  main: Language;
  isMeasure: boolean;
};

function BubbleView({ panel, index, languages, main, isMeasure }: BubbleProps) {
  const bubble = panel.speechBubbles[index];
  if (!bubble) return null;
  const shown = languages.length > 1 ? [main, getOtherLanguage(main)] : [main];
  return (
    <span className="paged-bubble" data-bubble-style={bubble.bubbleStyle ?? 'talk'}>
      <cite lang={main}>{bubble.speaker[main]}</cite>
      {shown.map((language, i) => (
        <span
          key={language}
          lang={language}
          data-second={i > 0 ? '' : undefined}
          data-line={isMeasure ? undefined : formatLineId(panel.id, language, 'bubble', index)}
        >
          {parsePassage(bubble.text[language], language).map((sentence, j) => (
            <Fragment key={sentence.plain}>
              {j > 0 && ' '}
              <SentenceText sentence={sentence} language={language} />
            </Fragment>
          ))}
        </span>
      ))}
    </span>
  );
}
