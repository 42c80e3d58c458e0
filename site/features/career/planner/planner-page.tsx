import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { QueryProvider } from '../../../shared/query-provider.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { riseOrder } from '../../../shared/ui/rise-order.tsx';
import { useText } from '../../../shared/use-language.tsx';
import type { Recommendation } from '../recommendation.ts';
import { CardFan } from './card-tiles.tsx';
import { CareersView } from './careers-view.tsx';
import type { PlannerState } from './planner-state.ts';
import { plannerText } from './planner-text.ts';
import { type Planner, type ReadBoard, usePlanner } from './use-planner.tsx';
import { WayPanel } from './way-panel.tsx';
import './planner.css';

/** `readBoard` comes from the board's room, handed in by `app`: rooms stay strangers. */
export function PlannerPage({ readBoard }: { readBoard: ReadBoard }) {
  return (
    <QueryProvider>
      <PlannerScreens readBoard={readBoard} />
    </QueryProvider>
  );
}

function PlannerScreens({ readBoard }: { readBoard: ReadBoard }) {
  const text = useText(plannerText);
  const planner = usePlanner(readBoard);
  // Kept here, above the careers: they come back as they were where generating others fails.
  const [chosenId, choose] = useState<string | null>(null);
  const focusKept = useFocusKept(planner.screen.kind);
  return (
    <div className="planner column mt-10 print:mt-0">
      <div className="print:hidden">
        <h1 className="rise text-4xl sm:text-5xl">{text.title}</h1>
        <p className="rise mt-2 max-w-prose text-xl" style={riseOrder(1)}>
          {text.lead} {text.careersAreKorean}
        </p>
      </div>
      <Announcement screen={planner.screen} chosenId={chosenId} />
      <div {...focusKept} tabIndex={-1} className="rise mt-8 outline-none print:mt-0" style={riseOrder(2)}>
        <Screen planner={planner} chosenId={chosenId} onChoose={choose} />
      </div>
    </div>
  );
}

/** Tells those who do not see it what waiting or a choice has brought. */
function Announcement({ screen, chosenId }: { screen: PlannerState; chosenId: string | null }) {
  const text = useText(plannerText);
  return (
    <p role="status" className="sr-only print:hidden">
      {screen.kind === 'board-loading' && text.loading}
      {screen.kind === 'generating' && text.generating}
      {screen.kind === 'careers' && <CareersAnnounced careers={screen.recommendations} chosenId={chosenId} />}
    </p>
  );
}

function CareersAnnounced({ careers, chosenId }: { careers: readonly Recommendation[]; chosenId: string | null }) {
  const text = useText(plannerText);
  const chosen = careers.find(({ id }) => id === chosenId);
  if (!chosen) return `${text.careers}: ${text.careerCount(careers.length)}`;
  return (
    <>
      <span lang="ko">{chosen.title}</span>: {text.opened}
    </>
  );
}

type ScreenProps = {
  readonly planner: Planner;
  readonly chosenId: string | null;
  readonly onChoose: (id: string) => void;
};

function Screen({ planner, chosenId, onChoose }: ScreenProps) {
  const text = useText(plannerText);
  const { screen, sessionId, recommend, readBoardAgain } = planner;
  switch (screen.kind) {
    case 'session-missing': {
      const { heading, body, home, board } = text.sessionMissing;
      return (
        <WayPanel picture={<CardFan />} heading={heading} body={body}>
          <ButtonLink to="/">{home}</ButtonLink>
          <ButtonLink to="/quadrant-board" tone="plain">
            {board}
          </ButtonLink>
        </WayPanel>
      );
    }
    case 'board-loading':
      return <Waiting words={text.loading} />;
    case 'board-failed': {
      const { heading, body, tryAgain } = text.boardFailed;
      return (
        <WayPanel picture={<CardFan />} heading={heading} body={body}>
          <Button onClick={readBoardAgain}>{tryAgain}</Button>
        </WayPanel>
      );
    }
    case 'board-empty': {
      const { heading, body, board } = text.boardEmpty;
      return (
        <WayPanel picture={<CardFan />} heading={heading} body={body}>
          <ButtonLink to="/quadrant-board" tone="coral">
            {board}
          </ButtonLink>
        </WayPanel>
      );
    }
    case 'generating':
      return <Waiting words={text.generating} />;
    case 'none': {
      const { heading, body, failed, get } = text.none;
      return (
        <WayPanel picture={<CardFan />} heading={heading} body={screen.hasFailed ? failed : body}>
          <Button tone="coral" onClick={() => recommend()}>
            {get}
          </Button>
        </WayPanel>
      );
    }
    case 'careers':
      return (
        <CareersView
          sessionId={sessionId ?? ''}
          board={screen.board}
          recommendations={screen.recommendations}
          chosenId={chosenId}
          onChoose={onChoose}
          onOtherCareers={recommend}
        />
      );
  }
}

/** A road of five stops that light up one after the other. */
function Waiting({ words }: { words: string }) {
  return (
    <div className="sheet grid min-h-96 place-items-center p-8 text-center">
      <div>
        <svg viewBox="0 0 240 70" aria-hidden="true" className="mx-auto w-64 max-w-full">
          <path
            d="M14 48C38 60 50 20 74 22s30 34 54 32 26-34 52-32 26 26 46 20"
            fill="none"
            stroke="var(--color-sand)"
            strokeWidth="9"
            strokeLinecap="round"
          />
          {WAITING_STOPS.map(({ x, y }, index) => (
            <ellipse key={x} cx={x} cy={y} rx="12" ry="7.500" className="waiting-stop" style={riseOrder(index)} />
          ))}
        </svg>
        <p className="mt-5 font-display text-2xl">{words}</p>
      </div>
    </div>
  );
}

const WAITING_STOPS = [
  { x: 20, y: 49 },
  { x: 72, y: 22 },
  { x: 124, y: 54 },
  { x: 176, y: 22 },
  { x: 222, y: 42 },
];

/** For a part of the page: where its next screen takes the focused button away, focus stays in that part. */
function useFocusKept(screen: string) {
  const area = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const last = useRef(screen);
  useEffect(() => {
    if (last.current === screen) return;
    last.current = screen;
    if (hadFocus.current && document.activeElement === document.body) area.current?.focus({ preventScroll: true });
  }, [screen]);
  return {
    ref: area,
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) hadFocus.current = false;
    },
  };
}
