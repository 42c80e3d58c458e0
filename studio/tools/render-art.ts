/**
 * Renders the pictures of the site.
 *   npm run render:art                    everything that is older than its code, final
 *   npm run render:art -- a/1-1 a/1-2     these, if they changed (--force: even if not)
 *   npm run render:art -- a/1-1 --draft   a quick look, to .art-drafts/
 *   npm run render:art -- --sheet         contact sheet of all finished pictures, to .art-drafts/
 * CHROMIUM names the browser. `--width`, `--samples`, `--raw` (light without paint) help while drawing.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { formatMetadata, type PictureMetadata } from '../../site/pictures/metadata.ts';
import { fingerprints } from './fingerprint.ts';
import { withoutStale } from './freshness.ts';
import { openPaintPage, paintPicture } from './paint-page.ts';
import { metadataFile, PUBLIC_FOLDER, readMetadata, sceneNames } from './picture-files.ts';
import { FINAL_SAMPLES, FINAL_SHADOW_PX, filesOf, opaquePart, sizesOf } from './sizes.ts';
import { readStale, writeStale } from './stale-pictures.ts';

const ROOT = resolve(import.meta.dirname, '..');
const DRAFTS = join(ROOT, '.art-drafts');
const DRAFT_SAMPLES = 8;
const DRAFT_SHADOW_PX = 1024;
const AVIF_QUALITY = 58;

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: 'boolean' },
    force: { type: 'boolean' },
    sheet: { type: 'boolean' },
    raw: { type: 'boolean' },
    samples: { type: 'string' },
    width: { type: 'string' },
  },
});

function save(file: string, data: Buffer | string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
}

async function publish(page: Page, name: string, png: Buffer, fingerprint: string): Promise<void> {
  const painted = await sharp(png).metadata();
  const { width, avif, webp, paperEdge = 0 } = sizesOf(name);
  const height = Math.round((painted.height * width) / painted.width);
  for (const file of filesOf(name)) {
    const [size, format] = file.split('.');
    const scaled = sharp(png).resize({ width: Number(size), kernel: 'lanczos3' });
    const data = format === 'avif' ? scaled.avif({ quality: AVIF_QUALITY, effort: 5 }) : scaled.webp({ quality: 80 });
    save(join(PUBLIC_FOLDER, `${name}-${file}`), await data.toBuffer());
  }
  const placeholder = await sharp(png)
    .extract(opaquePart(painted.width, painted.height, paperEdge))
    .resize({ width: 24 })
    .blur(0.8)
    .webp({ quality: 50 })
    .toBuffer();
  const metadata: PictureMetadata = {
    fingerprint,
    width,
    height,
    avifWidths: avif,
    webpWidth: webp,
    placeholder: `data:image/webp;base64,${placeholder.toString('base64')}`,
    ...(await page.evaluate(() => window.studio.projected())),
  };
  save(metadataFile(name), formatMetadata(metadata));
  writeStale(withoutStale(readStale(), name));
}

async function contactSheet(names: string[]): Promise<void> {
  const [columns, w, h] = [4, 400, 300];
  const tiles = await Promise.all(
    names.map(async (name, i) => ({
      input: await sharp(readFileSync(join(PUBLIC_FOLDER, `${name}-${filesOf(name)[0]}`)))
        .resize({ width: w, height: h, fit: 'contain', background: '#fff4dc' })
        .png()
        .toBuffer(),
      left: (i % columns) * w,
      top: Math.floor(i / columns) * h,
    })),
  );
  const height = Math.max(1, Math.ceil(names.length / columns)) * h;
  const sheet = sharp({ create: { width: columns * w, height, channels: 3, background: '#fff4dc' } }).composite(tiles);
  save(join(DRAFTS, 'contact-sheet.png'), await sheet.png().toBuffer());
  console.log(join(DRAFTS, 'contact-sheet.png'));
}

async function main(): Promise<void> {
  if (flags.sheet) return contactSheet(sceneNames().filter((name) => readMetadata(name) !== undefined));
  const wanted = positionals.length ? positionals : sceneNames();
  const current = await fingerprints(flags.draft ? [] : wanted);
  const isStale = (name: string) => readMetadata(name)?.fingerprint !== current.get(name);
  const stale = flags.draft || flags.force ? wanted : wanted.filter(isStale);
  if (!stale.length) return console.log('every picture is up to date');
  const { page, close } = await openPaintPage();
  try {
    for (const name of stale) {
      const width = Number(flags.width ?? (flags.draft ? 600 : sizesOf(name).painted));
      const samples = Number(flags.samples ?? (flags.draft ? DRAFT_SAMPLES : FINAL_SAMPLES));
      const shadow = flags.draft ? DRAFT_SHADOW_PX : FINAL_SHADOW_PX;
      const png = await paintPicture(page, { name, width, samples, shadow, raw: flags.raw ?? false });
      if (flags.draft) save(join(DRAFTS, `${name.replace('/', '-')}.png`), png);
      else await publish(page, name, png, current.get(name) ?? '');
    }
  } finally {
    await close();
  }
}
await main();
