import { existsSync } from 'node:fs';
import { drawPlan } from '../../features/career/plan-pdf/draw-plan.tsx';
import type { PlanForPdf } from '../../features/career/plan-pdf/plan-for-pdf.ts';
import { CARDS } from '../../shared/board/cards.ts';
import { type ReadPdf, readPdf } from './read-pdf.fixture.ts';

const FOLDER = 'features/career/plan-pdf/generated';
const COMMITTED_FONTS = 'features/career/plan-pdf/fonts';
const FILES = {
  fonts: {
    body: `${COMMITTED_FONTS}/pretendard-400.ttf`,
    rareBody: `${COMMITTED_FONTS}/pretendard-400-rare.ttf`,
    bold: `${COMMITTED_FONTS}/pretendard-700.ttf`,
    display: `${FOLDER}/jua-400.ttf`,
    displayLatin: `${FOLDER}/jua-400-latin.ttf`,
  },
  pictures: {
    road: `${FOLDER}/road.jpg`,
    cards: Object.fromEntries(CARDS.map(({ id }) => [id, `${FOLDER}/card-${id}.jpg`])),
  },
};

export async function draw(plan: PlanForPdf): Promise<Uint8Array> {
  const stream: unknown = await (await drawPlan(plan, FILES)).toBuffer();
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export async function read(plan: PlanForPdf): Promise<ReadPdf> {
  return readPdf(await draw(plan));
}

/** Without white space, so that line breaks do not matter. */
export const withoutSpaces = (text: string) => text.replace(/\s/g, '');
export const listDrawnWords = (pdf: ReadPdf) => withoutSpaces(pdf.pages.map(({ text }) => text).join(' '));

/** Throws where the build has not made the fonts yet. */
export function requireFonts(): void {
  if (!existsSync(FILES.fonts.display)) throw new Error('the fonts of the PDF do not exist: npm run build');
}
