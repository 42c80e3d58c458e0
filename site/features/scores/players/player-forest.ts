import type { ListedMemory } from '../../../shared/times-tables/api/practice-api.ts';
import { buildMemory, type FactAnswer, listAnswerDays } from '../../../shared/times-tables/facts/fact-answers.ts';
import {
  emptyMemory,
  type FactMemory,
  mergeMemories,
  parseMemory,
} from '../../../shared/times-tables/facts/fact-memory.ts';
import { findHighestAsked, growForest, type Plant } from '../../../shared/times-tables/facts/fact-tree.ts';

/** What a player has shown, by quizzes and practice sessions. */
type PlayerMemory = {
  readonly name: string;
  readonly memory: FactMemory;
  /** Local calendar days with an answer, ascending. */
  readonly days: readonly number[];
};

/** A player's memory and the forest that grew of it. Whatever the report says of plants is read from here. */
export type PlayerForest = PlayerMemory & { readonly plants: readonly Plant[] };

/** A player's memory, from answers of all players that the page knows and what the server says of the player. */
export function buildPlayerMemory(
  name: string,
  answers: readonly FactAnswer[],
  listed: ListedMemory | undefined,
): PlayerMemory {
  const own = answers.filter(({ playerName }) => playerName === name);
  const days = new Set([...listAnswerDays(own), ...(listed?.days ?? [])]);
  return {
    name,
    memory: mergeMemories(buildMemory(own), parseMemory(listed?.facts) ?? emptyMemory),
    days: [...days].sort((a, b) => a - b),
  };
}

/** The forest of each player, up to the highest number that any of them was asked. */
export function growForests(players: readonly PlayerMemory[], today: number): PlayerForest[] {
  const highest = Math.max(...players.map(({ memory }) => findHighestAsked(memory)));
  return players.map((player) => ({ ...player, plants: growForest(player.memory, today, highest) }));
}
