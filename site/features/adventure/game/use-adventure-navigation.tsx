import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { useHydrated } from '../../../shared/page/use-hydrated.tsx';
import { useStored } from '../../../shared/storage/use-stored.tsx';
import { showAlert } from '../../../shared/ui/notices.ts';
import { keepProgram, withKeptProgram } from '../stored/kept-program.client.ts';
import { formatProgress, PROGRESS_KEY, parseProgress } from '../stored/progress.ts';
import type { CharacterId } from '../world/characters.ts';
import type { MadeLevel } from '../world/made-level.ts';
import type { AdventureEvent, AdventureState } from './adventure-state.ts';
import { adventureText } from './adventure-text.ts';
import {
  chooseCommandAfterChange,
  chooseFirstCommand,
  formatGameHash,
  getShared,
  type NavigationCommand,
  openLevel,
  openShared,
  parseDestination,
  restoreState,
  updateProgress,
} from './navigation.ts';

/**
 * Opens the stored game, or the one in the address, and keeps the address and the stored progress in step with the
 * game. Returns the progress and the commands that leave a game.
 */
export function useAdventureNavigation(game: AdventureState, send: (event: AdventureEvent) => void) {
  const text = useText(adventureText);
  const isHydrated = useHydrated();
  const isOpen = useRef(false);
  const { progress, storeGame, storeMade } = useStoredProgress();

  /** Opens a game of the child's own, whose address has no hash. */
  function openOwnGame(opened: AdventureState): void {
    setHash('');
    send({ type: 'open', game: opened });
  }

  /**
   * Opens the gallery, the map or one of its levels by its hash; `fallback` where that fails (null: the game stays).
   */
  async function loadMapLevel(id: string, fallback: AdventureState | null): Promise<void> {
    const code = await import('./open-map-level.client.ts').catch(() => null);
    const loaded = code?.openMapLevel(id, progress, game.stage === 'playing' ? game.character : null);
    if (!loaded) showAlert(text.badLink[code ? 'unknown-level' : 'not-loaded']);
    const opened = loaded ?? fallback;
    setHash(formatGameHash(opened ?? game));
    if (opened) send({ type: 'open', game: opened });
  }

  function carryOut(command: NavigationCommand): void {
    if (command.type === 'none') return;
    if (command.type === 'load') {
      void loadMapLevel(command.id, command.fallback);
      return;
    }
    if (command.problem) showAlert(text.badLink[command.problem]);
    setHash(formatGameHash(command.type === 'open' ? command.game : game));
    if (command.type === 'open') send({ type: 'open', game: command.game });
  }

  const openFirst = useEffectEvent(() => {
    const destination = parseDestination(currentHash(), isElementId);
    const isShared = destination.kind === 'shared';
    carryOut(
      chooseFirstCommand(
        isShared ? { ...destination, shared: withKeptProgram(destination.shared) } : destination,
        progress,
      ),
    );
  });
  useEffect(() => {
    if (!isHydrated) return;
    isOpen.current = true;
    openFirst();
  }, [isHydrated]);

  const followHash = useEffectEvent(() => {
    const hash = currentHash();
    carryOut(chooseCommandAfterChange(parseDestination(hash, isElementId), { hash, game, progress }));
  });
  useEffect(() => {
    const onHash = () => followHash();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);

  // Before the game is seen: an address that is entered then must not be replaced by the game's.
  useLayoutEffect(() => {
    const hash = formatGameHash(game);
    if (isOpen.current && hash !== '') setHash(hash);
  }, [game]);

  const lastSaved = useRef(game);
  const saveGame = useEffectEvent(storeGame);
  useEffect(() => {
    if (!isOpen.current || lastSaved.current === game) return;
    lastSaved.current = game;
    if (game.stage === 'playing' && game.quest.kind === 'visit') keepProgram(getShared(game));
    saveGame(game);
  }, [game]);

  return {
    progress,
    openMapLevel: (id: string) => loadMapLevel(id, null),
    goHome: () => openOwnGame(restoreState(progress)),
    openLevel: (hero: CharacterId, index: number) => openOwnGame(openLevel(progress, hero, index)),
    makeLevel: (made: MadeLevel | null = progress.made) => openOwnGame({ stage: 'making', made }),
    saveMade: storeMade,
    tryMade: (made: MadeLevel) =>
      send({ type: 'open', game: openShared({ kind: 'made', made, program: [] }, progress.hero) }),
  };
}

const currentHash = () => window.location.hash.slice(1);
const isElementId = (id: string) => document.getElementById(id) !== null;

/** Replaces the hash, without an entry in the history. */
function setHash(hash: string): void {
  const { pathname, search } = window.location;
  if (window.location.hash === (hash && `#${hash}`)) return;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash && `#${hash}`}`);
}

/** The stored progress of the story. */
function useStoredProgress() {
  const [progress, update] = useStored(PROGRESS_KEY, parseProgress, formatProgress);
  return {
    progress,
    /** Stores what a change of the game adds to the progress. */
    storeGame: (game: AdventureState) => {
      if (updateProgress(progress, game) !== progress) update((now) => updateProgress(now, game));
    },
    /** Stores the child's own level. */
    storeMade: (made: MadeLevel) => update((now) => ({ ...now, made })),
  };
}
