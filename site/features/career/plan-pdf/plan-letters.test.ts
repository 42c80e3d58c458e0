import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from './any-text.fixture.ts';
import { hasAllGlyphs, lacksHangul, printableText, splitLongWord } from './plan-letters.ts';

const FONT = /[ -~가-힣·“”「」()]/u;
const has = (codePoint: number) => FONT.test(String.fromCodePoint(codePoint));

describe('a text for the paper', () => {
  it.each([
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
  ])('%j becomes %j', (text, printable) => {
    expect(printableText(text, has)).toBe(printable);
  });

  it('holds nothing that the font lacks, whatever was written', () => {
    fc.assert(
      fc.property(anyText(60), (text) => {
        const printable = printableText(text, has);
        expect(hasAllGlyphs(printable, has)).toBe(true);
        expect(printable).toBe(printable.trim());
        expect(printable).not.toMatch(/ {2}/);
      }),
    );
  });

  it.each([
    ['a soft hyphen', '글\u00ad자'],
    ['a zero-width space', '글\u200b자'],
    ['a text direction mark', '글\u202e자'],
    ['a control character', '글\u0007자'],
  ])('loses %s even where the font has a glyph for it', (_what, text) => {
    expect(printableText(text, () => true)).toBe('글자');
  });

  it('says whether a syllable is missing, but not for a sign', () => {
    const hasCommon = (codePoint: number) => codePoint !== '뷁'.codePointAt(0) && has(codePoint);
    expect([lacksHangul('뷁', hasCommon), lacksHangul('봄 🌸', hasCommon)]).toEqual([true, false]);
  });
});

describe('a word', () => {
  it.each(['초등학교', 'Cybersecurity', '고교학점제로', ' '])('%j stays whole', (word) => {
    expect(splitLongWord(word)).toEqual([word]);
  });

  it('that is longer than a column breaks between syllables, without hyphens', () => {
    expect(splitLongWord('아주긴낱말이쉬지않고이어져요')).toEqual(
      [...'아주긴낱말이쉬지않고이어져요'].flatMap((s, i) => (i === 0 ? [s] : ['', s])),
    );
  });

  it('never begins a line with a closing sign nor ends one with an opening one', () => {
    const parts = splitLongWord('가나다라마바사(아자차카)타파하,거너더!').filter((part) => part !== '');
    expect(parts).toContain('(아');
    expect(parts).toContain('카)');
    expect(parts).toContain('하,');
    expect(parts).toContain('더!');
  });

  it('loses nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (word) => {
        expect(splitLongWord(word).join('')).toBe(word);
      }),
    );
  });
});
