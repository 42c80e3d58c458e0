import { describe, expect, test } from 'vitest';
import type { Cell } from '../world/level.ts';
import type { HeroState } from './run.ts';
import { findShortestPaths } from './shortest-paths.ts';

const at = (x: number, y: number): Cell => ({ x, y });

describe('shortest paths', () => {
  const item = (id: string, x: number, y: number) => ({ id, x, y });
  const grid = (items: ReturnType<typeof item>[], hazards: Cell[] = []) => ({
    gridSize: 4,
    startPosition: at(0, 3),
    items,
    hazards: hazards.map((cell, index) => ({ ...cell, id: `${index}`, type: 'fire' as const })),
  });
  const hero = (x: number, y: number, facing: HeroState['facing'] = 'right', found: string[] = []): HeroState => ({
    position: at(x, y),
    facing,
    found,
  });

  test.each<[string, HeroState, Cell, string]>([
    ['the edge on the left', hero(0, 1), at(3, 0), 'right'],
    ['the edge on the right', hero(3, 1, 'up'), at(0, 2), 'left'],
    ['the upper edge', hero(1, 0), at(1, 3), 'down'],
    ['the lower edge', hero(1, 3), at(1, 0), 'up'],
  ])('shortest paths do not cross %s', (_, from, { x, y }, act) => {
    expect(findShortestPaths(grid([item('key', x, y)])).nextAct(from)).toBe(act);
  });

  test("a shortest path continues in the hero's direction if a turn is equally long", () => {
    const paths = findShortestPaths(grid([item('key', 3, 0)]));
    expect(paths.nextAct(hero(0, 3, 'up'))).toBe('up');
    expect(paths.nextAct(hero(0, 3, 'right'))).toBe('right');
    expect(paths.nextAct(hero(3, 0))).toBe('collect');
  });

  test('a shortest path takes the nearer of two equal items, and each item once', () => {
    const paths = findShortestPaths(grid([item('far', 0, 0), item('near', 0, 2)]));
    expect(paths.nextItem(hero(0, 3))).toBe('near');
    expect(paths.nextItem(hero(0, 2, 'up', ['near']))).toBe('far');
    expect(paths.stepsLeft(hero(0, 3))).toBe(5);
    expect(paths.stepsLeft(hero(0, 2, 'up', ['near']))).toBe(3);
    expect(paths.stepsLeft(hero(0, 0, 'up', ['near', 'far']))).toBe(0);
    expect(paths.nextItem(hero(0, 0, 'up', ['near', 'far']))).toBeNull();
    expect(paths.nextAct(hero(0, 0, 'up', ['near', 'far']))).toBeNull();
  });

  test('there is no shortest path where an item is walled in', () => {
    const paths = findShortestPaths(grid([item('key', 3, 0)], [at(2, 0), at(3, 1)]));
    expect([paths.stepsLeft(hero(0, 3)), paths.nextItem(hero(0, 3)), paths.nextAct(hero(0, 3))]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('a shortest path leads around a wall', () => {
    const paths = findShortestPaths(grid([item('key', 2, 3)], [at(1, 3), at(1, 2), at(1, 1)]));
    expect(paths.stepsLeft(hero(0, 3))).toBe(9);
    expect(paths.nextAct(hero(0, 3))).toBe('up');
  });
});
