import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText, samplePlan } from './plan.fixture.ts';
import { planPdfText } from './plan-pdf-text.ts';
import {
  hasAllGlyphs,
  lacksHangul,
  listPlanTexts,
  splitLongWord,
  toPrintablePlan,
  toPrintableText,
} from './printable-plan.ts';

const FONT = /[ -~가-힣·“”「」()]/u;
const has = (codePoint: number) => FONT.test(String.fromCodePoint(codePoint));

describe('a printable text', () => {
  test.each([
    ['로봇공학자', '로봇공학자'],
    ['로봇🤖공학자 👩🏽‍🔬!', '로봇공학자 !'],
    ['\u1112\u1161\u11ab\u1100\u1173\u11af', '한글'],
    ['전각 ＡＢＣ １２３', '전각 ABC 123'],
    ['학교(學校)에 가요', '학교에 가요'],
    ['Café Zürich', 'Cafe Zurich'],
    ['1️⃣ 첫째', '1 첫째'],
    ['줄\n바꿈\t과\u00a0빈칸   셋', '줄 바꿈 과 빈칸 셋'],
    ['숨은\u200b글\u00ad자\u202e들', '숨은글자들'],
    ['\ud83d', ''],
    ['「」만', '만'],
  ])('the printable text of %j is %j', (text, printable) => {
    expect(toPrintableText(text, has)).toBe(printable);
  });

  test('a printable text has a glyph for every character, whatever the input', () => {
    fc.assert(
      fc.property(anyText(60), (text) => {
        const printable = toPrintableText(text, has);
        expect(hasAllGlyphs(printable, has)).toBe(true);
        expect(printable).toBe(printable.trim());
        expect(printable).not.toMatch(/ {2}/);
      }),
    );
  });

  test.each([
    ['soft hyphen', '글\u00ad자'],
    ['zero-width space', '글\u200b자'],
    ['text direction mark', '글\u202e자'],
    ['control character', '글\u0007자'],
  ])('a printable text contains no %s even where the font has a glyph for it', (_what, text) => {
    expect(toPrintableText(text, () => true)).toBe('글자');
  });

  test('a missing Hangul syllable is reported, a missing symbol is not', () => {
    const hasCommon = (codePoint: number) => codePoint !== '뷁'.codePointAt(0) && has(codePoint);
    expect([lacksHangul('뷁', hasCommon), lacksHangul('봄 🌸', hasCommon)]).toEqual([true, false]);
  });
});

describe('word breaking', () => {
  test.each(['초등학교', 'Cybersecurity', '고교학점제로', ' '])('the word %j is not broken', (word) => {
    expect(splitLongWord(word)).toEqual([word]);
  });

  test('a word longer than a column is broken between syllables, without hyphens', () => {
    expect(splitLongWord('아주긴낱말이쉬지않고이어져요')).toEqual(
      [...'아주긴낱말이쉬지않고이어져요'].flatMap((s, i) => (i === 0 ? [s] : ['', s])),
    );
  });

  test('no line begins with closing or ends with opening punctuation', () => {
    const parts = splitLongWord('가나다라마바사(아자차카)타파하,거너더!').filter((part) => part !== '');
    expect(parts).toContain('(아');
    expect(parts).toContain('카)');
    expect(parts).toContain('하,');
    expect(parts).toContain('더!');
  });

  test('the parts of a broken word add up to the word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (word) => {
        expect(splitLongWord(word).join('')).toBe(word);
      }),
    );
  });
});

/** A font without the star. */
const hasAllButStar = (codePoint: number) => codePoint !== 0x2605;
const plan = samplePlan('mathematician');
const { recommendation } = plan;

describe('the printable plan', () => {
  test('a printable plan equals the plan where the fonts have every character', () => {
    expect(toPrintablePlan(plan, () => true)).toEqual(plan);
  });

  test('a printable plan has no text with a character that the fonts lack', () => {
    const starred = (texts: readonly string[]) => texts.map((text) => `${text}★`);
    const { roadmap, because, majors } = recommendation;
    const dirty = {
      ...plan,
      nextSteps: plan.nextSteps.map((step) => ({ ...step, text: `${step.text}★` })),
      recommendation: {
        ...recommendation,
        title: `${recommendation.title}★`,
        otherTitle: `${recommendation.otherTitle}★`,
        description: `★${recommendation.description}`,
        roadmap: {
          elementary: starred(roadmap.elementary),
          middle: starred(roadmap.middle),
          high: starred(roadmap.high),
          university: starred(roadmap.university),
          career: starred(roadmap.career),
        },
        because: { ...because, sentences: starred(because.sentences) },
        majors: starred(majors),
        familyNote: { title: '병역★', text: '의무★', asOf: '2026-11-21' },
      },
    };
    const clean = toPrintablePlan(dirty, hasAllButStar);
    expect(clean).toEqual({
      ...plan,
      recommendation: { ...recommendation, familyNote: { title: '병역', text: '의무', asOf: '2026-11-21' } },
    });
    expect(listPlanTexts(clean).join('')).not.toContain('★');
    expect(listPlanTexts(dirty).filter((text) => text.includes('★'))).toHaveLength(listPlanTexts(dirty).length);
  });

  test('a printable plan leaves out texts that became empty or repeated', () => {
    const { nextSteps, recommendation: printed } = toPrintablePlan(
      {
        ...plan,
        nextSteps: ['걷기', '★', '걷기★'].map((text) => ({ text, isDone: true })),
        recommendation: { ...recommendation, majors: ['★'], otherTitle: '★' },
      },
      hasAllButStar,
    );
    expect(nextSteps).toEqual([{ text: '걷기', isDone: true }]);
    expect([printed.majors, printed.otherTitle]).toEqual([[], null]);
  });

  test('a printable plan has a title even where no character of it can be drawn', () => {
    const untitled = { ...plan, recommendation: { ...recommendation, title: '★', otherTitle: null } };
    expect(toPrintablePlan(untitled, hasAllButStar).recommendation).toMatchObject({
      title: planPdfText.ko.noCareer,
      otherTitle: null,
    });
  });
});
