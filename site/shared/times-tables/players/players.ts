/**
 * The children who use this device.
 *
 * @packageDocumentation
 */

import { getFields, parseJson } from '../../storage/json.ts';
import type { FactForm, Memories } from '../facts/fact-form.ts';
import {
  type DayResult,
  emptyMemory,
  mergeMemories,
  parseMemory,
  recordResult,
  serializeMemory,
} from '../facts/fact-memory.ts';
import { normalizeTables, PRESET_TABLES, type TimesFact } from '../facts/times-fact.ts';
import { isFluentSeconds } from '../facts/typing-speed.ts';

/** Key in local storage; holds 'on' where nothing of a player is stored: a school's computer. */
export const FORGET_PLAYERS_KEY = 'story-forest.forget-players';
/** More than two classes on one device: then the player who was away longest is dropped. */
export const MAX_PLAYERS = 70;

/**
 * As many quizzes and practice sessions as the server lists of a player (MAX_PLAYER_SCORES and MAX_PLAYER_PRACTICES,
 * whose modules would bring the API's schemas).
 */
const MAX_COUNTED = 700;

/** Who has played on this device. */
export type Player = {
  readonly name: string;
  /** The last local calendar day on which the player played here. */
  readonly lastDay: number;
  /** Tables, ascending, at least one. */
  readonly tables: readonly number[];
  readonly memories: Memories;
  /**
   * The stored quizzes and practice sessions whose answers are in the memories, by `formatCountedId`, the latest last.
   * Their answers are not added again: what the server says of their day may be another than what this device has
   * noted.
   */
  readonly counted: readonly string[];
  /** Seconds of a quick answer, by this child's own typing; null where that was never measured. */
  readonly fluentSeconds: number | null;
};

/** The end of a record's id, which is random: 48 bits tell those of a player apart. */
export function formatCountedId(recordId: string): string {
  return recordId.slice(-12);
}

/** Adds counted records; the latest are stored. */
export function withCounted(counted: readonly string[], more: readonly string[]): readonly string[] {
  return [...new Set([...counted, ...more])].slice(-MAX_COUNTED);
}

/** The player who was here last comes first. */
export type Players = readonly Player[];

const NEW_PLAYER = {
  tables: PRESET_TABLES,
  memories: { product: emptyMemory, factor: emptyMemory, quotient: emptyMemory },
  counted: [],
  fluentSeconds: null,
} as const;

/** The player with one more answer. */
export function recordAnswer(player: Player, fact: TimesFact, form: FactForm, day: number, result: DayResult): Player {
  const { memories } = player;
  return { ...player, memories: { ...memories, [form]: recordResult(memories[form], fact, day, result) } };
}

export function findPlayer(players: Players, name: string): Player {
  return players.find((one) => one.name === name) ?? { name, lastDay: 0, ...NEW_PLAYER };
}

/** The players with this one in place of any of the same name. */
export function withPlayer(players: Players, player: Player): Players {
  const others = players.filter(({ name }) => name !== player.name);
  return [player, ...others].sort((a, b) => b.lastDay - a.lastDay).slice(0, MAX_PLAYERS);
}

export function removePlayer(players: Players, name: string): Players {
  return players.filter((one) => one.name !== name);
}

/** Gives a player another name. If somebody has it already, the two become one and keep what both know. */
export function renamePlayer(players: Players, from: string, to: string): Players {
  const player = players.find(({ name }) => name === from);
  if (!player || from === to) return players;
  return withPlayer(removePlayer(players, from), mergePlayers({ ...player, name: to }, findPlayer(players, to)));
}

/** What both say, by what was asked of the facts. */
export function mergeAllMemories(one: Memories, other: Memories): Memories {
  return {
    product: mergeMemories(one.product, other.product),
    factor: mergeMemories(one.factor, other.factor),
    quotient: mergeMemories(one.quotient, other.quotient),
  };
}

/** One player from two copies. The tables are those of the copy that was used last. */
function mergePlayers(one: Player, other: Player): Player {
  const latest = other.lastDay > one.lastDay ? other : one;
  const earlier = latest === one ? other : one;
  return {
    ...latest,
    name: one.name,
    memories: mergeAllMemories(one.memories, other.memories),
    counted: withCounted(one.counted, other.counted),
    fluentSeconds: latest.fluentSeconds ?? earlier.fluentSeconds,
  };
}

/** All players of two devices, each with what both know. */
export function mergeAllPlayers(players: Players, others: Players): Players {
  return others.reduce((all, other) => withPlayer(all, mergePlayers(findPlayer(all, other.name), other)), players);
}

/** Returns the players as JSON data. */
function serializePlayers(players: Players): unknown {
  return players.map(({ memories, ...player }) => ({
    ...player,
    facts: serializeMemory(memories.product),
    factors: serializeMemory(memories.factor),
    quotients: serializeMemory(memories.quotient),
  }));
}

export function formatPlayers(players: Players): string {
  return JSON.stringify({ version: 1, players: serializePlayers(players) });
}

/** Parses a stored text; nobody where it is none. */
export function parsePlayers(text: string | null): Players {
  return parsePlayerEntries(getFields(parseJson(text))?.players) ?? [];
}

/** Parses a list of players of JSON data; null where it is no list. An entry without name and facts is left out. */
function parsePlayerEntries(value: unknown): Players | null {
  if (!Array.isArray(value)) return null;
  return value
    .map((entry: unknown) => parsePlayer(entry))
    .filter((player) => player !== null)
    .slice(0, MAX_PLAYERS);
}

function parsePlayer(entry: unknown): Player | null {
  const { name, lastDay, tables, facts, counted, factors, quotients, fluentSeconds } = getFields(entry) ?? {};
  const product = parseMemory(facts);
  if (typeof name !== 'string' || name === '' || product === null) return null;
  return {
    name,
    lastDay: typeof lastDay === 'number' && Number.isInteger(lastDay) && lastDay >= 0 ? lastDay : 0,
    tables: Array.isArray(tables) ? normalizeTables(tables) : PRESET_TABLES,
    // Older versions have stored the products alone.
    memories: {
      product,
      factor: parseMemory(factors) ?? emptyMemory,
      quotient: parseMemory(quotients) ?? emptyMemory,
    },
    counted: withCounted([], Array.isArray(counted) ? counted.filter((id) => typeof id === 'string') : []),
    fluentSeconds: isFluentSeconds(fluentSeconds) ? fluentSeconds : null,
  };
}
