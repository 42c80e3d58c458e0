/** Which game the stored progress or an address opens, and what they hold of a game (docs/product.md §7.5, §7.6). */
import { readAddress } from '../../../shared/address/read-address.ts';
import { computeStars } from '../run/stars.ts';
import { type Progress, sumPointsBefore, withProgram, withStars } from '../stored/progress.ts';
import { formatLink, type LinkProblem, parseLink, type Shared, withoutSolution } from '../stored/share.ts';
import { type CharacterId, characters } from '../world/characters.ts';
import { levels } from '../world/levels.ts';
import { buildMadeLevel } from '../world/made-level.ts';
import { type AdventureState, initialState, startLevel } from './adventure-state.ts';
import { getHeroState, getLevel, type PlayingState } from './playing-state.ts';

/** The state that the stored progress holds; the initial one where there is none. */
export function restoreState({ hero, at, programs }: Progress): AdventureState {
  if (!hero || !at) return initialState;
  const level = levels[at.index];
  if (!level) return initialState;
  const points = sumPointsBefore(at.index);
  if (at.heroState.found.length < level.items.length) {
    const game = startLevel(hero, { kind: 'story', index: at.index }, points, programs[level.id]);
    const isEmpty = game.history.present.length === 0;
    return { ...game, runStart: at.heroState, runFrom: isEmpty ? (at.runFrom ?? 'here') : 'start' };
  }
  // The page was left while 'Level Complete' was shown.
  const index = at.index + 1;
  const total = sumPointsBefore(index);
  return index < levels.length
    ? startLevel(hero, { kind: 'story', index }, total)
    : { stage: 'completed', character: hero, points: total };
}

/** Indexes of the story levels that the child has come to. */
export function listReachedLevels({ at, programs, stars }: Progress): readonly number[] {
  const isReached = (index: number) => {
    const [before, level] = [levels[index - 1], levels[index]];
    if (!before || index <= (at?.index ?? 0)) return true;
    return Boolean(stars[before.id]?.includes('solved') || (level && programs[level.id]));
  };
  return levels.map((_, index) => index).filter(isReached);
}

/** A story level at its start, with the child's program of it. */
export function openLevel({ programs }: Progress, hero: CharacterId, index: number): PlayingState {
  return startLevel(hero, { kind: 'story', index }, sumPointsBefore(index), programs[levels[index]?.id ?? '']);
}

/** The state for a link's level and program, with the child's own hero. */
export function openShared(shared: Shared, hero: CharacterId | null): PlayingState {
  const level = shared.kind === 'made' ? buildMadeLevel(shared.made) : levels[shared.index];
  if (!level) throw new Error('A link that was read has a level');
  const character = hero ?? characters[0]?.id ?? 'girl';
  return startLevel(character, { kind: 'visit', level, shared }, 0, shared.program);
}

/** Returns the level and the current program, for a link. */
export function getShared({ quest, history }: PlayingState): Shared {
  const program = history.present;
  if (quest.kind === 'map') return { kind: 'made', made: quest.mapLevel.made, program };
  return quest.kind === 'visit' ? { ...quest.shared, program } : { kind: 'story', index: quest.index, program };
}

/**
 * The progress after a change of state. Visits, the map, its levels, the level maker and the gallery leave the story's
 * progress alone.
 */
export function updateProgress(progress: Progress, game: AdventureState): Progress {
  // The completed screen is stored as its last level with everything found.
  if (game.stage === 'character-select') return { ...progress, hero: null, at: null };
  if (game.stage !== 'playing') return progress;
  if (game.quest.kind !== 'story') return progress;
  const { id } = getLevel(game.quest);
  const { history, playback } = game;
  const at = { index: game.quest.index, heroState: getHeroState(game), runFrom: game.runFrom };
  const here = { ...progress, hero: game.character, at };
  // A solved level opens the next one with an empty program, which does not replace a stored one.
  const isUntouched = [history.past, history.present, history.future].every((each) => each.length === 0);
  const next = isUntouched && progress.programs[id] ? here : withProgram(here, id, history.present);
  if (playback.state !== 'celebrating') return next;
  return withStars(next, id, computeStars(getLevel(game.quest), history.present, playback.transcript));
}

/** Hashes of the gallery, the map and its levels, whose code is loaded when one is opened. */
const MAP_HASH = /^(?:map|gallery|d\d{1,2}|day-[\d-]{10})$/;

/** What a hash, without its `#`, asks for. `none`: the child's own game. */
type Destination =
  | { readonly kind: 'none' }
  | { readonly kind: 'map'; readonly id: string }
  | { readonly kind: 'shared'; readonly shared: Shared }
  | { readonly kind: 'bad'; readonly problem: LinkProblem };

/**
 * What the page does about a hash. `load` asks for the map's code, and opens `fallback` where there is no such level or
 * no code (null: as `stay`); `stay` keeps the game and puts its hash back; `none` is nothing. A `problem` is said in an
 * alert.
 */
export type NavigationCommand =
  | { readonly type: 'open'; readonly game: AdventureState; readonly problem?: LinkProblem }
  | { readonly type: 'load'; readonly id: string; readonly fallback: AdventureState | null }
  | { readonly type: 'stay'; readonly problem?: LinkProblem }
  | { readonly type: 'none' };

/**
 * Reads a hash, whatever a messenger has put behind it. `isElementId` says whether it is an element of the page: the
 * skip link's target is no game.
 */
export function parseDestination(hash: string, isElementId: (id: string) => boolean): Destination {
  const parse = (text: string): Destination => {
    if (MAP_HASH.test(text)) return { kind: 'map', id: text };
    if (text === '' || isElementId(text)) return { kind: 'none' };
    const link = parseLink(text);
    // A link to a made level had its program once: it is not shown to a friend who has not solved it.
    return link.state === 'read'
      ? { kind: 'shared', shared: withoutSolution(link.shared) }
      : { kind: 'bad', problem: link.problem };
  };
  const whole = (text: string) => {
    const destination = parse(text);
    return destination.kind === 'bad' ? null : destination;
  };
  return readAddress(hash, whole) ?? parse(hash);
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

/**
 * The hash of a visited game, the gallery, the map and its levels, so that a reload opens it again; '' for the story's
 * levels.
 */
export function formatGameHash(game: AdventureState): string {
  if (game.stage === 'map' || game.stage === 'gallery') return game.stage;
  if (game.stage !== 'playing') return '';
  if (game.quest.kind === 'map') return game.quest.mapLevel.id;
  return game.quest.kind === 'visit' ? formatLink(withoutSolution(getShared(game))) : '';
}
