import { type CharacterId, characters } from '../levels/characters.ts';
import { levels } from '../levels/levels.ts';
import { buildMadeLevel } from '../levels/made-level.ts';
import { computeStars } from '../levels/stars.ts';
import type { Shared } from '../links/share.ts';
import { type AdventureState, getHeroState, getTaskLevel, initialState, startLevel } from '../state/adventure-state.ts';
import type { PlayingState } from '../state/playing-state.ts';
import { type Progress, sumPointsBefore, withProgram, withStars } from './progress.ts';

/** The state that the stored progress holds; the initial one where there is none. */
export function restoreState({ hero, at, programs }: Progress): AdventureState {
  if (!hero || !at) return initialState;
  const level = levels[at.index];
  if (!level) return initialState;
  const points = sumPointsBefore(at.index);
  if (at.heroState.found.length < level.items.length) {
    const game = startLevel(hero, { kind: 'story', index: at.index }, points, programs[level.id]);
    return { ...game, runStart: at.heroState, runFrom: game.history.present.length === 0 ? 'here' : 'start' };
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
export function getShared({ task, history }: PlayingState): Shared {
  const program = history.present;
  if (task.kind === 'map') return { kind: 'made', made: task.mapLevel.made, program };
  return task.kind === 'visit' ? { ...task.shared, program } : { kind: 'story', index: task.index, program };
}

/** The progress after a change of state. Visits, the map, its levels, the level maker and the gallery leave the story's progress alone. */
export function updateProgress(progress: Progress, game: AdventureState): Progress {
  // The completed screen is stored as its last level with everything found.
  if (game.stage === 'character-select') return { ...progress, hero: null, at: null };
  if (game.stage !== 'playing') return progress;
  if (game.task.kind !== 'story') return progress;
  const { id } = getTaskLevel(game.task);
  const { history, playback } = game;
  const at = { index: game.task.index, heroState: getHeroState(game) };
  const here = { ...progress, hero: game.character, at };
  // A solved level opens the next one with an empty program, which does not replace a stored one.
  const isUntouched = [history.past, history.present, history.future].every((each) => each.length === 0);
  const next = isUntouched && progress.programs[id] ? here : withProgram(here, id, history.present);
  if (playback.state !== 'celebrating') return next;
  return withStars(next, id, computeStars(getTaskLevel(game.task), history.present, playback.transcript));
}
