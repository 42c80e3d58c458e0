import { lazy, Suspense, useEffect, useState } from 'react';
import { useAnnouncer } from '../../shared/use-announcer.tsx';
import { useScrollToTop } from '../../shared/use-scroll-to-top.tsx';
import { CharacterSelect } from './play/character-select.tsx';
import { Completed } from './play/completed.tsx';
import { PlayingPage } from './play/playing-page.tsx';
import { useProgress } from './progress/use-progress.tsx';
import { levelOf } from './state/adventure-state.ts';
import { useAdventure } from './state/use-adventure.tsx';
import { useSettings } from './state/use-settings.tsx';
import { type DragParts, DragPartsContext, withoutDragging } from './workshop/drag-parts.tsx';
import './play/level-grid.css';
import './adventure.css';
import './workshop/workshop.css';

const LevelMakerPage = lazy(() =>
  import('./maker/level-maker-page.tsx').then((module) => ({ default: module.LevelMakerPage })),
);

/** The block-programming adventure: choose a character, solve three levels, be celebrated (SPEC §2 and §4). */
export function AdventurePage() {
  const settings = useSettings();
  const { announce, region } = useAnnouncer();
  const [game, send] = useAdventure(settings, announce);
  const { progress, goHome, makeLevel, keepMade, tryMade } = useProgress(game, send);
  const parts = useDragParts();
  const moment = game.stage === 'playing' ? `${game.task.kind}-${levelOf(game.task).id}` : game.stage;
  useScrollToTop(moment);
  return (
    <DragPartsContext value={parts}>
      <div data-ready={parts === withoutDragging ? undefined : ''} className="column pt-4 pb-12 sm:pt-6">
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
              onChange={keepMade}
              onTry={tryMade}
              onGoHome={goHome}
            />
          </Suspense>
        )}
        {region}
      </div>
    </DragPartsContext>
  );
}

/** Dragging comes after the page: until then, and where it can't be had, blocks are tapped. */
function useDragParts(): DragParts {
  const [parts, setParts] = useState<DragParts>(withoutDragging);
  useEffect(() => {
    let isHere = true;
    import('./workshop/dragging.tsx').then(
      ({ dragParts }) => isHere && setParts(dragParts),
      () => {},
    );
    // The alert about a hazard must not need the network.
    import('../../shared/ui/notice-host.tsx').catch(() => {});
    return () => {
      isHere = false;
    };
  }, []);
  return parts;
}
