import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { useHydrated } from '../../../shared/page/use-hydrated.tsx';
import { showAlert } from '../../../shared/ui/notices.ts';
import type { CharacterId } from '../levels/characters.ts';
import type { MadeLevel } from '../levels/made-level.ts';
import { openLevel, openShared, restoreState } from '../progress/resume.ts';
import { useStoredProgress } from '../progress/use-stored-progress.tsx';
import type { AdventureEvent, AdventureState } from '../state/adventure-state.ts';
import { adventureText } from '../text/adventure-text.ts';
import {
  chooseCommandAfterChange,
  chooseFirstCommand,
  formatGameHash,
  type NavigationCommand,
  parseDestination,
} from './navigation.ts';

/**
 * Opens the stored game, or the one in the address, and keeps the address and the stored progress in step with the game.
 * Returns the progress and the commands that leave a game.
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

  /** Opens the gallery, the map or one of its levels by its hash; `fallback` where that fails (null: the game stays). */
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

  const openFirst = useEffectEvent(() =>
    carryOut(chooseFirstCommand(parseDestination(currentHash(), isElementId), progress)),
  );
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

  const lastSaved = useRef(game);
  const saveGame = useEffectEvent(storeGame);
  useEffect(() => {
    if (!isOpen.current || lastSaved.current === game) return;
    lastSaved.current = game;
    const hash = formatGameHash(game);
    if (hash !== '') setHash(hash);
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
