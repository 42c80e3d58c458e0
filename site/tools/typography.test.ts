import { describe, expect, test } from 'vitest';
import { findTypographyFaults } from './typography.ts';

describe('the typography of texts', () => {
  test.each([
    ['en', 'It’s five o’clock, “…Easy?” said Priya—'],
    ['en', 'From 1,044 names to 112 stairs in 2012. Cards 5.0 km away, 0000 on the counter, pages 3–5.'],
    ['ko', '“저… 엿 어디 있어요?” ‘도와드리려고요…’'],
    ['ko', '서명 1,044개, 3~5장씩, 10분 뒤에 두 개, 세 명, 열 권. 2012년 4월 1일. 첫 번째 줄.'],
    ['ko', '‘종 금지. 밴조 금지.’라고 적혀 있어요. “배고파”를 말해요. 41 초대장을 지워요.'],
  ] as const)('sound text in %s has no fault: %s', (language, text) => {
    expect(findTypographyFaults(text, language)).toEqual([]);
  });

  test.each([
    ['en', "It's a card", 'a straight quote'],
    ['en', 'Oh... no', 'an ellipsis other than …'],
    ['ko', '그게…… 없어요', 'an ellipsis other than …'],
    ['ko', '없어요….', 'an ellipsis other than …'],
    ['en', 'two  spaces', 'two spaces in a row'],
    ['ko', '있어요 .', 'a space before a mark'],
    ['en', 'a card - a red one', 'hyphens for a dash'],
    ['en', '200000 people', 'a long number without commas'],
    ['en', '3-5 cards', 'a range without an en dash'],
    ['ko', '3–5장', 'a range without ~'],
    ['ko', '카드 3 장을', 'a space before a counter'],
    ['ko', '카드 두장을', 'no space before a counter'],
    ['ko', '1째 줄', 'an ordinal with a digit'],
    ['ko', '“배고파.”를 말해요', 'a full stop in quotes before a particle'],
  ] as const)('a text in %s has a fault: %s', (language, text, fault) => {
    expect(findTypographyFaults(text, language)).toEqual([fault]);
  });
});
