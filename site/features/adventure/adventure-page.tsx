/**
 * The block-programming adventure (docs/product.md §7).
 *
 * @packageDocumentation
 */
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useDragProvider } from '../../shared/drag/drag-hooks.tsx';
import type { Language } from '../../shared/language/language.ts';
import { useLanguage, useText } from '../../shared/language/use-language.tsx';
import { useScrollToTop } from '../../shared/page/scroll.tsx';
import { useAnnouncer } from '../../shared/page/use-announcer.tsx';
import { useHydrated } from '../../shared/page/use-hydrated.tsx';
import { AdventureContext } from './game/adventure-context.tsx';
import { adventureText } from './game/adventure-text.ts';
import { getLevel } from './game/playing-state.ts';
import { useAdventure, useSettings } from './game/use-adventure.tsx';
import { useAdventureNavigation } from './game/use-adventure-navigation.tsx';
import { Completed } from './map/completed.tsx';
import { BlockDraggingContext, loadBlockDragging } from './play/block-list.tsx';
import { CharacterSelect } from './play/character-select.tsx';
import { HazardAlert } from './play/hazard-alert.tsx';
import { PlayingPage } from './play/playing-page.tsx';
import './adventure.css';

const LevelMakerPage = lazy(() =>
  import('./maker/level-maker-page.tsx').then((module) => ({ default: module.LevelMakerPage })),
);

const GalleryPage = lazy(() => import('./maker/gallery-page.tsx').then((module) => ({ default: module.GalleryPage })));

const MapPage = lazy(() => import('./map/map-page.tsx').then((module) => ({ default: module.MapPage })));

/** The block-programming adventure (docs/product.md §7). */
export function AdventurePage() {
  const settings = useSettings();
  const { announce, region } = useAnnouncer();
  const { game, send } = useAdventure(settings, announce);
  const navigation = useAdventureNavigation(game, send);
  const [BlockDragging, isDraggable] = useDragProvider(loadBlockDragging);
  useLanguageAnnouncement(announce);
  const moment = game.stage === 'playing' ? `${game.quest.kind}-${getLevel(game.quest).id}` : game.stage;
  useScrollToTop(moment);
  return (
    <AdventureContext value={{ ...navigation, settings, send, announce }}>
      <BlockDraggingContext value={BlockDragging}>
        <div data-ready={isDraggable ? '' : undefined} className="column adventure-column">
          {game.stage === 'character-select' && <CharacterSelect />}
          {game.stage === 'map' && (
            <Suspense>
              <MapPage />
            </Suspense>
          )}
          {game.stage === 'gallery' && (
            <Suspense>
              <GalleryPage />
            </Suspense>
          )}
          {game.stage === 'making' && (
            <Suspense>
              <LevelMakerPage made={game.made} />
            </Suspense>
          )}
          {game.stage === 'playing' && <PlayingPage key={moment} game={game} />}
          {game.stage === 'completed' && <Completed character={game.character} points={game.points} />}
          <HazardAlert game={game} />
          {region}
        </div>
      </BlockDraggingContext>
    </AdventureContext>
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
