import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A condition on the room of a window or a container, in px: CSS's two notations, and Tailwind's. */
const ROOM_IN_PX = [
  /\((?:min|max)-(?:width|height|inline-size|block-size):\s*[\d.]+px\)/g,
  /\((?:width|height)\s*[<>]=?\s*[\d.]+px\)|[\d.]+px\s*[<>]=?\s*(?:width|height)/g,
  /\b(?:min|max)-\[[\d.]+px\](?:\/\w+)?:/g,
  /--breakpoint-[\w-]+:\s*[\d.]+px/g,
];

const SOURCES = ['app', 'features', 'shared'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file) && !file.includes('.test.'))
    .map((file) => join(folder, file)),
);

test('breakpoints are in rem: with larger letters a page needs more room', () => {
  expect(SOURCES.length).toBeGreaterThan(300);
  const found = SOURCES.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return ROOM_IN_PX.flatMap((pattern) => source.match(pattern) ?? []).map((match) => `${file}: ${match}`);
  });
  expect(found).toEqual([]);
});

test('the patterns find what they are for', () => {
  const found = (source: string) => ROOM_IN_PX.some((pattern) => new RegExp(pattern).test(source));
  for (const source of ['@media (max-width: 374px)', '@container (min-width:500px)', 'max-[374px]:sr-only'])
    expect(found(source), source).toBe(true);
  for (const source of ['@media (width >= 640px)', '[@media(min-height:740px)]:block', '--breakpoint-sm: 640px'])
    expect(found(source), source).toBe(true);
  for (const source of ['@media (max-width: 23.4rem)', 'max-[22.4rem]:text-base', 'min-width: 44px', 'min-w-[44px]'])
    expect(found(source), source).toBe(false);
});
