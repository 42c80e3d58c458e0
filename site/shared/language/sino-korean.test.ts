import { numberToHangul } from 'es-hangul';
import { expect, test } from 'vitest';
import { formatSinoKorean } from './sino-korean.ts';

test.each([
  ['0', '영'],
  ['1', '일'],
  ['10', '십'],
  ['14', '십사'],
  ['41', '사십일'],
  ['1044', '천사십사'],
  ['1949', '천구백사십구'],
  ['9999', '구천구백구십구'],
  ['10000', '만'],
  ['20305', '이만삼백오'],
  ['100000000', '일억'],
  ['0000', '영영영영'],
])('the number %s is %s in Korean words', (digits, words) => expect(formatSinoKorean(digits)).toBe(words));

test('every number up to 81 is written as in es-hangul', () => {
  for (let number = 1; number <= 81; number += 1) expect(formatSinoKorean(`${number}`)).toBe(numberToHangul(number));
});
