/**
 * Renders the shut eyes that lie over a finished picture for the length of a blink.
 *   npm run render:blinks                 every listed picture whose eyes are older than the picture
 *   npm run render:blinks -- a/1-1        these, even if they are not
 * The scene is painted once more with shut eyes; what differs within a head is kept, the rest is transparent.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { BLINKING } from '../moments/blinking.ts';
import { findShutEyes, type PixelBox, type Pixels } from './blink-patch.ts';
import { type Blinks, readBlinks, shutEyesFile, writeBlinks } from './blinks-file.ts';
import { openPaintPage, paintPicture } from './paint-page.ts';
import { PUBLIC_FOLDER, readMetadata } from './picture-files.ts';
import { FINAL_SAMPLES, FINAL_SHADOW_PX, sizesOf } from './sizes.ts';

const AVIF_QUALITY = 62;
const isOld = (name: string, blinks: Blinks) => blinks[name]?.fingerprint !== readMetadata(name)?.fingerprint;

async function pixelsOf(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

async function renderBlink(page: Page, name: string): Promise<void> {
  const metadata = readMetadata(name);
  if (!metadata) throw new Error(`${name} is not painted`);
  const width = sizesOf(name).painted;
  const png = await paintPicture(page, { name, width, samples: FINAL_SAMPLES, shadow: FINAL_SHADOW_PX, blink: true });
  const open = await pixelsOf(readFileSync(join(PUBLIC_FOLDER, `${name}-${width}.avif`)));
  const heads = metadata.heads.filter((head) => 'person' in head);
  const { patch, eyes } = findShutEyes(open, await pixelsOf(png), heads);
  const raw = { width: patch.width, height: patch.height, channels: 4 } as const;
  const avif = await sharp(patch.data, { raw }).avif({ quality: AVIF_QUALITY, effort: 5 }).toBuffer();
  writeFileSync(shutEyesFile(name), avif);
  const insets = Object.entries(eyes).map(([who, box]) => [who, formatInset(box, patch)]);
  const blinks = { ...readBlinks(), [name]: { fingerprint: metadata.fingerprint, eyes: Object.fromEntries(insets) } };
  writeBlinks(blinks);
  console.log(`${name}: ${Object.keys(eyes).join(', ') || 'nobody'}, ${(avif.length / 1000).toFixed(1)} kB`);
}

/** As CSS `inset()` takes it: top, right, bottom, left in percent of the picture. */
function formatInset({ left, top, right, bottom }: PixelBox, { width, height }: Pixels): string {
  const percents = [top / height, 1 - right / width, 1 - bottom / height, left / width];
  return percents.map((share) => `${(100 * share).toFixed(1)}%`).join(' ');
}

const named = process.argv.slice(2);
const wanted = named.length ? named : BLINKING.filter((name) => isOld(name, readBlinks()));
if (!wanted.length) console.log('all shut eyes are up to date');
else {
  const { page, close } = await openPaintPage();
  try {
    for (const name of wanted) await renderBlink(page, name);
  } finally {
    await close();
  }
}
