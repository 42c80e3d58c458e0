import type { Guess, MapLevel } from '../world/delivery.ts';
import { isSameCell } from '../world/level.ts';
import type { Transcript } from './run.ts';

/** Whether the run shows that the tapped square is the answer. */
export function isGuessRight({ level, question }: MapLevel, guess: Guess, { entries, start }: Transcript): boolean {
  const end = entries.at(-1) ?? start;
  if (!guess || !question) return false;
  if (question === 'stop') return isSameCell(end.position, guess);
  return level.items.some((item) => isSameCell(item, guess) && !end.found.includes(item.id));
}

/** Whether a run that has come to its end has solved a map level; `guess` answers its question, if it has one. */
export function isMapLevelSolved(mapLevel: MapLevel, guess: Guess, transcript: Transcript): boolean {
  return mapLevel.question ? isGuessRight(mapLevel, guess, transcript) : transcript.ending === 'all-found';
}
