import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyMade, manyLevels } from '../maker/made-levels.fixture.ts';
import { findLevelProblem } from '../world/made-level.ts';
import { cleanLevelName, formatGridKey, type GalleryLevel, MAX_GALLERY_LEVELS, mergeGalleries } from './gallery.ts';
import { formatLevelsFile, importLevels, MAX_FILE_CHARS, parseLevelsFile } from './gallery-file.ts';

const anyLevel: fc.Arbitrary<GalleryLevel> = fc.record({
  made: anyMade.filter((made) => findLevelProblem(made) === null),
  name: fc.string({ unit: 'grapheme', maxLength: 60 }).map(cleanLevelName),
  isOwn: fc.constant(false),
});
const anyGallery = fc.uniqueArray(anyLevel, { selector: formatGridKey, minLength: 1, maxLength: 5 });

function problemOf(text: string): string | null {
  const file = parseLevelsFile(text);
  return file.ok ? null : file.problem;
}

test('a gallery file is read back as it was written', () => {
  fc.assert(
    fc.property(anyGallery, (gallery) => {
      expect(parseLevelsFile(formatLevelsFile(gallery))).toEqual({ ok: true, levels: gallery });
    }),
    { numRuns: 40 },
  );
});

test('importing a gallery file adds the levels that are missing, and counts them', () => {
  fc.assert(
    fc.property(anyGallery, anyGallery, (here, there) => {
      const read = importLevels(here, formatLevelsFile(there));
      if (!read.ok) throw new Error(read.problem);
      expect(read.added + read.known).toBe(there.length);
      expect(mergeGalleries(here, read.levels)).toHaveLength(here.length + read.added);
    }),
    { numRuns: 40 },
  );
});

describe('a file', () => {
  const [one] = manyLevels(1);
  const good = formatLevelsFile(one ? [one] : []);
  const withLevels = (levels: unknown) => JSON.stringify({ format: 'story-forest-levels', version: 1, levels });
  test.each([
    ['nothing', '', 'not-ours'],
    ['no object', 'null', 'not-ours'],
    ['a list', '[]', 'not-ours'],
    ['another file of this site', '{"format":"story-forest-progress","version":1,"texts":{}}', 'not-ours'],
    ['too long', ' '.repeat(MAX_FILE_CHARS + 1), 'not-ours'],
    ['cut off', good.slice(0, -9), 'broken'],
    ['a newer version', good.replace('"version": 1', '"version": 2'), 'newer'],
    ['no version', '{"format":"story-forest-levels"}', 'broken'],
    ['no levels', withLevels([]), 'broken'],
    ['levels of another form', withLevels({ level: '5m04im00h' }), 'broken'],
    ['a level without a name', withLevels([{ level: '5m04im00h' }]), 'broken'],
    ['a level that is no grid', withLevels([{ level: '5m04im09h', name: '' }]), 'broken'],
    ['a level that nobody can solve', withLevels([{ level: '5m04im00hf10f01', name: '' }]), 'broken'],
    ['a name of a thousand letters', withLevels([{ level: '5m04im00h', name: 'x'.repeat(1000) }]), 'broken'],
  ])('a gallery file with %s is refused', (_, text, problem) => {
    expect(problemOf(text)).toBe(problem);
    expect(importLevels([], text)).toEqual({ ok: false, problem });
  });

  test('any text is read as a gallery file or refused, without throwing', () => {
    const near = fc.json().map((levels) => `{"format":"story-forest-levels","version":1,"levels":${levels}}`);
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json(), near), (text) => void parseLevelsFile(text)));
  });

  test('a gallery file with more levels than fit is refused as a whole', () => {
    const levels = manyLevels(MAX_GALLERY_LEVELS + 1);
    const here = levels.slice(0, -2);
    expect(importLevels(here, formatLevelsFile(levels.slice(1, -1)))).toMatchObject({ ok: true, added: 1 });
    expect(importLevels(here, formatLevelsFile(levels.slice(-2)))).toEqual({ ok: false, problem: 'full' });
    expect(formatLevelsFile(levels).length).toBeLessThan(MAX_FILE_CHARS / 2);
  });
});
