import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryMemory } from '../facts/fact-memory.fixture.ts';
import { emptyMemory, serializeMemory } from '../facts/fact-memory.ts';
import { getFact, PRESET_TABLES } from '../facts/times-fact.ts';
import {
  findPlayer,
  formatPlayers,
  MAX_PLAYERS,
  mergeAllPlayers,
  type Player,
  parsePlayers,
  recordAnswer,
  removePlayer,
  renamePlayer,
  withPlayer,
} from './players.ts';

const FACT = getFact(3, 7);

function player(name: string, lastDay = 1, tables: readonly number[] = PRESET_TABLES): Player {
  return { ...recordAnswer(findPlayer([], name), FACT, 'product', lastDay, 'fluent'), lastDay, tables };
}

test('stored players are read back unchanged', () => {
  fc.assert(
    fc.property(fc.array(arbitraryMemory, { maxLength: 5 }), (memories) => {
      const players = memories.map((memory, index) => ({
        ...player(`이름 ${index}`, 9 - index, [6, 8]),
        memories: { product: memory, factor: memory, quotient: emptyMemory },
        fluentSeconds: index % 2 === 0 ? null : 4.5,
      }));
      expect(parsePlayers(formatPlayers(players))).toEqual(players);
    }),
  );
});

test('players are stored under the names that older versions read', () => {
  const { memories, ...mina } = player('Mina', 5);
  const memory = serializeMemory(memories.product);
  expect(JSON.parse(formatPlayers([player('Mina', 5)]))).toEqual({
    version: 1,
    players: [{ ...mina, facts: memory, factors: {}, quotients: {} }],
  });
});

test('damaged storage gives no players, and incomplete players get defaults', () => {
  for (const text of [null, '', '{', '[]', '{"players":4}', 'null']) expect(parsePlayers(text)).toEqual([]);
  const text = JSON.stringify({
    players: [4, { name: 'Mina' }, { name: 'Joon', facts: {}, tables: [1, 12], lastDay: -1 }],
  });
  expect(parsePlayers(text)).toEqual([findPlayer([], 'Joon')]);
});

test('the latest player comes first, and the one away for longest is dropped', () => {
  let players = Array.from({ length: MAX_PLAYERS }, (_, index) => player(`p${index}`, index)).reduce(
    withPlayer,
    [] as readonly Player[],
  );
  expect(players[0]?.name).toBe(`p${MAX_PLAYERS - 1}`);
  players = withPlayer(players, player('new', 500));
  expect(players).toHaveLength(MAX_PLAYERS);
  expect(players.some(({ name }) => name === 'p0')).toBe(false);
});

test('renaming a player to an existing name merges what both know', () => {
  const players = [player('Mina', 5), player('Minah', 3)];
  const [joined, ...others] = renamePlayer(players, 'Minah', 'Mina');
  expect(others).toEqual([]);
  expect([...(joined?.memories.product.get(FACT)?.keys() ?? [])].sort()).toEqual([3, 5]);
  expect(joined?.lastDay).toBe(5);
  expect(renamePlayer(players, 'nobody', 'x')).toBe(players);
});

test('two devices agree after each has merged the other', () => {
  const here = [player('Mina', 5, [6]), player('Joon', 2)];
  const there = [player('Mina', 7, [8]), player('Seo', 1)];
  const one = mergeAllPlayers(here, there);
  const other = mergeAllPlayers(there, here);
  const byName = (players: readonly Player[]) =>
    players.map(({ name, memories, tables }) => [name, tables, [...(memories.product.get(FACT) ?? [])].sort()]).sort();
  expect(byName(one)).toEqual(byName(other));
  expect(findPlayer(one, 'Mina').tables).toEqual([8]);
  expect(removePlayer(one, 'Mina').map(({ name }) => name)).not.toContain('Mina');
});
