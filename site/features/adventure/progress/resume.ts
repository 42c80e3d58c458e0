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

/** The game as it was left; from the beginning where none was. */
export function restoreState({ hero, at, programs }: Progress): AdventureState {
  if (!hero || !at) return initialState;
  const level = levels[at.index];
  if (!level) return initialState;
  const points = pointsBefore(at.index);
  if (at.heroState.found.length < level.items.length) {
    const game = startLevel(hero, { kind: 'story', index: at.index }, points, programs[level.id]);
    return { ...game, runStart: at.heroState };
  }
  // Left while 'Level Complete' was shown.
  const index = at.index + 1;
  const total = pointsBefore(index);
  return index < levels.length
    ? startLevel(hero, { kind: 'story', index }, total)
    : { stage: 'completed', character: hero, points: total };
}

/** What a link holds, ready to run by the child's own hero. */
export function openShared(shared: Shared, hero: CharacterId | null): PlayingState {
  const level = shared.kind === 'made' ? levelFrom(shared.made) : levels[shared.index];
  if (!level) throw new Error('A link that was read has a level');
  const character = hero ?? characters[0]?.id ?? 'girl';
  return startLevel(character, { kind: 'visit', level, shared }, 0, shared.program);
}

/** What a link to this game holds: its level, and the program as it is now. */
export function sharedOf({ task, history }: PlayingState): Shared {
  const program = history.present;
  return task.kind === 'visit' ? { ...task.shared, program } : { kind: 'story', index: task.index, program };
}

/** The progress after something has happened in a game. Neither what a friend has sent nor the maker touches the child's own game. */
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
