/**
 * The planner's page: suggestions for a board, one chosen, and its plan (docs/product.md §9).
 *
 * @packageDocumentation
 */
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { QueryProvider } from '../../../shared/api/queries.tsx';
import { useText } from '../../../shared/language/use-language.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { riseOrder } from '../../../shared/ui/rise-order.tsx';
import type { Recommendation } from '../recommender/recommendation.ts';
import { CareersView } from './careers-view.tsx';
import { CardFan } from './planner-cards.tsx';
import type { PlannerState } from './planner-state.ts';
import { plannerText } from './planner-text.ts';
import { type BoardReader, type Planner, usePlanner } from './use-planner.tsx';
import './road.css';
import './planner.css';

/** `app` passes the board feature's `boards` in, because features do not import each other. */
export function PlannerPage({ boards }: { boards: BoardReader }) {
  return (
    <QueryProvider>
      <PlannerContent boards={boards} />
    </QueryProvider>
  );
}

function PlannerContent({ boards }: { boards: BoardReader }) {
  const text = useText(plannerText);
  const planner = usePlanner(boards);
  // Held above the list of careers, so that the choice survives a failed generation.
  const [chosenId, choose] = useState<string | null>(null);
  const focusKeeper = useFocusKeeper(planner.state.kind);
  return (
    <div className="planner column mt-10 low:mt-4 print:mt-0">
      <div className="print:hidden">
        <h1 className="rise text-4xl low:text-3xl sm:text-5xl">{text.title}</h1>
        <p className="rise mt-2 max-w-prose text-xl low:mt-0 low:max-w-none low:text-base" style={riseOrder(1)}>
          {text.lead}
        </p>
      </div>
      <Announcement state={planner.state} chosenId={chosenId} />
      <div {...focusKeeper} tabIndex={-1} className="rise mt-8 outline-none low:mt-3 print:mt-0" style={riseOrder(2)}>
        <StateView planner={planner} chosenId={chosenId} onChoose={choose} />
      </div>
    </div>
  );
}

/** Announces state changes and the chosen career to screen readers. */
function Announcement({ state, chosenId }: { state: PlannerState; chosenId: string | null }) {
  const text = useText(plannerText);
  return (
    <p role="status" className="sr-only print:hidden">
      {state.kind === 'offline' && text.offline.heading}
      {state.kind === 'board-loading' && text.loading}
      {state.kind === 'generating' && text.generating}
      {state.kind === 'careers' && <CareersAnnouncement careers={state.recommendations} chosenId={chosenId} />}
    </p>
  );
}

function CareersAnnouncement({ careers, chosenId }: { careers: readonly Recommendation[]; chosenId: string | null }) {
  const text = useText(plannerText);
  const chosen = careers.find(({ id }) => id === chosenId);
  if (!chosen) return `${text.careers}: ${text.careerCount(careers.length)}`;
  return (
    <>
      <span lang={chosen.language}>{chosen.title}</span>: {text.opened}
    </>
  );
}

type StateViewProps = {
  readonly planner: Planner;
  readonly chosenId: string | null;
  readonly onChoose: (id: string) => void;
};

function StateView({ planner, chosenId, onChoose }: StateViewProps) {
  const text = useText(plannerText);
  const { state, sessionId, recommend, reloadBoard } = planner;
  switch (state.kind) {
    case 'session-missing': {
      const { heading, body, home, board } = text.sessionMissing;
      return (
        <EmptyStatePanel picture={<CardFan />} heading={heading} body={body}>
          <ButtonLink to="/quadrant-board" tone="coral">
            {board}
          </ButtonLink>
          <ButtonLink to="/" tone="plain">
            {home}
          </ButtonLink>
        </EmptyStatePanel>
      );
    }
    case 'offline':
      return <EmptyStatePanel picture={<CardFan />} {...text.offline} />;
    case 'board-loading':
      return <Waiting message={text.loading} lead={text.loadingLead} />;
    case 'board-failed': {
      const { heading, body, tryAgain } = text.boardFailed;
      return (
        <EmptyStatePanel picture={<CardFan />} heading={heading} body={body}>
          <Button onClick={reloadBoard}>{tryAgain}</Button>
        </EmptyStatePanel>
      );
    }
    case 'board-empty': {
      const { heading, body, board } = text.boardEmpty;
      return (
        <EmptyStatePanel picture={<CardFan />} heading={heading} body={body}>
          <ButtonLink to="/quadrant-board" tone="coral">
            {board}
          </ButtonLink>
        </EmptyStatePanel>
      );
    }
    case 'generating':
      return <Waiting message={text.generating} lead={text.generatingLead} />;
    case 'none': {
      const { heading, body, failed, get } = text.none;
      return (
        <EmptyStatePanel picture={<CardFan />} heading={heading} body={state.hasFailed ? failed : body}>
          <Button tone="coral" onClick={() => recommend()}>
            {get}
          </Button>
        </EmptyStatePanel>
      );
    }
    case 'careers':
      return (
        <CareersView
          sessionId={sessionId ?? ''}
          board={state.board}
          recommendations={state.recommendations}
          chosenId={chosenId}
          onChoose={onChoose}
          onOtherCareers={recommend}
          isBoardChanged={planner.isBoardChanged}
          onLookAgain={reloadBoard}
        />
      );
  }
}

/** An animated road whose five stops light up in turn. */
function Waiting({ message, lead }: { message: string; lead: string }) {
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
        <p className="mt-5 font-display text-2xl">{message}</p>
        <p className="mx-auto mt-2 max-w-[38ch] text-ink-soft">{lead}</p>
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

/** Props of an area that takes the focus where a change of `stateKind` removes the focused element inside. */
function useFocusKeeper(stateKind: string) {
  const area = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const last = useRef(stateKind);
  useEffect(() => {
    if (last.current === stateKind) return;
    last.current = stateKind;
    if (hadFocus.current && document.activeElement === document.body) area.current?.focus({ preventScroll: true });
  }, [stateKind]);
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

type Props = {
  readonly picture: ReactNode;
  readonly heading: string;
  readonly body: string;
  /** Buttons and links that lead on. */
  readonly children?: ReactNode;
};

/** Shown where there is no plan: what is missing, and how to go on. */
function EmptyStatePanel({ picture, heading, body, children }: Props) {
  return (
    <div className="sheet grid min-h-96 grid-cols-1 place-items-center p-6 py-10 text-center low:min-h-0 low:p-4 sm:p-10">
      <div className="low:flex low:items-center low:gap-6">
        {picture}
        <div>
          <h2 className="mt-7 text-2xl low:mt-0 sm:text-3xl">{heading}</h2>
          <p className="mx-auto mt-2 max-w-[34ch] text-lg">{body}</p>
          <div className="mt-6 flex flex-wrap justify-center gap-3 low:mt-3">{children}</div>
        </div>
      </div>
    </div>
  );
}
