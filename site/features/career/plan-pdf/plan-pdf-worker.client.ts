/**
 * A worker of its own draws the plan, so that the page stays alive and its policy strict: only this script may compile
 * WebAssembly, which lays the document out (app/security.server.ts).
 */

import display from '../pdf/jua-400.ttf?url';
import displayLatin from '../pdf/jua-400-latin.ttf?url';
import road from '../pdf/road.jpg?url';
import body from '../pdf-fonts/pretendard-400.ttf?url';
import rareBody from '../pdf-fonts/pretendard-400-rare.ttf?url';
import bold from '../pdf-fonts/pretendard-700.ttf?url';
import { drawPlan } from './draw-plan.tsx';
import type { PlanForPdf } from './plan-for-pdf.ts';
import type { PlanPdfMessage } from './plan-pdf-messages.ts';

// The library asks Node's Buffer of every picture whether it is one, in browsers too, where there is none.
Object.assign(self, { Buffer: { isBuffer: () => false } });

const CARD_FILES = import.meta.glob<string>('../pdf/card-*.jpg', { query: '?url', import: 'default', eager: true });

const cards = Object.fromEntries(
  Object.entries(CARD_FILES).map(([file, url]) => [file.replace(/^.*\/card-|\.jpg$/g, ''), url]),
);
const FILES = { fonts: { body, rareBody, bold, display, displayLatin }, pictures: { road, cards } };

function say(message: PlanPdfMessage<Blob>): void {
  self.postMessage(message);
}

self.addEventListener('message', async ({ data }: MessageEvent<PlanForPdf>) => {
  try {
    say({ kind: 'started' });
    const drawing = await drawPlan(data, FILES, () => say({ kind: 'fonts' }));
    say({ kind: 'drawn', file: await drawing.toBlob() });
  } catch (error) {
    say({ kind: 'failed', reason: String(error) });
  }
});
