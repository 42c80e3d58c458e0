/**
 * One panel of a book: its picture, speech bubbles and telling.
 *
 * @packageDocumentation
 */
import type { CSSProperties } from 'react';
import type { Language } from '../../../shared/language/language.ts';
import type { SpeechBubble } from '../model/book.ts';
import type { PlacedBubble } from '../model/bubble-placement.ts';
import { BUBBLE_FONT_SIZE, SECOND_FONT_SCALE } from '../model/bubble-size.ts';
import { formatLineId, parsePassage } from '../model/passage.ts';
import type { ReadableBubble, ReadablePanel } from '../model/readable-book.ts';
import { DRAWING_WIDTH, drawBubble } from './bubble-drawing.ts';
import { SentenceText } from './telling.tsx';

type Props = {
  panel: ReadablePanel;
  languages: readonly Language[];
  placed: readonly (PlacedBubble | null)[];
};

/** Another number changes the outlines of all bubbles. */
const FIRST_SEED = 48;

/**
 * The speech bubbles of a picture, as text. They lie over a wide picture and under a narrow one (bubbles.css uses the
 * picture's width). `placed` has one entry a bubble, null for a bubble without a place over the picture.
 */
export function ReaderBubbles({ panel, languages, placed }: Props) {
  const aspect = panel.picture.width / panel.picture.height;
  const seed = FIRST_SEED + panel.place.panel;
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${DRAWING_WIDTH} ${DRAWING_WIDTH / aspect}`}
        className="bubble-drawings"
        strokeLinejoin="round"
      >
        {panel.speechBubbles.map((bubble, i) => {
          const place = placed[i];
          return place ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bubbles of a panel never change their order
            <BubbleShape key={i} bubble={bubble} place={place} aspect={aspect} seed={seed + i * 31} />
          ) : null;
        })}
      </svg>
      <div
        className="bubbles"
        style={{ '--bubble-font-size': BUBBLE_FONT_SIZE, '--second-font-scale': SECOND_FONT_SCALE } as CSSProperties}
      >
        {panel.speechBubbles.map((bubble, i) => (
          <Bubble
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={i}
            bubble={bubble}
            id={(language) => formatLineId(panel.id, language, 'bubble', i)}
            languages={languages}
            place={placed[i] ?? null}
            aspect={aspect}
          />
        ))}
      </div>
    </>
  );
}

type ShapeProps = { bubble: SpeechBubble; place: PlacedBubble; aspect: number; seed: number };

function BubbleShape({ bubble, place, aspect, seed }: ShapeProps) {
  const bubbleStyle = bubble.bubbleStyle ?? 'talk';
  const { body, tail } = drawBubble(place, aspect, bubbleStyle, seed);
  return (
    <g data-bubble-style={bubbleStyle}>
      {tail && <path d={tail} className="bubble-line" />}
      <path d={body} className="bubble-line" />
      {tail && <path d={tail} className="bubble-fill" />}
      <path d={body} className="bubble-fill" />
    </g>
  );
}

type BubbleProps = {
  bubble: ReadableBubble;
  id: (language: Language) => string;
  languages: readonly Language[];
  place: PlacedBubble | null;
  aspect: number;
};

function Bubble({ bubble, id, languages, place, aspect }: BubbleProps) {
  // All lengths in cqi, also vertical ones: the container's height includes captions, the picture's width does not.
  const toCqi = (value: number) => `${(value * 100).toFixed(2)}cqi`;
  const style = {
    '--speaker': bubble.speakerX,
    ...(place && {
      '--left': toCqi(place.box.left),
      '--top': toCqi(place.box.top / aspect),
      '--width': toCqi(place.box.width),
      '--height': toCqi(place.box.height / aspect),
    }),
  } as CSSProperties;
  // With one language on the page, the other is in the HTML too, hidden until the reader switches.
  const all: readonly Language[] = languages.length > 1 ? languages : ['en', 'ko'];
  const bubbleStyle = bubble.bubbleStyle ?? 'talk';
  const isNamed = place !== null && (place.isUnclear || (!place.tail && bubbleStyle !== 'noise'));
  return (
    <blockquote
      data-bubble=""
      data-bubble-style={bubbleStyle}
      data-placed={place ? '' : undefined}
      data-named={isNamed ? '' : undefined}
      style={style}
    >
      {all.map((language, i) => (
        <p
          key={language}
          lang={language}
          data-telling={language}
          data-shown={languages.includes(language) ? '' : undefined}
          data-second={languages.length > 1 && i > 0 ? '' : undefined}
        >
          <cite className="bubble-speaker">{bubble.speaker[language]}</cite>{' '}
          <span data-line={id(language)}>
            {parsePassage(bubble.text[language], language).map((sentence, j) => (
              <span key={sentence.plain}>
                {j > 0 && ' '}
                <SentenceText sentence={sentence} language={language} />
              </span>
            ))}
          </span>
        </p>
      ))}
    </blockquote>
  );
}
