import { describe, expect, test } from 'vitest';
import { countBlocks, type Program, parseProgram } from '../program/program.ts';
import { run } from '../run/run.ts';
import { isSolvable } from './level.ts';
import { levels, SHORTEST_PROGRAMS } from './levels.ts';
import { findShortestActs } from './solver.fixture.ts';

const smallest = (id: string): Program => parseProgram(SHORTEST_PROGRAMS[id] ?? '?') ?? [];

describe('the levels', () => {
  test('the levels are the three of docs/product.md §7.1', () => {
    expect(
      levels.map(({ title, gridSize, startPosition, items, hazards }) => [
        title.en,
        gridSize,
        [startPosition.x, startPosition.y],
        items.length,
        hazards.length,
      ]),
    ).toEqual([
      ['Programming Basics', 8, [0, 7], 2, 3],
      ['Loops & Logic', 10, [0, 9], 3, 5],
      ['Algorithm Master', 12, [0, 11], 3, 8],
    ]);
  });

  test.each(levels)(
    '$title.en has at most one thing on each square, all on the grid',
    ({ gridSize, startPosition, items, hazards }) => {
      const cells = [startPosition, ...items, ...hazards].map(({ x, y }) => `${x},${y}`);
      expect(new Set(cells).size).toBe(cells.length);
      for (const { x, y } of [...items, ...hazards])
        expect(Math.min(x, y) >= 0 && Math.max(x, y) < gridSize).toBe(true);
    },
  );

  test.each(levels)('$title.en can be solved, and with a repeat in fewer blocks than without', (level) => {
    expect(isSolvable(level)).toBe(true);
    const program = smallest(level.id);
    expect(run(level, program).ending).toBe('all-found');
    expect(program.some((block) => block.kind === 'repeat')).toBe(true);
    expect(countBlocks(program)).toBeLessThan(findShortestActs(level).length);
  });
});

describe('the search', () => {
  test('the path search finds no way where there is none', () => {
    const walled = {
      gridSize: 3,
      startPosition: { x: 0, y: 2 },
      items: [{ id: 'key', x: 2, y: 0 }],
      hazards: [
        { id: 'a', x: 1, y: 0, type: 'fire' as const },
        { id: 'b', x: 1, y: 1, type: 'fire' as const },
        { id: 'c', x: 2, y: 1, type: 'fire' as const },
      ],
    };
    expect(isSolvable(walled)).toBe(false);
    expect(findShortestActs(walled)).toEqual([]);
  });

  test.each(levels)('a child who takes the shortest way through $title.en solves it', (level) => {
    const acts = findShortestActs(level);
    let now = run(level, []).start;
    for (const act of acts) {
      const block = act === 'collect' ? { id: '1', kind: act } : { id: '1', kind: 'move' as const, direction: act };
      now = run(level, [block], now).entries.at(-1) ?? now;
    }
    expect(now.found).toHaveLength(level.items.length);
  });
});
