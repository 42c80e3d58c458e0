import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listPictureFiles } from '../../../shared/ui/picture-files.ts';
import { CHEER, estimateNameEms } from './certificate-layout.ts';

test.each([
  ['하늘', 2],
  ['anna', 2.4],
  ['Anna', 2.8],
  ['WWWW', 4],
  ['2반 10번', 4.4],
  ['', 0],
])('the certificate takes %s for %d ems', (name, ems) => {
  expect(estimateNameEms(name)).toBeCloseTo(ems);
});

test.each(listPictureFiles(CHEER.name, CHEER))('%s of the certificate exists', (file) => {
  expect(existsSync(`public/art/${file}`)).toBe(true);
});
