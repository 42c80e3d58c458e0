import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listPictureFiles } from './picture-files.ts';
import manifest from './picture-manifest.json' with { type: 'json' };
import { getPictureFormat, getPlaceholder, type PictureName } from './picture-manifest.ts';

test.each(Object.keys(manifest.pictures) as PictureName[])('every image file of %s exists', (name) => {
  const files = listPictureFiles(name, getPictureFormat(name));
  expect(files.filter((file) => !existsSync(`public/art/${file}`))).toEqual([]);
});

test('a large picture has a placeholder, a small one does not', () => {
  expect(getPlaceholder('site/home-hero')).toMatch(/^data:image\/webp;base64,/);
  expect(getPlaceholder('cards/math')).toBeNull();
});
