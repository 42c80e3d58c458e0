import { useEffect, useMemo, useRef } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { useHydrated } from '../../../shared/page/use-hydrated.tsx';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import { showAlert } from '../../../shared/ui/notices.ts';
import { adventureText } from '../adventure-text.ts';
import type { CharacterId } from '../levels/characters.ts';
import type { MadeLevel } from '../maker/level-maker.ts';
import type { AdventureEvent, AdventureState } from '../state/adventure-state.ts';
import type { PlayingState } from '../state/playing-state.ts';
import { formatProgress, PROGRESS_KEY, type Progress, parseProgress } from './progress.ts';
import { openLevel, openShared, progressAfter, restoreState, sharedOf } from './resume.ts';
import { formatLink, readLink } from './share.ts';

/** Hashes of the gallery, the map and its levels, whose code is loaded when one is opened. */
const EXTRA_HASH = /^(?:map|gallery|d\d{1,2}|day-[\d-]{10})$/;

/**
 * Opens the stored game, or the one in the address, and stores its progress from then on. Returns the progress and the
 * commands that leave a visited game.
 */
export function useProgress(game: AdventureState, send: (event: AdventureEvent) => void) {
  const text = useText(adventureText);
  const [stored, store] = useStoredText(PROGRESS_KEY);
  const isHydrated = useHydrated();
  const progress = useMemo(() => parseProgress(stored), [stored]);
  const isOpen = useRef(false);

  /** The game in the address; null where there is none. Shows an alert for a bad link. */
  function linked(): PlayingState | null {
    const hash = window.location.hash.slice(1);
    // The skip link's target is an element of the page, not a game.
    const link = hash === '' || document.getElementById(hash) ? null : readLink(hash);
    if (link?.state === 'bad') showAlert(text.badLink[link.problem]);
    return link?.state === 'read' ? openShared(link.shared, progress.hero) : null;
  }

  /** Opens the gallery, the map or one of its levels by its hash. */
  async function openExtra(id: string): Promise<void> {
    const code = await import('../deliveries/open-extra.client.ts').catch(() => null);
    const opened = code?.openExtra(id, progress, game.stage === 'playing' ? game.character : null);
    if (!opened) {
      showAlert(text.badLink[code ? 'unknown-level' : 'not-loaded']);
      return;
    }
    setHash(hashOf(opened));
    send({ type: 'open', game: opened });
  }

  /** Opens the level of the map that the address has. Returns whether it has one. */
  function openHashExtra(): boolean {
    const hash = window.location.hash.slice(1);
    if (EXTRA_HASH.test(hash)) openExtra(hash);
    return EXTRA_HASH.test(hash);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    if (!isHydrated) return;
    isOpen.current = true;
    if (openHashExtra()) return;
    const opened = linked();
    if (!opened) setHash('');
    send({ type: 'open', game: opened ?? restoreState(progress) });
  }, [isHydrated]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link opened in this tab
  useEffect(() => {
    const onHash = () => {
      if (openHashExtra()) return;
      const opened = linked();
      if (opened) send({ type: 'open', game: opened });
      else if (window.location.hash !== '') setHash(hashOf(game));
      // The back button, from a visited game to the child's own.
      else if (hashOf(game) !== '') send({ type: 'open', game: restoreState(progress) });
    };
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [progress, game]);

  /** Another tab may have written meanwhile: the change is applied to what is stored now. */
  function keep(change: (now: Progress) => Progress): void {
    store((now) => formatProgress(change(parseProgress(now))));
  }

  const lastSaved = useRef(game);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the progress follows the game, not itself
  useEffect(() => {
    if (!isOpen.current || lastSaved.current === game) return;
    lastSaved.current = game;
    const hash = hashOf(game);
    if (hash !== '') setHash(hash);
    if (progressAfter(progress, game) !== progress) keep((now) => progressAfter(now, game));
  }, [game]);

  return {
    progress,
    openExtra,
    goHome: () => {
      setHash('');
      send({ type: 'open', game: restoreState(progress) });
    },
    openLevel: (hero: CharacterId, index: number) => {
      setHash('');
      send({ type: 'open', game: openLevel(progress, hero, index) });
    },
    makeLevel: (made: MadeLevel | null = progress.made) => {
      setHash('');
      send({ type: 'open', game: { stage: 'making', made } });
    },
    saveMade: (made: MadeLevel) => keep((now) => ({ ...now, made })),
    tryMade: (made: MadeLevel) =>
      send({ type: 'open', game: openShared({ kind: 'made', made, program: [] }, progress.hero) }),
  };
}

/** The hash of a visited game, the gallery, the map and its levels, so that a reload opens it again; '' for the story's levels. */
function hashOf(game: AdventureState): string {
  if (game.stage === 'map' || game.stage === 'gallery') return game.stage;
  if (game.stage === 'playing' && game.task.kind === 'extra') return game.task.extra.id;
  return game.stage === 'playing' && game.task.kind === 'visit' ? formatLink(sharedOf(game)) : '';
}

/** Replaces the hash without a history entry. */
function setHash(hash: string): void {
  const { pathname, search } = window.location;
  if (window.location.hash === (hash && `#${hash}`)) return;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash && `#${hash}`}`);
}
