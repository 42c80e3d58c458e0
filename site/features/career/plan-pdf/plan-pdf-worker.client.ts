/**
 * Draws the plan's PDF off the main thread. The layout engine is WebAssembly: only this script's content security
 * policy allows compiling it (app/server/security.server.ts).
 */

import { drawPlan } from './draw-plan.tsx';
import body from './fonts/pretendard-400.ttf?url';
import rareBody from './fonts/pretendard-400-rare.ttf?url';
import bold from './fonts/pretendard-700.ttf?url';
import display from './generated/jua-400.ttf?url';
import displayLatin from './generated/jua-400-latin.ttf?url';
import road from './generated/road.jpg?url';
import type { PlanForPdf, PlanPdfMessage } from './plan-for-pdf.ts';

// The library calls Node's `Buffer.isBuffer` for each picture, in browsers too.
Object.assign(self, { Buffer: { isBuffer: () => false } });

const CARD_FILES = import.meta.glob<string>('./generated/card-*.jpg', {
  query: '?url',
  import: 'default',
  eager: true,
});

const cards = Object.fromEntries(
  Object.entries(CARD_FILES).map(([file, url]) => [file.replace(/^.*\/card-|\.jpg$/g, ''), url]),
);
const FILES = { fonts: { body, rareBody, bold, display, displayLatin }, pictures: { road, cards } };

function post(message: PlanPdfMessage<Blob>): void {
  self.postMessage(message);
}

self.addEventListener('message', async ({ data }: MessageEvent<PlanForPdf>) => {
  try {
    post({ kind: 'started' });
    const drawing = await drawPlan(data, FILES, () => post({ kind: 'fonts' }));
    post({ kind: 'drawn', file: await drawing.toBlob() });
  } catch (error) {
    post({ kind: 'failed', reason: String(error) });
  }
});
