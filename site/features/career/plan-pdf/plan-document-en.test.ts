import { beforeAll, describe, expect, test } from 'vitest';
import { listDrawnWords, read, requireFonts } from '../../../tests/support/drawn-plan.fixture.ts';
import { compareWithPlan } from '../../../tests/support/plan-texts.fixture.ts';
import type { ReadPdf } from '../../../tests/support/read-pdf.fixture.ts';
import { samplePlan } from './plan.fixture.ts';
import { planPdfText } from './plan-pdf-text.ts';

// In a file, and so in a process, of its own, as the browser has a worker for each plan: fontkit keeps the parts of a
// composed glyph ('’' in '“') without their characters, and a second document of the same fonts cannot be read as text.
beforeAll(requireFonts);

describe('the PDF of a plan in English', () => {
  const plan = samplePlan('chemist', { language: 'en' });
  let pdf: ReadPdf;
  beforeAll(async () => {
    pdf = await read(plan);
  });

  test('the PDF of an English plan has its title, language and outline in English', () => {
    expect(pdf).toMatchObject({ title: 'My plan: Chemist', language: 'en-US' });
    const { board, roadmap, steps } = planPdfText.en;
    expect(pdf.outline).toEqual(['Chemist', board, roadmap, steps]);
  });

  test('the PDF of an English plan has only the title and the site’s name in Korean', () => {
    const words = listDrawnWords(pdf);
    expect(compareWithPlan(words, plan, pdf.pages.length)).toEqual({ missing: [], unknown: [] });
    expect(new Set(words.match(/[가-힣]+/g))).toEqual(new Set(['화학자', '이야기숲']));
    expect(pdf.missingGlyphs).toBe(0);
  });
});
