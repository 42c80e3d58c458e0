/** Which game an address opens, and the address of a game (docs/product.md §7.6). */

import { formatLink, type LinkProblem, readLink, type Shared } from '../links/share.ts';
import type { Progress } from '../progress/progress.ts';
import { getShared, openShared, restoreState } from '../progress/resume.ts';
import type { AdventureState } from '../state/adventure-state.ts';

/** Hashes of the gallery, the map and its levels, whose code is loaded when one is opened. */
const MAP_HASH = /^(?:map|gallery|d\d{1,2}|day-[\d-]{10})$/;

/** What a hash, without its `#`, asks for. `none`: the child's own game. */
export type Destination =
  | { readonly kind: 'none' }
  | { readonly kind: 'map'; readonly id: string }
  | { readonly kind: 'shared'; readonly shared: Shared }
  | { readonly kind: 'bad'; readonly problem: LinkProblem };

/**
 * What the page does about a hash. `load` asks for the map's code, and opens `fallback` where there is no such level or no
 * code (null: as `stay`); `stay` keeps the game and puts its hash back; `none` is nothing. A `problem` is said in an alert.
 */
export type NavigationCommand =
  | { readonly type: 'open'; readonly game: AdventureState; readonly problem?: LinkProblem }
  | { readonly type: 'load'; readonly id: string; readonly fallback: AdventureState | null }
  | { readonly type: 'stay'; readonly problem?: LinkProblem }
  | { readonly type: 'none' };

/** `isElementId` says whether the hash is an element of the page: the skip link's target is no game. */
export function parseDestination(hash: string, isElementId: (id: string) => boolean): Destination {
  if (MAP_HASH.test(hash)) return { kind: 'map', id: hash };
  if (hash === '' || isElementId(hash)) return { kind: 'none' };
  const link = readLink(hash);
  return link.state === 'read' ? { kind: 'shared', shared: link.shared } : { kind: 'bad', problem: link.problem };
}

/** What the page opens first. A bad link opens the child's own game. */
export function chooseFirstCommand(destination: Destination, progress: Progress): NavigationCommand {
  switch (destination.kind) {
    case 'map':
      return { type: 'load', id: destination.id, fallback: restoreState(progress) };
    case 'shared':
      return { type: 'open', game: openShared(destination.shared, progress.hero) };
    case 'bad':
      return { type: 'open', game: restoreState(progress), problem: destination.problem };
    case 'none':
      return { type: 'open', game: restoreState(progress) };
  }
}

/** What a changed hash does while a game is open: a link opened in this tab, or the back button. */
export function chooseCommandAfterChange(
  destination: Destination,
  { hash, game, progress }: { hash: string; game: AdventureState; progress: Progress },
): NavigationCommand {
  if (destination.kind === 'bad') return { type: 'stay', problem: destination.problem };
  if (destination.kind === 'map') return { type: 'load', id: destination.id, fallback: null };
  if (destination.kind !== 'none') return chooseFirstCommand(destination, progress);
  if (hash !== '') return { type: 'stay' };
  // Back from a visited game to the child's own.
  return formatGameHash(game) === '' ? { type: 'none' } : chooseFirstCommand(destination, progress);
}

/** The hash of a visited game, the gallery, the map and its levels, so that a reload opens it again; '' for the story's levels. */
export function formatGameHash(game: AdventureState): string {
  if (game.stage === 'map' || game.stage === 'gallery') return game.stage;
  if (game.stage !== 'playing') return '';
  if (game.task.kind === 'map') return game.task.mapLevel.id;
  return game.task.kind === 'visit' ? formatLink(getShared(game)) : '';
}
