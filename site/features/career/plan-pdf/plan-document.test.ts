import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { anyBoard } from '../../../shared/board/any-board.fixture.ts';
import { EMPTY_BOARD } from '../../../shared/board/cards.ts';
import { LANGUAGES } from '../../../shared/language/language.ts';
import { draw, listDrawnWords, read, requireFonts, withoutSpaces } from '../../../tests/support/drawn-plan.fixture.ts';
import { compareWithPlan } from '../../../tests/support/plan-texts.fixture.ts';
import { type ReadPdf, readPdf } from '../../../tests/support/read-pdf.fixture.ts';
import { CAREERS } from '../content/careers.ts';
import { samplePlan } from './plan.fixture.ts';
import type { PlanForPdf } from './plan-for-pdf.ts';
import { planPdfText } from './plan-pdf-text.ts';

const A4 = { width: 595.28, height: 841.89 };
/** PostScript names of the fonts of every plan. */
const EXPECTED_FONTS = ['Jua-English', 'Jua-Regular', 'Pretendard-Regular'];

beforeAll(requireFonts);

describe('the PDF of a plan', () => {
  let pdf: ReadPdf;
  const plan = samplePlan('chemist');
  beforeAll(async () => {
    pdf = await read(plan);
  });

  test("a plan's PDF has a title, an author and a language", () => {
    expect(pdf).toMatchObject({
      title: '나의 꿈 지도: 화학자',
      author: '이야기숲 · Story Forest',
      language: 'ko-KR',
    });
  });

  test("a plan's PDF has two A4 pages with page numbers", () => {
    expect(pdf.pages).toHaveLength(2);
    for (const [index, page] of pdf.pages.entries()) {
      expect(page.width).toBeCloseTo(A4.width, 1);
      expect(page.height).toBeCloseTo(A4.height, 1);
      expect(page.text).toContain(`${index + 1} / 2`);
    }
  });

  test("a plan's PDF contains the complete plan and nothing else", () => {
    expect(compareWithPlan(listDrawnWords(pdf), plan, 2)).toEqual({ missing: [], unknown: [] });
  });

  test("a plan's PDF embeds subsets of the expected fonts only, and has a glyph for every character", async () => {
    expect(pdf.fonts.map(({ name }) => name)).toEqual(EXPECTED_FONTS);
    expect(pdf.fonts.every(({ embedded, subset }) => embedded && subset)).toBe(true);
    expect(pdf.missingGlyphs).toBe(0);
    expect((await draw(plan)).length).toBeLessThan(500_000);
  });

  test("a plan's PDF has an outline", () => {
    expect(pdf.outline).toEqual(['화학자', planPdfText.ko.board, planPdfText.ko.roadmap, planPdfText.ko.steps]);
  });
});

test('a step that was tried has a check mark in its box in the PDF', async () => {
  const plan = samplePlan('chemist');
  const ticked = { ...plan, nextSteps: plan.nextSteps.map((step) => ({ ...step, isDone: true })) };
  const [empty, full] = [await draw(plan), await draw(ticked)];
  expect(full.length).not.toBe(empty.length);
  expect(listDrawnWords(await readPdf(full))).toBe(listDrawnWords(await readPdf(empty)));
});

describe('the PDF of an incomplete plan', () => {
  test('the PDF of an incomplete plan marks empty stages and empty zones', async () => {
    const { recommendation } = samplePlan('chemist');
    const bare = samplePlan('chemist', {
      board: { ...EMPTY_BOARD, likes: ['과학'] },
      recommendation: { ...recommendation, roadmap: { ...recommendation.roadmap, middle: [], career: [] } },
    });
    const words = listDrawnWords(await read(bare));
    expect(words.split(withoutSpaces(planPdfText.ko.missingStage))).toHaveLength(3);
    expect(words.split(withoutSpaces(planPdfText.ko.emptyZone))).toHaveLength(4);
  });

  test('the PDF of a plan without steps has no section for them', async () => {
    expect(listDrawnWords(await read(samplePlan('chemist', { nextSteps: [] })))).not.toContain(
      withoutSpaces(planPdfText.ko.steps),
    );
  });
});

describe("the PDF of a language model's career", () => {
  const { recommendation } = samplePlan('chemist');

  test('the PDF draws rare syllables with the expected fonts, in the title too', async () => {
    const title = '뷁쮊 연구자';
    const pdf = await read(
      samplePlan('chemist', {
        recommendation: {
          ...recommendation,
          title,
          description: '쀍쒫쿍 소리를 연구해요.',
          source: 'model',
          asOf: null,
        },
      }),
    );
    expect(listDrawnWords(pdf)).toContain(withoutSpaces(title));
    expect(listDrawnWords(pdf)).toContain('쀍쒫쿍소리를연구해요.');
    expect(new Set(pdf.fonts.map(({ name }) => name))).toEqual(
      new Set([...EXPECTED_FONTS, 'Pretendard-Bold', 'Pretendard-Unusual']),
    );
    expect(pdf.missingGlyphs).toBe(0);
  });

  test('the PDF leaves out emoji and Hanja, and nothing else', async () => {
    const pdf = await read(
      samplePlan('chemist', {
        recommendation: { ...recommendation, title: '로봇🤖 공학자' },
        nextSteps: ['별🌟을 세어 봐요 👩🏽‍🚀', '실험(實驗) 공책을 써요'].map((text) => ({ text, isDone: false })),
      }),
    );
    expect(pdf.title).toBe('나의 꿈 지도: 로봇 공학자');
    expect(listDrawnWords(pdf)).toContain('별을세어봐요');
    expect(listDrawnWords(pdf)).toContain('실험공책을써요');
    expect(pdf.missingGlyphs).toBe(0);
  });
});

describe('the PDF of any plan', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.constantFrom(
      '가'.repeat(400),
      'W'.repeat(300),
      '아주 '.repeat(120),
      '🤖🌟',
      '뷁',
      '',
      ' ',
      '\n',
      'https://a.example/b?c=d',
    ),
    fc
      .array(fc.constantFrom(...'가나다라마바사아자차카타파하 .,!?()·한글'), { maxLength: 120 })
      .map((parts) => parts.join('')),
  );
  const texts = fc.array(text, { maxLength: 7 });
  const anyPlan: fc.Arbitrary<PlanForPdf> = fc
    .record({
      board: anyBoard,
      nextSteps: fc.array(fc.record({ text, isDone: fc.boolean() }), { maxLength: 7 }),
      language: fc.constantFrom('en', 'ko'),
      date: fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }),
      career: fc.constantFrom(...CAREERS),
      title: text,
      description: text,
      roadmap: fc.record({ elementary: texts, middle: texts, high: texts, university: texts, career: texts }),
      sentences: texts,
      majors: texts,
      note: text,
      asOf: fc.constantFrom(null, '2026-11-21', 'some day'),
    })
    .map(({ board, nextSteps, language, date, career, title, description, roadmap, sentences, majors, note, asOf }) => {
      const plan = samplePlan(career.id, { board, nextSteps, language, date });
      const familyNote = { title: '자격', text: note, asOf: '2026-11-21' };
      const because = { ...plan.recommendation.because, sentences };
      return {
        ...plan,
        recommendation: { ...plan.recommendation, title, description, roadmap, because, majors, familyNote, asOf },
      };
    });

  test('the PDF of any plan uses the expected fonts and lacks no glyph', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyPlan, async (plan) => {
        const pdf = await read(plan);
        expect(pdf.pages.length).toBeGreaterThanOrEqual(2);
        expect(pdf.missingGlyphs).toBe(0);
        expect(pdf.fonts.every(({ name, embedded }) => embedded && /^(Jua|Pretendard)-/.test(name))).toBe(true);
        expect(pdf.pages.at(-1)?.text).toContain(`${pdf.pages.length} / ${pdf.pages.length}`);
      }),
      { numRuns: 12 },
    );
  });
});

describe.each(LANGUAGES)('the PDF of a curated career, in %s', (language) => {
  // All, since where lines break decides, not the sum of the letters.
  test.for(CAREERS)('$id has two pages with a usual board', { tags: 'exhaustive' }, async ({ id }) => {
    expect((await read(samplePlan(id, { language }))).pages).toHaveLength(2);
  });
});
