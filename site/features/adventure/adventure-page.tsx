import { lazy, Suspense, useEffect } from 'react';
import { useDragProvider } from '../../shared/drag/drag-hooks.tsx';
import { useAnnouncer } from '../../shared/use-announcer.tsx';
import { useScrollToTop } from '../../shared/use-scroll-to-top.tsx';
import { CharacterSelect } from './play/character-select.tsx';
import { Completed } from './play/completed.tsx';
import { PlayingPage } from './play/playing-page.tsx';
import { useProgress } from './progress/use-progress.tsx';
import { levelOf } from './state/adventure-state.ts';
import { useAdventure } from './state/use-adventure.tsx';
import { useSettings } from './state/use-settings.tsx';
import { BlockDraggingContext, loadBlockDragging } from './workshop/block-dragging-context.tsx';
import './play/level-grid.css';
import './adventure.css';
import './workshop/workshop.css';

const LevelMakerPage = lazy(() =>
  import('./maker/level-maker-page.tsx').then((module) => ({ default: module.LevelMakerPage })),
);

/** The block-programming adventure (docs/product.md §7). */
export function AdventurePage() {
  const settings = useSettings();
  const { announce, region } = useAnnouncer();
  const [game, send] = useAdventure(settings, announce);
  const { progress, goHome, makeLevel, saveMade, tryMade } = useProgress(game, send);
  const [BlockDragging, isDraggable] = useDragProvider(loadBlockDragging);
  usePreloadedAlert();
  const moment = game.stage === 'playing' ? `${game.task.kind}-${levelOf(game.task).id}` : game.stage;
  useScrollToTop(moment);
  return (
    <BlockDraggingContext value={BlockDragging}>
      <div data-ready={isDraggable ? '' : undefined} className="column pt-4 pb-12 sm:pt-6">
        {game.stage === 'character-select' && (
          <CharacterSelect
            onChoose={(character) => send({ type: 'choose', character })}
            onMakeLevel={() => makeLevel()}
          />
        )}
        {game.stage === 'playing' && (
          <PlayingPage
            key={moment}
            game={game}
            stars={progress.stars[levelOf(game.task).id] ?? []}
            settings={settings}
            onEvent={send}
            announce={announce}
            ownMade={progress.made}
            onGoHome={goHome}
            onMakeLevel={makeLevel}
          />
        )}
        {game.stage === 'completed' && (
          <Completed
            character={game.character}
            points={game.points}
            stars={progress.stars}
            onPlayAgain={() => send({ type: 'play-again' })}
            onMakeLevel={() => makeLevel()}
          />
        )}
        {game.stage === 'making' && (
          <Suspense>
            <LevelMakerPage
              made={game.made}
              announce={announce}
              onChange={saveMade}
              onTry={tryMade}
              onGoHome={goHome}
            />
          </Suspense>
        )}
        {region}
      </div>
    </BlockDraggingContext>
  );
}

/** The alert about a hazard has to appear offline too. */
function usePreloadedAlert(): void {
  useEffect(() => {
    import('../../shared/ui/notice-host.tsx').catch(() => {});
  }, []);
}
