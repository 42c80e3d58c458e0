import { lazy, Suspense, useState } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import type { HintLevel } from '../hints/hints.ts';
import { useHintCode } from '../hints/use-hint-code.tsx';
import type { MadeLevel } from '../levels/made-level.ts';
import type { Star } from '../levels/stars.ts';
import type { Progress } from '../progress/progress.ts';
import { getShared, listReachedLevels } from '../progress/resume.ts';
import { describeGrid } from '../run/describe-run.ts';
import { type AdventureEvent, getHeroState, getTaskLevel, isEditable } from '../state/adventure-state.ts';
import type { PlayingState } from '../state/playing-state.ts';
import { getTaskQuestion } from '../state/task-rules.ts';
import type { AdventureSettings } from '../state/use-settings.tsx';
import { adventureText } from '../text/adventure-text.ts';
import { playText } from '../text/play-text.ts';
import { ShareButton } from '../ui/share-button.tsx';
import { StarList } from '../ui/star-row.tsx';
import { FirstRepeat } from '../workshop/first-repeat.tsx';
import { Workshop } from '../workshop/workshop.tsx';
import { Controls } from './controls.tsx';
import { LevelComplete } from './level-complete.tsx';
import { LevelGrid } from './level-grid.tsx';
import { PlayBar, type PlayPanel, PlayPanelRegion } from './play-bar.tsx';
import { PlayingTools } from './playing-tools.tsx';
import { Story, Treasures } from './story-and-treasures.tsx';
import { useCoach } from './use-coach.tsx';

// Loaded when they are needed: what every level needs is close to its limit (budgets.json).
const PlayMenu = lazy(() => import('./play-menu.tsx').then((module) => ({ default: module.PlayMenu })));
const VisitNote = lazy(() => import('./visit-note.tsx').then((module) => ({ default: module.VisitNote })));
const DeliveryNote = lazy(() =>
  import('../deliveries/delivery-note.tsx').then((module) => ({ default: module.DeliveryNote })),
);
const GuessGrid = lazy(() => import('../deliveries/guess-grid.tsx').then((module) => ({ default: module.GuessGrid })));

type PlayingPageProps = {
  game: PlayingState;
  progress: Progress;
  settings: AdventureSettings;
  onEvent: (event: AdventureEvent) => void;
  announce: (text: string) => void;
  onGoHome: () => void;
  onOpenLevel: (index: number) => void;
  onMakeLevel: (made?: MadeLevel) => void;
  /** Opens the map or one of its levels by its hash. */
  onOpen: (id: string) => void;
};

/** A level: its bar, the grid with the run's controls, and the workshop (adventure.css places them). */
export function PlayingPage(props: PlayingPageProps) {
  const { game, progress, settings, onEvent, announce } = props;
  const text = useText(adventureText);
  const own = useText(playText);
  const { language } = useLanguage();
  const [hintLevel, setHintLevel] = useState<HintLevel | null>(null);
  const [panel, setPanel] = useState<PlayPanel | null>(() => (window.matchMedia(HAS_ROOM).matches ? 'story' : null));
  const level = getTaskLevel(game.task);
  const stars = progress.stars[level.id] ?? [];
  const hasRepeated = Object.values(progress.stars).some((earned) => earned.includes('repeat'));
  const isFirstLevel = game.task.kind === 'story' && game.task.index === 0;
  const coach = useCoach(game, isFirstLevel && stars.length === 0);
  const hintCode = useHintCode(hintLevel !== null, () => setHintLevel(null));
  const hint = hintCode && hintLevel !== null && isEditable(game) ? hintCode.hintFor(game, hintLevel) : null;

  return (
    <div className="adventure-page" data-coach={coach.target ?? undefined}>
      <PlayBar game={game} stars={stars} panel={panel} onPanel={setPanel} />
      <div className="adventure-story">
        <LevelNote {...props} />
        {panel && <PlayPanelContent {...props} panel={panel} stars={stars} />}
      </div>
      <section aria-label={text.board} className="adventure-grid">
        <Treasures game={game} />
        <div className="grid-room">
          <LevelGrid
            game={game}
            stepMs={settings.stepMs}
            pointedAt={hint?.cell ?? null}
            says={coach.isLaughing ? own.laugh : null}
          />
          {getTaskQuestion(game.task) && (
            <Suspense>
              <GuessGrid game={game} onEvent={onEvent} announce={announce} />
            </Suspense>
          )}
          {game.playback.state === 'celebrating' && <LevelComplete game={game} stars={stars} />}
        </div>
        <div className="sr-only" data-grid-words>
          {describeGrid(language, level, getHeroState(game)).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <Controls game={game} onEvent={onEvent} />
      </section>
      <div className="adventure-workshop">
        <Workshop
          game={game}
          hinted={hint?.blockId ?? null}
          onEvent={onEvent}
          announce={announce}
          tools={
            <PlayingTools
              game={game}
              settings={settings}
              hint={hint}
              hintCode={hintCode}
              hintLevel={hintLevel}
              onHintLevel={setHintLevel}
            >
              {coach.isOver && !hasRepeated && isEditable(game) && (
                <FirstRepeat
                  program={game.history.present}
                  onFold={(program) => {
                    onEvent({ type: 'edit', program });
                    announce(own.folded);
                    document.getElementById('program-title')?.focus({ preventScroll: true });
                  }}
                />
              )}
            </PlayingTools>
          }
        >
          {!getTaskQuestion(game.task) && <ShareButton shared={getShared(game)} isDisabled={!isEditable(game)} />}
        </Workshop>
      </div>
    </div>
  );
}

/** Says above a level that is no story level where it comes from, and where it leads. */
function LevelNote({ game, progress, onEvent, onGoHome, onMakeLevel, onOpen }: PlayingPageProps) {
  const { task } = game;
  if (task.kind === 'story') return null;
  return (
    <Suspense>
      {task.kind === 'map' ? (
        <DeliveryNote game={game} mapLevel={task.mapLevel} onEvent={onEvent} onOpen={onOpen} />
      ) : (
        <VisitNote
          isSolved={game.isSolved}
          shared={task.shared}
          ownMade={progress.made}
          onGoHome={onGoHome}
          onMakeLevel={onMakeLevel}
          onGallery={() => onOpen('gallery')}
        />
      )}
    </Suspense>
  );
}

/** A screen on which the story leaves room for the blocks. */
const HAS_ROOM = '(min-width: 48rem) and (min-height: 44rem)';

function PlayPanelContent({
  game,
  progress,
  panel,
  stars,
  onEvent,
  onOpenLevel,
  onMakeLevel,
  onOpen,
}: PlayingPageProps & { panel: PlayPanel; stars: readonly Star[] }) {
  const own = useText(playText);
  return (
    <PlayPanelRegion>
      {panel === 'story' && <Story game={game} />}
      {panel === 'stars' && (
        <>
          <h2 className="play-menu-title">{own.starsAsk}</h2>
          <StarList levelId={getTaskLevel(game.task).id} earned={stars} />
        </>
      )}
      {panel === 'menu' && (
        <Suspense>
          <PlayMenu
            game={game}
            stars={progress.stars}
            reached={listReachedLevels(progress)}
            onHero={(character) => onEvent({ type: 'change-hero', character })}
            onLevel={onOpenLevel}
            onMakeLevel={() => onMakeLevel()}
            onMap={() => onOpen('map')}
          />
        </Suspense>
      )}
    </PlayPanelRegion>
  );
}
