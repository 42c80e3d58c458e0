import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { showAlert } from '../../shared/ui/notices.ts';
import { useText } from '../../shared/use-language.tsx';
import { useRemembered } from '../../shared/use-remembered.tsx';
import { adventureText } from './adventure-text.ts';
import type { Game, GameEvent } from './game.ts';
import type { MadeLevel } from './level-maker.ts';
import { formatProgress, noProgress, PROGRESS_KEY, type Progress, parseProgress } from './progress.ts';
import { kept, resumed, sharedOf, visited } from './resume.ts';
import { formatLink, readLink } from './share.ts';

const never = () => () => {};

/**
 * Opens the game that was left, or what a link holds, and keeps what happens in it from then on. Gives the progress and
 * the way back from a friend's game to the child's own.
 */
export function useProgress(game: Game, send: (event: GameEvent) => void) {
  const text = useText(adventureText);
  const [stored, store] = useRemembered(PROGRESS_KEY);
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [progress, setProgress] = useState<Progress>(noProgress);
  const isOpen = useRef(false);

  function openLink(from: Progress): void {
    const hash = window.location.hash.slice(1);
    const link = hash === '' ? null : readLink(hash);
    if (link?.state === 'bad') {
      setHash('');
      showAlert(text.badLink[link.problem]);
    }
    send({ type: 'open', game: link?.state === 'read' ? visited(link.shared, from.hero) : resumed(from) });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has been taken over
  useEffect(() => {
    if (!isHydrated) return;
    const read = parseProgress(stored);
    setProgress(read);
    openLink(read);
    isOpen.current = true;
  }, [isHydrated]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link opened in this tab
  useEffect(() => {
    const onHash = () => openLink(progress);
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [progress]);

  const lastKept = useRef(game);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the progress follows the game, not itself
  useEffect(() => {
    if (!isOpen.current || lastKept.current === game) return;
    lastKept.current = game;
    if (game.stage === 'playing' && game.task.kind === 'visit') setHash(formatLink(sharedOf(game)));
    const next = kept(progress, game);
    if (next === progress) return;
    setProgress(next);
    store(formatProgress(next));
  }, [game]);

  return {
    progress,
    goHome: () => {
      setHash('');
      send({ type: 'open', game: resumed(progress) });
    },
    makeLevel: (made: MadeLevel | null = progress.made) => {
      setHash('');
      send({ type: 'open', game: { stage: 'making', made } });
    },
    keepMade: (made: MadeLevel) => {
      const next = { ...progress, made };
      setProgress(next);
      store(formatProgress(next));
    },
    tryMade: (made: MadeLevel) =>
      send({ type: 'open', game: visited({ kind: 'made', made, program: [] }, progress.hero) }),
  };
}

/** Changes what stands behind the # without a new entry in the history. */
function setHash(hash: string): void {
  const { pathname, search } = window.location;
  if (window.location.hash === (hash && `#${hash}`)) return;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash && `#${hash}`}`);
}
