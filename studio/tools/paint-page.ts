/** The browser page that paints: three.js runs there, on the processor. */
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { sizesOf } from './sizes.ts';

const ROOT = resolve(import.meta.dirname, '..');
/** A longer call would block the browser until it counts as hung. */
const SAMPLES_PER_CALL = 4;

export type PaintOrder = {
  name: string;
  /** pixels; the height follows from the shape of the picture */
  width: number;
  /** light samples a pixel */
  samples: number;
  /** side of the sun's shadow map in pixels */
  shadow: number;
  /** light without paint */
  raw?: boolean;
  /** everybody's eyes are shut */
  blink?: boolean;
};

/** The browser's side as one script. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: ROOT,
    build: {
      write: false,
      minify: false,
      lib: { entry: join(ROOT, 'browser/render-page.ts'), formats: ['iife'], name: 'renderPage' },
    },
  });
  const output = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return output.output[0].code;
}

/** A PNG of a scene. */
export async function paintPicture(page: Page, order: PaintOrder): Promise<Buffer> {
  const { name, width, samples, shadow, raw = false, blink = false } = order;
  const start = performance.now();
  const { triangles } = await page.evaluate((scene) => window.studio.init(scene), {
    name,
    width,
    shadow,
    paperEdge: sizesOf(name).paperEdge ?? 0,
    blink,
  });
  for (let n = 0; n < samples; n += SAMPLES_PER_CALL)
    await page.evaluate((k) => window.studio.sample(k), Math.min(SAMPLES_PER_CALL, samples - n));
  const url = await page.evaluate((isRaw) => window.studio.png(isRaw), raw);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name}: ${Math.round(triangles / 1000)}k triangles, ${samples} samples, ${seconds} s`);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

/** Opens the page. CHROMIUM names the browser. */
export async function openPaintPage(): Promise<{ page: Page; close: () => Promise<void> }> {
  const code = await bundle();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
      '--disable-gpu-watchdog',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  // blend modes break when the window is smaller than the picture
  const page = await browser.newPage({ viewport: { width: 1800, height: 2300 } });
  page.on('console', (m) => m.type() === 'error' && console.log('[page]', m.text().slice(0, 900)));
  page.on('pageerror', (e) => console.log('[error]', e.message, (e.stack ?? '').slice(0, 600)));
  page.setDefaultTimeout(0);
  await page.setContent('<body></body>');
  await page.addScriptTag({ content: code });
  return { page, close: () => browser.close() };
}
