import { expect, test } from 'vitest';
import { buildPictureSources, listPictureFiles } from './picture-files.ts';

const widths = { avifWidths: [480, 800], webpWidth: 640 };

test('a picture has an AVIF file for each width, and one WebP', () => {
  expect(listPictureFiles('site/home', widths)).toEqual([
    'site/home-480.avif',
    'site/home-800.avif',
    'site/home-640.webp',
  ]);
});

test('a page names the AVIF files with their widths as srcset, and the WebP as src', () => {
  expect(buildPictureSources('site/home', widths)).toEqual({
    avif: '/art/site/home-480.avif 480w, /art/site/home-800.avif 800w',
    webp: '/art/site/home-640.webp',
  });
});
