import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyTool } from '../maker/level-maker.ts';
import { anyMade, manyLevels } from '../maker/made-levels.fixture.ts';
import { createBlankLevel, type MadeLevel } from '../world/made-level.ts';
import {
  addMadeLevel,
  cleanLevelName,
  formatGallery,
  formatGridKey,
  type Gallery,
  type GalleryLevel,
  MAX_GALLERY_LEVELS,
  mergeGalleries,
  parseGallery,
  removeLevel,
  renameLevel,
  restoreLevel,
} from './gallery.ts';
import { formatMade } from './share.ts';

const anyLevel: fc.Arbitrary<GalleryLevel> = fc.record({
  made: anyMade,
  name: fc.string({ unit: 'grapheme', maxLength: 60 }).map(cleanLevelName),
  isOwn: fc.boolean(),
});
const anyGallery: fc.Arbitrary<Gallery> = fc.uniqueArray(anyLevel, { selector: formatGridKey, maxLength: 6 });

/** A level with a key on a square of the top row. */
function levelAt(x: number): MadeLevel {
  return applyTool(createBlankLevel(), { place: 'item', kind: 'key' }, { x, y: 0 }).made;
}

function galleryOf(...columns: number[]): Gallery {
  return columns.map((x) => ({ made: levelAt(x), name: `level ${x}`, isOwn: true }));
}

const namesOf = (gallery: Gallery | null) => gallery?.map(({ name }) => name);

describe('saving a level', () => {
  test('a saved level is added at the end, without a name', () => {
    expect(namesOf(addMadeLevel(galleryOf(1, 2), levelAt(3), null))).toEqual(['level 1', 'level 2', '']);
  });

  test("a changed level replaces its original, keeps the name and becomes the child's own", () => {
    const gallery = galleryOf(1, 2).map((level) => ({ ...level, isOwn: false }));
    const kept = addMadeLevel(gallery, levelAt(3), formatMade(levelAt(1)));
    expect(kept).toEqual([{ made: levelAt(3), name: 'level 1', isOwn: true }, gallery[1]]);
  });

  test('a changed level is added where its original has been deleted', () => {
    expect(namesOf(addMadeLevel(galleryOf(2), levelAt(3), formatMade(levelAt(1))))).toEqual(['level 2', '']);
  });

  test('saving a level that is already in the gallery changes nothing', () => {
    const gallery = galleryOf(1, 2);
    expect(addMadeLevel(gallery, levelAt(2), null)).toBe(gallery);
    expect(addMadeLevel(gallery, levelAt(2), formatMade(levelAt(1)))).toBe(gallery);
  });

  test('a full gallery refuses a new level and accepts a changed one', () => {
    const gallery = manyLevels(MAX_GALLERY_LEVELS);
    const [first] = gallery;
    const other = createBlankLevel(5);
    expect(addMadeLevel(gallery, other, null)).toBeNull();
    expect(addMadeLevel(gallery, other, first ? formatGridKey(first) : null)).toHaveLength(MAX_GALLERY_LEVELS);
  });
});

describe('a name', () => {
  test.each([
    ['  Dragon   path ', 'Dragon path'],
    ['a\u200Bb', 'ab'],
    ['', ''],
    ['x'.repeat(99), 'x'.repeat(40)],
    ['🐉'.repeat(50), '🐉'.repeat(40)],
  ])('the level name %j is stored as %j', (typed, stored) => {
    const grid = formatMade(levelAt(1));
    expect(namesOf(renameLevel(galleryOf(1, 2), grid, typed))).toEqual([stored, 'level 2']);
  });
});

test('a deleted level can be restored to its place', () => {
  fc.assert(
    fc.property(anyGallery, fc.nat(), (gallery, random) => {
      fc.pre(gallery.length > 0);
      const index = random % gallery.length;
      const level = gallery[index];
      if (!level) return;
      const without = removeLevel(gallery, formatGridKey(level));
      expect(without).toHaveLength(gallery.length - 1);
      expect(restoreLevel(without, level, index)).toEqual(gallery);
      expect(restoreLevel(gallery, level, index)).toBe(gallery);
    }),
  );
});

describe('two galleries together', () => {
  test('merging two galleries keeps every level once, those of this device first', () => {
    fc.assert(
      fc.property(anyGallery, anyGallery, (here, other) => {
        const merged = mergeGalleries(here, other);
        const grids = merged.map(formatGridKey);
        expect(new Set(grids)).toEqual(new Set([...here, ...other].map(formatGridKey)));
        expect(grids).toHaveLength(new Set(grids).size);
        for (const [index, level] of here.entries()) {
          expect(merged[index]?.made).toEqual(level.made);
          if (level.name) expect(merged[index]?.name).toBe(level.name);
        }
        expect(mergeGalleries(merged, other)).toEqual(merged);
      }),
    );
  });
});

describe('a stored gallery', () => {
  test('a stored gallery is read back as it was written', () => {
    fc.assert(fc.property(anyGallery, (gallery) => void expect(parseGallery(formatGallery(gallery))).toEqual(gallery)));
  });

  test('any text is read as a gallery without throwing', () => {
    const near = fc.json().map((levels) => `{"version":1,"levels":[{"level":"5m04im00h"},${levels}]}`);
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json(), near), (text) => void parseGallery(text)));
  });

  test('a stored gallery loses invalid levels only', () => {
    const stored = {
      version: 1,
      levels: [{ level: '5m04im00h', name: 7 }, { level: 'x' }, null, { level: '5m04im00h' }],
    };
    const gallery = parseGallery(JSON.stringify(stored));
    expect(gallery.map((level) => [formatGridKey(level), level.name, level.isOwn])).toEqual([['5m04im00h', '', false]]);
    expect(parseGallery(null)).toEqual([]);
  });
});
