import { createBlankLevel, grounds } from '../levels/made-level.ts';
import { applyTool } from '../maker/level-maker.ts';
import type { Gallery } from './gallery.ts';

/** Makes levels, all different, with names as long as they may be. At most 330. */
export function manyLevels(count: number): Gallery {
  return Array.from({ length: count }, (_, index) => {
    const blank = createBlankLevel(12, grounds[Math.floor(index / 110)] ?? 'meadow');
    const { made } = applyTool(
      blank,
      { place: 'item', kind: 'key' },
      { x: 1 + (index % 11), y: Math.floor(index / 11) % 10 },
    );
    return { made, name: '가'.repeat(40), isOwn: false };
  });
}
