import { type CSSProperties, useRef, useState } from 'react';
import type { Language } from '../../../shared/language/language.ts';
import { useText } from '../../../shared/language/use-language.tsx';
import { scrollToAndFocus } from '../../../shared/page/scroll.tsx';
import { Painting } from '../../../shared/ui/painting.tsx';
import { type Roadmap, STAGES, type Stage } from '../model/career.ts';
import { TALL_ROAD, WIDE_ROAD } from '../model/road-stops.ts';
import { plannerText } from './planner-text.ts';

/** The road picture and the list of its stages. Hover or focus in one highlights the stage in both. */
export function Road({ roadmap, language }: { readonly roadmap: Roadmap; readonly language: Language }) {
  const [lit, setLit] = useState<Stage | null>(null);
  const cards = useRef(new Map<Stage, HTMLLIElement>());
  const goTo = (stage: Stage) => {
    const card = cards.current.get(stage);
    if (card) scrollToAndFocus(card, 'center');
  };
  return (
    <>
      <RoadPicture lit={lit} onLight={setLit} onGo={goTo} />
      <ol className="mt-5 print:mt-3">
        {STAGES.map((stage, index) => (
          <StageCard
            key={stage}
            stage={stage}
            number={index + 1}
            sentences={roadmap[stage]}
            language={language}
            isLit={lit === stage}
            onLight={setLit}
            onMount={(card) => {
              cards.current.set(stage, card);
              return () => void cards.current.delete(stage);
            }}
          />
        ))}
      </ol>
    </>
  );
}

type StageCardProps = {
  readonly stage: Stage;
  readonly number: number;
  readonly sentences: readonly string[];
  readonly language: Language;
  readonly isLit: boolean;
  readonly onLight: (stage: Stage | null) => void;
  readonly onMount: (card: HTMLLIElement) => () => void;
};

function StageCard({ stage, number, sentences, language, isLit, onLight, onMount }: StageCardProps) {
  const text = useText(plannerText);
  const { name, place } = text.stages[stage];
  return (
    <li
      ref={(card) => (card ? onMount(card) : undefined)}
      tabIndex={-1}
      data-stage={stage}
      data-lit={isLit || undefined}
      onPointerEnter={() => onLight(stage)}
      onPointerLeave={() => onLight(null)}
      onFocus={() => onLight(stage)}
      onBlur={() => onLight(null)}
      className="stage-card"
    >
      <span aria-hidden="true" className="stage-number">
        {number}
      </span>
      <div className="stage-name">
        <h3 className="text-xl">{name}</h3>
        <p className="text-sm">{place}</p>
      </div>
      {sentences.length === 0 ? (
        <p className="text-ink-soft">{text.stageMissing}</p>
      ) : (
        <ul lang={language} className="stage-sentences">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

type Props = {
  readonly lit: Stage | null;
  readonly onLight: (stage: Stage | null) => void;
  readonly onGo: (stage: Stage) => void;
};

/** The road picture with its five stops as buttons; road.css chooses the horizontal or the vertical picture. */
function RoadPicture({ lit, onLight, onGo }: Props) {
  const text = useText(plannerText);
  return (
    <div className="road">
      <div className="road-frame">
        <Painting
          name={WIDE_ROAD.name}
          sizes="(min-width: 64rem) 46rem, 100vw"
          alt={text.roadPicture}
          className="road-wide"
        />
        <Painting name={TALL_ROAD.name} sizes="100vw" alt={text.roadPicture} className="road-tall" />
        <ol aria-label={text.road}>
          {STAGES.map((stage, index) => (
            <li key={stage}>
              <button
                type="button"
                aria-label={text.toStage(text.stages[stage].name)}
                data-stage={stage}
                data-lit={lit === stage || undefined}
                style={positionOf(stage)}
                className="road-stop"
                onClick={() => onGo(stage)}
                onPointerEnter={() => onLight(stage)}
                onPointerLeave={() => onLight(null)}
                onFocus={() => onLight(stage)}
                onBlur={() => onLight(null)}
              >
                <span className="road-label">
                  <span aria-hidden="true" className="road-number">
                    {index + 1}
                  </span>
                  {text.stages[stage].short}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function positionOf(stage: Stage): CSSProperties {
  const wide = WIDE_ROAD.stops[stage];
  const tall = TALL_ROAD.stops[stage];
  return {
    '--wide-x': wide.x,
    '--wide-y': wide.y,
    '--tall-x': tall.x,
    '--tall-y': tall.y,
  } as CSSProperties;
}
