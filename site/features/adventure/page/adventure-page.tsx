import { lazy, Suspense, useEffect, useRef } from 'react';
import { useDragProvider } from '../../../shared/drag/drag-hooks.tsx';
import type { Language } from '../../../shared/language/language.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { useAnnouncer } from '../../../shared/page/use-announcer.tsx';
import { useHydrated } from '../../../shared/page/use-hydrated.tsx';
import { useScrollToTop } from '../../../shared/page/use-scroll-to-top.tsx';
import { useAdventureNavigation } from '../navigation/use-adventure-navigation.tsx';
import { CharacterSelect } from '../play/character-select.tsx';
import { Completed } from '../play/completed.tsx';
import { HazardDialog } from '../play/hazard-dialog.tsx';
import { PlayingPage } from '../play/playing-page.tsx';
import { getTaskLevel } from '../state/adventure-state.ts';
import { useAdventure } from '../state/use-adventure.tsx';
import { useSettings } from '../state/use-settings.tsx';
import { adventureText } from '../text/adventure-text.ts';
import { BlockDraggingContext, loadBlockDragging } from '../workshop/block-dragging-context.tsx';
import '../play/level-grid.css';
import './adventure.css';
import '../workshop/workshop.css';
import '../workshop/program-strip.css';
import '../play/hazard-dialog.css';
import '../play/play-bar.css';
import '../play/coach.css';
import '../play/play.css';
import '../play/play-low.css';

const LevelMakerPage = lazy(() =>
  import('../maker/level-maker-page.tsx').then((module) => ({ default: module.LevelMakerPage })),
);

const GalleryPage = lazy(() =>
  import('../gallery/gallery-page.tsx').then((module) => ({ default: module.GalleryPage })),
);

const MapPage = lazy(() => import('../map/map-page.tsx').then((module) => ({ default: module.MapPage })));

/** The block-programming adventure (docs/product.md §7). */
export function AdventurePage() {
  const settings = useSettings();
  const { announce, region } = useAnnouncer();
  const { game, send, hazardAlert, closeHazardAlert } = useAdventure(settings, announce);
  const { progress, openMapLevel, goHome, openLevel, makeLevel, saveMade, tryMade } = useAdventureNavigation(
    game,
    send,
  );
  const [BlockDragging, isDraggable] = useDragProvider(loadBlockDragging);
  useLanguageAnnouncement(announce);
  const moment = game.stage === 'playing' ? `${game.task.kind}-${getTaskLevel(game.task).id}` : game.stage;
  useScrollToTop(moment);
  return (
    <BlockDraggingContext value={BlockDragging}>
      <div data-ready={isDraggable ? '' : undefined} className="column adventure-column">
        {game.stage === 'character-select' && (
          <CharacterSelect
            onChoose={(character) => send({ type: 'choose', character })}
            onMakeLevel={() => makeLevel()}
            onMap={() => openMapLevel('map')}
          />
        )}
        {game.stage === 'map' && (
          <Suspense>
            <MapPage
              progress={progress}
              onOpen={openMapLevel}
              onOpenLevel={openLevel}
              onMakeLevel={() => makeLevel()}
              onGallery={() => openMapLevel('gallery')}
              onGoHome={goHome}
            />
          </Suspense>
        )}
        {game.stage === 'gallery' && (
          <Suspense>
            <GalleryPage
              made={progress.made}
              announce={announce}
              onPlay={tryMade}
              onMakeLevel={makeLevel}
              onMap={() => openMapLevel('map')}
            />
          </Suspense>
        )}
        {game.stage === 'playing' && (
          <PlayingPage
            key={moment}
            game={game}
            progress={progress}
            settings={settings}
            onEvent={send}
            announce={announce}
            onGoHome={goHome}
            onOpenLevel={(index) => openLevel(game.character, index)}
            onMakeLevel={makeLevel}
            onOpen={openMapLevel}
          />
        )}
        {game.stage === 'completed' && (
          <Completed
            character={game.character}
            points={game.points}
            progress={progress}
            onPlayAgain={() => send({ type: 'play-again' })}
            onMakeLevel={() => makeLevel()}
            onOpen={openMapLevel}
            onOpenLevel={openLevel}
          />
        )}
        {game.stage === 'making' && (
          <Suspense>
            <LevelMakerPage
              made={game.made}
              announce={announce}
              onChange={saveMade}
              onTry={tryMade}
              onGallery={() => openMapLevel('gallery')}
              onGoHome={goHome}
            />
          </Suspense>
        )}
        {hazardAlert && (
          <HazardDialog
            type={hazardAlert}
            onClose={closeHazardAlert}
            onBackToStart={() => send({ type: 'back-to-start' })}
          />
        )}
        {region}
      </div>
    </BlockDraggingContext>
  );
}

/** Screen readers do not notice that a page has changed its language: a sentence in the new one says so. */
function useLanguageAnnouncement(announce: (text: string) => void): void {
  const { language } = useLanguage();
  const text = useText(adventureText);
  const isHydrated = useHydrated();
  const announced = useRef<Language | null>(null);
  useEffect(() => {
    if (!isHydrated) return;
    if (announced.current !== null && announced.current !== language) announce(text.languageChanged);
    announced.current = language;
  }, [isHydrated, language, text, announce]);
}
