import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** Where a page of the test's own stands: no file of the site is below it, and no policy of ours rules it. */
const PLACE = '/pdf-under-test';
/** By PostScript name, as the PDF names them. */
const FONT_FILES: Readonly<Record<string, string>> = {
  'Pretendard-Regular': 'features/career/plan-pdf/fonts/pretendard-400.ttf',
  'Pretendard-Unusual': 'features/career/plan-pdf/fonts/pretendard-400-rare.ttf',
  'Pretendard-Bold': 'features/career/plan-pdf/fonts/pretendard-700.ttf',
  'Jua-Regular': 'features/career/plan-pdf/generated/jua-400.ttf',
  'Jua-English': 'features/career/plan-pdf/generated/jua-400-latin.ttf',
};

/** One run of letters on a rendered page. */
type DrawnText = {
  readonly page: number;
  readonly text: string;
  readonly font: string;
  /** 0…1: how much of the ink on the page and of the same letters, set by the browser from our font file, coincides. */
  readonly likeness: number;
  /** The same, held against the letters in reverse: what a wrong drawing would reach. */
  readonly unlikeness: number;
  /** Reversed, some words are the same or nearly so. */
  readonly reads: 'one way' | 'both ways';
};

/** A page as it is seen, and its letters. */
export type DrawnPdf = { readonly texts: readonly DrawnText[]; readonly pictures: readonly Buffer[] };

/**
 * Renders a PDF in the browser with Mozilla's reader, and compares the ink of every run of letters with the same
 * letters set by the browser itself.
 */
export async function drawPdf(page: Page, pdf: Buffer): Promise<DrawnPdf> {
  const require = createRequire(import.meta.url);
  const reader = (name: string) => require.resolve(`pdfjs-dist/build/${name}`);
  const files: Readonly<Record<string, () => Promise<Buffer>>> = {
    'plan.pdf': async () => pdf,
    'pdf.mjs': () => readFile(reader('pdf.mjs')),
    'pdf.worker.mjs': () => readFile(reader('pdf.worker.mjs')),
    ...Object.fromEntries(Object.values(FONT_FILES).map((name) => [name, () => readFile(name)])),
  };
  await page.route(`**${PLACE}/**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(PLACE.length + 1);
    const file = files[name];
    const contentType = name.endsWith('.mjs') ? 'text/javascript' : 'application/octet-stream';
    if (file) await route.fulfill({ body: await file(), contentType });
    else await route.fulfill({ body: '<!doctype html><title>PDF</title>', contentType: 'text/html' });
  });
  await page.goto(`${PLACE}/`);
  const { texts, pictures } = await page.evaluate(renderInPage, { place: PLACE, fontFiles: FONT_FILES });
  return { texts, pictures: pictures.map((picture) => Buffer.from(picture.replace(/^[^,]*,/, ''), 'base64')) };
}

/** Runs in the browser: stands alone. */
async function renderInPage({ place, fontFiles }: { place: string; fontFiles: Readonly<Record<string, string>> }) {
  const SCALE = 3;
  /** Sum of the differences in red, green and blue from the ground, from which on a pixel counts as ink. */
  const INK = 120;
  const pdfjs = await import(`${place}/pdf.mjs`);
  pdfjs.GlobalWorkerOptions.workerSrc = `${place}/pdf.worker.mjs`;
  for (const [name, file] of Object.entries(fontFiles)) {
    document.fonts.add(await new FontFace(name, `url(${place}/${file})`).load());
  }

  function contextOf(width: number, height: number): CanvasRenderingContext2D {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    return context;
  }

  /** Which pixels differ from the most frequent color. */
  function inkOf({ data }: ImageData): Uint8Array {
    const counts = new Map<number, number>();
    const colorAt = (at: number) => ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
    for (let at = 0; at < data.length; at += 4) counts.set(colorAt(at), (counts.get(colorAt(at)) ?? 0) + 1);
    const ground = [...counts].reduce((most, each) => (each[1] > most[1] ? each : most))[0];
    const channels = [ground >> 16, (ground >> 8) & 255, ground & 255];
    const ink = new Uint8Array(data.length / 4);
    for (let pixel = 0; pixel < ink.length; pixel++) {
      const far = channels.reduce((sum, value, i) => sum + Math.abs((data[4 * pixel + i] ?? 0) - value), 0);
      ink[pixel] = far > INK ? 1 : 0;
    }
    return ink;
  }

  function overlap(a: Uint8Array, b: Uint8Array): number {
    let both = 0;
    let either = 0;
    for (let i = 0; i < a.length; i++) {
      both += (a[i] ?? 0) & (b[i] ?? 0);
      either += (a[i] ?? 0) | (b[i] ?? 0);
    }
    return either === 0 ? 0 : both / either;
  }

  const pdf = await pdfjs.getDocument({ url: `${place}/plan.pdf`, fontExtraProperties: true }).promise;
  const texts: DrawnText[] = [];
  const pictures: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const pdfPage = await pdf.getPage(number);
    const viewport = pdfPage.getViewport({ scale: SCALE });
    const drawn = contextOf(Math.ceil(viewport.width), Math.ceil(viewport.height));
    await pdfPage.render({ canvas: drawn.canvas, canvasContext: drawn, viewport }).promise;
    pictures.push(drawn.canvas.toDataURL('image/png'));

    const { items } = await pdfPage.getTextContent();
    for (const { str, transform, width, fontName } of items) {
      if (str.trim() === '') continue;
      const font = pdfPage.commonObjs.get(fontName).name.replace(/^[A-Z]{6}\+/, '');
      const size = transform[0] * SCALE;
      const [left, baseline] = viewport.convertToViewportPoint(transform[4], transform[5]);
      const box = { width: Math.ceil(width * SCALE) + 2, height: Math.ceil(1.3 * size) };
      const x = Math.floor(left) - 1;
      const y = Math.floor(baseline - size);
      const ink = inkOf(drawn.getImageData(x, y, box.width, box.height));
      const inkOfLetters = (letters: string) => {
        const set = contextOf(box.width, box.height);
        set.fillStyle = '#fff';
        set.fillRect(0, 0, box.width, box.height);
        set.fillStyle = '#000';
        set.font = `${size}px "${font}"`;
        // Without it advances are rounded to whole pixels, and a long line drifts away from the PDF's.
        set.textRendering = 'geometricPrecision';
        // In the PDF's own measure, so that a space a hair wider does not shift the rest.
        set.setTransform((width * SCALE) / set.measureText(letters).width, 0, 0, 1, 0, 0);
        const scale = set.getTransform().a;
        set.fillText(letters, (left - x) / scale, baseline - y);
        return inkOf(set.getImageData(0, 0, box.width, box.height));
      };
      const reversed = [...str].reverse().join('');
      const changed = [...str].filter((letter, at) => letter !== [...reversed][at]).length;
      texts.push({
        page: number,
        text: str,
        font,
        likeness: overlap(ink, inkOfLetters(str)),
        unlikeness: overlap(ink, inkOfLetters(reversed)),
        reads: changed > str.length / 2 ? 'one way' : 'both ways',
      });
    }
  }
  return { texts, pictures };
}
