import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listPictureFiles } from '../page/picture-files.ts';
import { getPictureFormat, getPlaceholder, pictureNames } from './picture-manifest.ts';

test.each(pictureNames)('every image file of %s exists', (name) => {
  const files = listPictureFiles(name, getPictureFormat(name));
  expect(files.filter((file) => !existsSync(`public/art/${file}`))).toEqual([]);
});

test('a large picture has a placeholder, a small one does not', () => {
  expect(getPlaceholder('site/home-hero')).toMatch(/^data:image\/webp;base64,/);
  expect(getPlaceholder('cards/math')).toBeNull();
});
