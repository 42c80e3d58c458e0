import type { TimesFact } from '../facts/attempt.ts';
import { type DayResult, type FactMemory, getLocalDay, mergeMemories, recordResult } from '../facts/fact-memory.ts';
import { readStored, writeStored } from '../storage/stored-text.client.ts';
import {
  FORGET_PLAYERS_KEY,
  findPlayer,
  formatPlayers,
  PLAYERS_KEY,
  type Player,
  type Players,
  parsePlayers,
  removePlayer,
  withPlayer,
} from './players.ts';

/** Players of a device with FORGET_PLAYERS_KEY: in memory, gone when the page is left. */
let unstored: Players = [];

/** Returns the local calendar day of today. */
export function getToday(): number {
  const now = new Date();
  return getLocalDay(now.getTime(), now.getTimezoneOffset());
}

/** Whether this device is one that stores nobody. */
export function isEphemeral(): boolean {
  return readStored(FORGET_PLAYERS_KEY) === 'on';
}

function currentPlayers(): Players {
  return isEphemeral() ? unstored : parsePlayers(readStored(PLAYERS_KEY));
}

export function writePlayers(players: Players): void {
  if (isEphemeral()) unstored = players;
  else writeStored(PLAYERS_KEY, players.length === 0 ? null : formatPlayers(players));
}

/** Forgets everybody on this device, and from now on whoever plays, as soon as the page is left; or stores them again. */
export function setEphemeral(isOn: boolean): void {
  unstored = [];
  if (isOn) writeStored(PLAYERS_KEY, null);
  writeStored(FORGET_PLAYERS_KEY, isOn ? 'on' : null);
}

/** Drops who has played on a device that stores nobody: their turn is over. */
export function forgetUnstored(): void {
  unstored = [];
}

export function getPlayer(name: string): Player {
  return findPlayer(currentPlayers(), name);
}

/** Stores a change of one player, who has been here today. */
export function changePlayer(name: string, change: (player: Player) => Player): void {
  const players = currentPlayers();
  writePlayers(withPlayer(players, { ...change(findPlayer(players, name)), lastDay: getToday() }));
}

/** Stores what one answer says about a fact. */
export function rememberAnswer(name: string, fact: TimesFact, result: DayResult): void {
  changePlayer(name, (player) => ({ ...player, facts: recordResult(player.facts, fact, getToday(), result) }));
}

export function forgetPlayer(name: string): void {
  writePlayers(removePlayer(currentPlayers(), name));
}

/** Adds facts that are known from elsewhere. */
export function addMemory(name: string, facts: FactMemory): void {
  changePlayer(name, (player) => ({ ...player, facts: mergeMemories(player.facts, facts) }));
}
