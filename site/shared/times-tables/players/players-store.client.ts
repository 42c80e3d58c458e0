import { requestPersistentStorage } from '../../storage/persistent-storage.client.ts';
import { readStored, writeStored } from '../../storage/stored-text.client.ts';
import {
  buildMemories,
  listAnswers,
  listPracticeAnswers,
  type StoredPractice,
  type StoredQuiz,
} from '../facts/fact-answers.ts';
import type { FactForm } from '../facts/fact-form.ts';
import type { DayResult } from '../facts/fact-memory.ts';
import { deviceOffsetAt, getDeviceDay } from '../facts/quiz-time.ts';
import type { TimesFact } from '../facts/times-fact.ts';
import {
  FORGET_PLAYERS_KEY,
  findPlayer,
  formatCountedId,
  formatPlayers,
  mergeAllMemories,
  type Player,
  type Players,
  parsePlayers,
  recordAnswer,
  withCounted,
  withPlayer,
} from './players.ts';
import { PLAYERS_KEY } from './players-key.ts';

/** Players of a device with FORGET_PLAYERS_KEY: in memory, gone when the page is left. */
let playersInMemory: Players = [];

/** Returns the local calendar day of today. */
export function getToday(): number {
  return getDeviceDay(Date.now());
}

/** Whether this device is one that stores nobody. */
export function forgetsPlayers(): boolean {
  return readStored(FORGET_PLAYERS_KEY) === 'on';
}

export function getPlayers(): Players {
  return forgetsPlayers() ? playersInMemory : parsePlayers(readStored(PLAYERS_KEY));
}

export function writePlayers(players: Players): void {
  if (forgetsPlayers()) playersInMemory = players;
  else writeStored(PLAYERS_KEY, players.length === 0 ? null : formatPlayers(players));
}

/** Drops who has played on a device that stores nobody: their turn is over. */
export function forgetPlayersInMemory(): void {
  playersInMemory = [];
}

export function getPlayer(name: string): Player {
  return findPlayer(getPlayers(), name);
}

/** Stores a change of one player, who has been here today. */
export function changePlayer(name: string, change: (player: Player) => Player): void {
  const players = getPlayers();
  if (!forgetsPlayers()) requestPersistentStorage();
  writePlayers(withPlayer(players, { ...change(findPlayer(players, name)), lastDay: getToday() }));
}

/** Stores what one answer says about a fact. */
export function rememberAnswer(name: string, fact: TimesFact, result: DayResult, form: FactForm = 'product'): void {
  changePlayer(name, (player) => recordAnswer(player, fact, form, getToday(), result));
}

type Stored<Record> = readonly (Record & { readonly id: string })[];

/** Adds what stored quizzes and practice sessions of a player say, each once. Both lists are newest first. */
export function addStoredAnswers(name: string, quizzes: Stored<StoredQuiz>, practices: Stored<StoredPractice>): void {
  const { counted, fluentSeconds } = getPlayer(name);
  const isFresh = ({ id }: { readonly id: string }) => !counted.includes(formatCountedId(id));
  const freshQuizzes = quizzes.filter(isFresh);
  const freshPractices = practices.filter(isFresh);
  const ids = [...freshQuizzes, ...freshPractices].map(({ id }) => id).sort();
  if (ids.length === 0) return;
  const added = buildMemories([
    ...listAnswers(freshQuizzes, deviceOffsetAt, fluentSeconds ?? undefined),
    ...listPracticeAnswers(freshPractices, deviceOffsetAt),
  ]);
  changePlayer(name, (player) => ({
    ...player,
    memories: mergeAllMemories(player.memories, added),
    counted: withCounted(player.counted, ids.map(formatCountedId)),
  }));
}

/**
 * Notes that the answers of a stored quiz or practice session are in a player's memory: it was played on this device.
 */
export function markCounted(name: string, recordId: string): void {
  const players = getPlayers();
  const ids = [formatCountedId(recordId)];
  const mark = (player: Player) => ({ ...player, counted: withCounted(player.counted, ids) });
  // Whoever was forgotten since stays forgotten.
  if (players.some((one) => one.name === name)) {
    writePlayers(players.map((one) => (one.name === name ? mark(one) : one)));
  }
}
