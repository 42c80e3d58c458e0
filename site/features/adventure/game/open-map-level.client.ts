import { MAP_PROGRESS_KEY } from '../../../shared/storage/map-progress-key.ts';
import { readStored } from '../../../shared/storage/stored-text.client.ts';
import { parseMapProgress } from '../stored/map-progress.ts';
import type { Progress } from '../stored/progress.ts';
import type { CharacterId } from '../world/characters.ts';
import { countLetters, mapLevelOfDay, parseDayId } from '../world/daily-letter.ts';
import { deliveries, findDeliveryNumber, mapLevelById } from '../world/deliveries.ts';
import { type AdventureState, startLevel } from './adventure-state.ts';

/**
 * The state for the hash of the gallery, the map or one of its levels, with the program stored for it; null for an
 * unknown hash. `playing` is the hero of the level before; else the one chosen on the map or in the story plays.
 */
export function openMapLevel(id: string, { hero, made }: Progress, playing: CharacterId | null): AdventureState | null {
  if (id === 'map' || id === 'gallery') return { stage: id };
  const number = findDeliveryNumber(id);
  if (number !== null && deliveries[number - 1]?.kind === 'make') return { stage: 'making', made };
  const stored = parseMapProgress(readStored(MAP_PROGRESS_KEY));
  const day = parseDayId(id);
  const mapLevel =
    day === null ? mapLevelById(id, stored.turns[id]) : mapLevelOfDay(day, countLetters(stored.stars, day));
  if (!mapLevel) return null;
  const program = mapLevel.question ? mapLevel.given : (stored.programs[id] ?? mapLevel.given);
  return startLevel(playing ?? stored.hero ?? hero ?? 'girl', { kind: 'map', mapLevel, guess: null }, 0, program);
}
