import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { useAfterChange } from '../../../shared/page/use-after-change.tsx';
import { useAdventureContext } from '../game/adventure-context.tsx';
import { adventureText } from '../game/adventure-text.ts';
import { getShared } from '../game/navigation.ts';
import {
  findGameDeviation,
  getHeroState,
  getLevel,
  getQuestion,
  getSolvedRun,
  isEditable,
  type PlayingState,
} from '../game/playing-state.ts';
import { describeGrid } from '../run/describe-run.ts';
import { CLOSED_HINT, canClimb, climb, type HintStep } from '../run/hint-ladder.ts';
import type { Transcript } from '../run/run.ts';
import { withoutSolution } from '../stored/share.ts';
import { FirstRepeat, useCoach } from './coach.tsx';
import { Controls } from './controls.tsx';
import { LevelComplete, LevelGrid, Treasures } from './level-grid.tsx';
import { PlayBar, PlayPanel, type PlayPanelId } from './play-bar.tsx';
import { HintButton, PlayingTools, useHintCode } from './playing-tools.tsx';
import { ShareButton } from './tool-buttons.tsx';
import { Workshop } from './workshop.tsx';

// Loaded when they are needed: what every level needs is close to its limit (budgets.json).
const VisitNote = lazy(() => import('./visit-note.tsx').then((module) => ({ default: module.VisitNote })));
const DeliveryNote = lazy(() => import('./delivery-note.tsx').then((module) => ({ default: module.DeliveryNote })));
const SolvedCard = lazy(() => import('./solved-card.tsx').then((module) => ({ default: module.SolvedCard })));
const GuessGrid = lazy(() => import('./guess-grid.tsx').then((module) => ({ default: module.GuessGrid })));

/** A level: its bar, the grid with the run's controls, and the workshop (play.css places them). */
export function PlayingPage({ game }: { game: PlayingState }) {
  const { progress, settings, send, announce } = useAdventureContext();
  const text = useText(adventureText);
  const { language } = useLanguage();
  const [panel, setPanel] = useState<PlayPanelId | null>(() => (window.matchMedia(HAS_ROOM).matches ? 'story' : null));
  const level = getLevel(game.quest);
  const stars = progress.stars[level.id] ?? [];
  const hasRepeated = Object.values(progress.stars).some((earned) => earned.includes('repeat'));
  const isFirstLevel = game.quest.kind === 'story' && game.quest.index === 0;
  const coach = useCoach(game, isFirstLevel && stars.length === 0);
  const hints = useHints(game);
  const { hint } = hints;
  const runButton = useRef<HTMLButtonElement>(null);
  const solvedRun = getSolvedRun(game);
  const [closedCard, setClosedCard] = useState<Transcript | null>(null);
  const hasCard = solvedRun !== null && solvedRun !== closedCard;
  const marked = game.review?.surprise ? findGameDeviation(game) : null;

  return (
    <div className="adventure-page" data-coach={coach.target ?? undefined}>
      <PlayBar game={game} stars={stars} panel={panel} onPanel={setPanel} />
      <div className="adventure-story">
        <LevelNote game={game} hasCard={hasCard} />
        {panel && <PlayPanel game={game} panel={panel} stars={stars} />}
      </div>
      <section aria-label={text.board} className="adventure-grid">
        <Treasures game={game}>
          <HintButton ref={hints.button} isOpen={hints.isOpen} onPress={hints.toggle} />
        </Treasures>
        <div className="grid-room">
          <LevelGrid
            game={game}
            stepMs={settings.stepMs}
            pointedAt={hint?.cell ?? null}
            says={coach.isLaughing ? text.laugh : null}
          />
          {getQuestion(game.quest) && (
            <Suspense>
              <GuessGrid game={game} />
            </Suspense>
          )}
          {game.playback.state === 'celebrating' && <LevelComplete game={game} stars={stars} />}
          {hasCard && (
            <Suspense>
              <SolvedCard
                game={game}
                onClose={() => {
                  setClosedCard(solvedRun);
                  runButton.current?.focus({ preventScroll: true });
                }}
              />
            </Suspense>
          )}
          <div aria-live="polite">{!hasCard && hints.panel}</div>
        </div>
        <div className="sr-only" data-grid-words>
          {describeGrid(language, level, getHeroState(game)).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <Controls game={game} runButton={runButton} />
      </section>
      <div className="adventure-workshop">
        <Workshop
          game={game}
          hinted={hint?.blockId ?? marked?.blockId ?? null}
          onTapBlock={game.review && !game.isSolved ? (blockId) => send({ type: 'surprise', blockId }) : null}
          tools={
            <PlayingTools>
              {coach.isOver && !hasRepeated && isEditable(game) && (
                <FirstRepeat
                  program={game.history.present}
                  onFold={(program) => {
                    send({ type: 'edit', program });
                    announce(text.folded);
                    document.getElementById('program-title')?.focus({ preventScroll: true });
                  }}
                />
              )}
            </PlayingTools>
          }
        >
          {!getQuestion(game.quest) && (
            <ShareButton shared={withoutSolution(getShared(game))} isDisabled={!isEditable(game)} />
          )}
        </Workshop>
      </div>
    </div>
  );
}

/** The hint that is open, and how to open more of it. */
function useHints(game: PlayingState) {
  const [ladder, setLadder] = useState(CLOSED_HINT);
  const button = useRef<HTMLButtonElement>(null);
  const isGated = getQuestion(game.quest) === null;
  const step = (which: HintStep) => setLadder((now) => climb(now, which, isGated));
  const code = useHintCode(ladder.level !== null, () => step('close'));
  const { state } = game.playback;
  useAfterChange([state], () => {
    if (state === 'ended') step('run');
  });
  const isShown = code !== null && ladder.level !== null && isEditable(game);
  // Looking for the change takes long: not at every render.
  const hint = useMemo(
    () => (isShown && ladder.level !== null ? code.buildHint(game, ladder.level) : null),
    [isShown, code, game, ladder.level],
  );
  const close = () => {
    step('close');
    // The hint's own close button is gone with it.
    button.current?.focus();
  };
  const panel = hint && code && (
    <code.HintPanel
      game={game}
      hint={hint}
      hasMore={canClimb(ladder, isGated)}
      onMore={() => step('more')}
      onClose={close}
    />
  );
  const isOpen = ladder.level !== null;
  return { hint, panel, button, isOpen, toggle: () => step(isOpen ? 'close' : 'open') };
}

/** Says above a level that is no story level where it comes from, and where it leads. */
function LevelNote({ game, hasCard }: { game: PlayingState; hasCard: boolean }) {
  const { quest } = game;
  if (quest.kind === 'story') return null;
  return (
    <Suspense>
      {quest.kind === 'map' ? (
        <DeliveryNote game={game} mapLevel={quest.mapLevel} hasCard={hasCard} />
      ) : (
        <VisitNote isSolved={game.isSolved} hasCard={hasCard} shared={quest.shared} />
      )}
    </Suspense>
  );
}

/** A screen on which the story leaves room for the blocks. */
const HAS_ROOM =
  '(min-width: 48rem) and (min-height: 44rem) and (orientation: landscape), (min-width: 48rem) and (min-height: 68rem)';
