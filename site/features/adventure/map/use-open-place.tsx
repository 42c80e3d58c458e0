import { useAdventureContext } from '../game/adventure-context.tsx';
import type { CharacterId } from '../world/characters.ts';
import type { Place } from './places.ts';

/** Opens a place of the map with a hero. */
export function useOpenPlace(hero: CharacterId): (place: Place) => void {
  const { openLevel, openMapLevel, makeLevel } = useAdventureContext();
  return (place) => {
    if (place.kind === 'story') openLevel(hero, place.index);
    else if (place.kind === 'make') makeLevel();
    else void openMapLevel(place.id);
  };
}
