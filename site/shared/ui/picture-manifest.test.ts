import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictureFiles } from '../page/picture-files.ts';
import { pictureFormat, pictureNames, placeholderOf } from './picture-manifest.ts';

test.each(pictureNames)('every image file of %s exists', (name) => {
  const files = pictureFiles(name, pictureFormat(name));
  expect(files.filter((file) => !existsSync(`public/art/${file}`))).toEqual([]);
});

test('a large picture has a placeholder, a small one does not', () => {
  expect(placeholderOf('site/home-hero')).toMatch(/^data:image\/webp;base64,/);
  expect(placeholderOf('cards/math')).toBeNull();
});
