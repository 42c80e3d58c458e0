import { readStored } from '../../../shared/storage/stored-text.client.ts';
import { dailyExtra, dayOf } from '../daily/daily-letter.ts';
import type { CharacterId } from '../levels/characters.ts';
import type { Progress } from '../progress/progress.ts';
import { type AdventureState, startLevel } from '../state/adventure-state.ts';
import { deliveries, extraById, numberOf } from './deliveries.ts';
import { EXTRAS_KEY, parseExtras } from './extra-progress.ts';

/**
 * The state for the hash of the gallery, the map or one of its levels, with the program stored for it; null for an unknown hash.
 * `playing` is the hero of the level before; else the one chosen on the map or in the story plays.
 */
export function openExtra(id: string, { hero, made }: Progress, playing: CharacterId | null): AdventureState | null {
  if (id === 'map' || id === 'gallery') return { stage: id };
  const number = numberOf(id);
  if (number !== null && deliveries[number - 1]?.kind === 'make') return { stage: 'making', made };
  const stored = parseExtras(readStored(EXTRAS_KEY));
  const day = dayOf(id);
  const extra = day === null ? extraById(id, stored.turns[id]) : dailyExtra(day);
  if (!extra) return null;
  const program = extra.question ? extra.given : (stored.programs[id] ?? extra.given);
  return startLevel(playing ?? stored.hero ?? hero ?? 'girl', { kind: 'extra', extra, guess: null }, 0, program);
}
