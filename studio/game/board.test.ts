/** Everything on the game board keeps the three rules of shapes, and every board picture has its own sizes. */
import * as THREE from 'three';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { cat } from '../cast/heroes/cat.ts';
import { boy, girl } from '../cast/heroes/child-heroes.ts';
import { dog } from '../cast/heroes/dog.ts';
import type { Hero } from '../cast/heroes/hero.ts';
import { fairy, wizard } from '../cast/heroes/magic-heroes.ts';
import { robot } from '../cast/heroes/robot.ts';
import { unicorn } from '../cast/heroes/unicorn.ts';
import { place } from '../model/place.ts';
import { filesOf, sizesOf } from '../tools/sizes.ts';
import { spriteSheet } from './sprite-sheet.ts';

/** A canvas that swallows every drawing: these tests look at shapes, not at paint. */
const GRADIENT = { addColorStop: () => {}, data: { set: () => {} } };
const NO_CANVAS = {
  createElement: () => ({ getContext: () => new Proxy({}, { get: () => () => GRADIENT, set: () => true }) }),
};
beforeAll(() => void vi.stubGlobal('document', NO_CANVAS));

const HEROES: Record<string, Hero> = { girl, boy, cat, dog, fairy, wizard, unicorn, robot };

describe.each(Object.entries(HEROES))('%s', (_name, hero) => {
  test.each(['a', 'b', 'stand'] as const)(
    'a game figure in the step %s has finite coordinates and stands on the ground',
    (step) => {
      const group = hero.build({ at: place([0, 0, 0]), step });
      const box = new THREE.Box3().setFromObject(group);
      expect([...box.min.toArray(), ...box.max.toArray()].every(Number.isFinite)).toBe(true);
      expect(box.min.y).toBeGreaterThan(-0.06);
      expect(box.min.y).toBeLessThan(0.08);
      expect(box.max.y * hero.size).toBeLessThan(1.5);
    },
  );
  test('the sheet of a game figure has eight contact shadows, no two in one cell', () => {
    const stains = spriteSheet(hero).cutout?.stains ?? [];
    expect(stains).toHaveLength(8);
    expect(new Set(stains.map((s) => s.at.map((v) => v.toFixed(2)).join())).size).toBe(8);
  });
});

test('the size of a game figure follows its group', () => {
  expect(filesOf('forest-adventure/1-1')).toEqual(['480.avif', '800.avif', '1200.avif', '800.webp']);
  expect(filesOf('site/home-hero')).toContain('1600.avif');
  expect(filesOf('game/cat-sprite')).toEqual(['512.avif', '1024.avif', '1024.webp']);
  expect(sizesOf('game/ground-pond').width).toBe(960);
  expect(filesOf('tiles/career-planner')).toEqual(['480.avif', '800.avif', '800.webp']);
});
