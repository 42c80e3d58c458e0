import { type CharacterId, characters } from '../levels/characters.ts';
import { levels } from '../levels/levels.ts';
import { levelFrom } from '../maker/level-maker.ts';
import {
  type AdventureState,
  heroStateOf,
  initialState,
  levelOf,
  type PlayingState,
  startLevel,
} from '../state/adventure-state.ts';
import { type Progress, pointsBefore, withProgram, withStars } from './progress.ts';
import type { Shared } from './share.ts';
import { starsOf } from './stars.ts';

/** The state that the stored progress holds; the initial one where there is none. */
export function restoreState({ hero, at, programs }: Progress): AdventureState {
  if (!hero || !at) return initialState;
  const level = levels[at.index];
  if (!level) return initialState;
  const points = pointsBefore(at.index);
  if (at.heroState.found.length < level.items.length) {
    const game = startLevel(hero, { kind: 'story', index: at.index }, points, programs[level.id]);
    return { ...game, runStart: at.heroState };
  }
  // The page was left while 'Level Complete' was shown.
  const index = at.index + 1;
  const total = pointsBefore(index);
  return index < levels.length
    ? startLevel(hero, { kind: 'story', index }, total)
    : { stage: 'completed', character: hero, points: total };
}

/** The state for a link's level and program, with the child's own hero. */
export function openShared(shared: Shared, hero: CharacterId | null): PlayingState {
  const level = shared.kind === 'made' ? levelFrom(shared.made) : levels[shared.index];
  if (!level) throw new Error('A link that was read has a level');
  const character = hero ?? characters[0]?.id ?? 'girl';
  return startLevel(character, { kind: 'visit', level, shared }, 0, shared.program);
}

/** The level and current program, for a link. */
export function sharedOf({ task, history }: PlayingState): Shared {
  const program = history.present;
  return task.kind === 'visit' ? { ...task.shared, program } : { kind: 'story', index: task.index, program };
}

/** The progress after a change of state. Visits and the level maker leave the child's own game alone. */
export function progressAfter(progress: Progress, game: AdventureState): Progress {
  if (game.stage === 'making') return progress;
  if (game.stage !== 'playing') return { ...progress, hero: null, at: null };
  if (game.task.kind === 'visit') return progress;
  const { id } = levelOf(game.task);
  const { history, playback } = game;
  const at = { index: game.task.index, heroState: heroStateOf(game) };
  const next = withProgram({ ...progress, hero: game.character, at }, id, history.present);
  if (playback.state !== 'celebrating') return next;
  return withStars(next, id, starsOf(levelOf(game.task), history.present, playback.transcript));
}
