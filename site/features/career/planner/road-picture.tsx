import type { CSSProperties } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { Painting } from '../../../shared/ui/painting.tsx';
import { TALL_ROAD, WIDE_ROAD } from '../model/road-stops.ts';
import { STAGES, type Stage } from '../model/roadmap.ts';
import { plannerText } from './planner-text.ts';

type Props = {
  readonly lit: Stage | null;
  readonly onLight: (stage: Stage | null) => void;
  readonly onGo: (stage: Stage) => void;
};

/** The road picture with its five stops as buttons; road.css chooses the horizontal or the vertical picture. */
export function RoadPicture({ lit, onLight, onGo }: Props) {
  const text = useText(plannerText);
  return (
    <div className="road">
      <div className="road-frame">
        <Painting
          name={WIDE_ROAD.name}
          sizes="(min-width: 1024px) 46rem, 100vw"
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
