import { josa, numberToHangul } from 'es-hangul';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getFact, parseQuestion, TIMES_FACTS } from '../../../shared/times-tables/facts/times-fact.ts';
import {
  formatChant,
  formatChantQuestion,
  formatClipAddress,
  formatClipName,
  formatEnglishFact,
  formatEnglishNumber,
  formatEnglishQuestion,
} from './phrases.ts';

const anyFact = fc.constantFrom(...TIMES_FACTS);

function fact(question: string) {
  const parsed = parseQuestion(question);
  if (!parsed) throw new Error(`not a fact: ${question}`);
  return parsed;
}

describe('the chant', () => {
  test.each([
    ['2 × 1', '이일은 이'],
    ['2 × 2', '이이는 사'],
    ['2 × 3', '이삼은 육'],
    ['2 × 4', '이사 팔'],
    ['2 × 5', '이오 십'],
    ['2 × 8', '이팔 십육'],
    ['2 × 9', '이구 십팔'],
    ['3 × 1', '삼일은 삼'],
    ['3 × 2', '삼이 육'],
    ['3 × 3', '삼삼은 구'],
    ['3 × 4', '삼사 십이'],
    ['4 × 5', '사오 이십'],
    ['5 × 1', '오일은 오'],
    ['5 × 6', '오육 삼십'],
    ['6 × 6', '육육 삼십육'],
    ['7 × 8', '칠팔 오십육'],
    ['8 × 5', '팔오 사십'],
    ['9 × 1', '구일은 구'],
    ['9 × 9', '구구 팔십일'],
  ])('the chant of %s is %s', (question, words) => {
    expect(formatChant(fact(question))).toBe(words);
  });

  test('the chant has a particle for × 1, 2 × 2, 2 × 3 and 3 × 3 only', () => {
    const withParticle = TIMES_FACTS.filter((one) => /[은는] /.test(formatChant(one))).map((one) =>
      formatClipName('fact', one),
    );
    expect(withParticle).toEqual(
      ['2x1', '2x2', '2x3', '3x1', '3x3', '4x1', '5x1', '6x1', '7x1', '8x1', '9x1'].map((name) => `fact-${name}`),
    );
  });

  test('the chant ends in the product and contains no digit', () => {
    fc.assert(
      fc.property(anyFact, (one) => {
        const words = formatChant(one);
        expect(words.split(' ')).toHaveLength(2);
        expect(words.endsWith(` ${numberToHangul(one.product)}`)).toBe(true);
        expect(words).not.toMatch(/\d/);
      }),
    );
  });
});

describe('the question', () => {
  test.each([
    [1, '이 곱하기 일은?'],
    [2, '이 곱하기 이는?'],
    [3, '이 곱하기 삼은?'],
    [4, '이 곱하기 사는?'],
    [5, '이 곱하기 오는?'],
    [6, '이 곱하기 육은?'],
    [7, '이 곱하기 칠은?'],
    [8, '이 곱하기 팔은?'],
    [9, '이 곱하기 구는?'],
  ])('the question of 2 × %i is spoken in Korean with its particle', (multiplier, words) => {
    expect(formatChantQuestion(getFact(2, multiplier))).toBe(words);
  });

  test('the question has the particle that Korean grammar requires', () => {
    for (const one of TIMES_FACTS) {
      expect(formatChantQuestion(one)).toBe(
        `${numberToHangul(one.table)} 곱하기 ${josa(numberToHangul(one.multiplier), '은/는')}?`,
      );
    }
  });
});

test('English clips have a folder beside the Korean ones', () => {
  const sevenEights = getFact(7, 8);
  expect(formatClipAddress('fact', sevenEights, 'ko')).toBe('/speech/fact-7x8.mp3');
  expect(formatClipAddress('question', sevenEights, 'en')).toBe('/speech/en/question-7x8.mp3');
});

test('every clip has a name of its own', () => {
  const names = TIMES_FACTS.flatMap((one) => [formatClipName('fact', one), formatClipName('question', one)]);
  expect(new Set(names).size).toBe(144);
  expect(names).toContain('fact-7x8');
  expect(names).toContain('question-7x8');
});

test.each([
  [2, 1, 'Two times one is two.'],
  [3, 5, 'Three times five is fifteen.'],
  [4, 5, 'Four times five is twenty.'],
  [7, 8, 'Seven times eight is fifty-six.'],
  [9, 9, 'Nine times nine is eighty-one.'],
])('the fact %i × %i is spoken as an English sentence', (table, multiplier, words) => {
  expect(formatEnglishFact(getFact(table, multiplier))).toBe(words);
});

test('the English question does not contain the product', () => {
  expect(formatEnglishQuestion(getFact(7, 8))).toBe('What is seven times eight?');
});

test('each product has its own English words, without digits', () => {
  const products = [...new Set(TIMES_FACTS.map(({ product }) => product))];
  const words = products.map(formatEnglishNumber);
  expect(new Set(words).size).toBe(products.length);
  for (const word of words) expect(word).toMatch(/^[a-z]+(?:-[a-z]+)?$/);
});
