import { describe, expect, test } from 'vitest';
import { CAREERS } from '../features/career/content/careers.ts';
import { DAYS_AT_WORK } from '../features/career/content/days-at-work.ts';
import type { Career } from '../features/career/model/career.ts';
import { checkCareer, checkCareers, checkDatedFact, checkDay, checkTogether } from './check-careers.ts';

const [sound] = CAREERS;
if (!sound) throw new Error('there are careers');

const withHigh = (index: number, text: { en: string; ko: string }): Career => ({
  ...sound,
  stages: { ...sound.stages, high: sound.stages.high.map((each, at) => (at === index ? text : each)) },
});
const ko = '화학과 수학 선택 과목을 골라서 들어 봐요.';
const en = 'Choose courses in chemistry and math.';

describe('the check of a career', () => {
  test('the career check finds nothing wrong with the curated careers', () => {
    expect(checkCareers()).toEqual([]);
  });

  test.each([
    ['a subject that is gone', { en, ko: '언어와 매체 과목을 골라서 열심히 들어 봐요.' }, 'high.1, ko: banned'],
    ['AP at an ordinary school', { en: 'Take an AP class in chemistry at your school.', ko }, 'high.1, en: banned'],
    ['a gender', { en: 'A policeman visits your class and talks about work.', ko }, 'high.1, en: banned'],
    ['a promise', { en: 'You will become a great chemist one day.', ko }, 'content filter: promises'],
    ['a salary', { en: 'Read about the salary of a chemist at the library.', ko }, 'content filter: money and fame'],
    ['another style', { en, ko: '화학과 수학 선택 과목을 골라서 듣는다.' }, 'does not end in 요'],
    ['no full stop in Korean', { en, ko: '화학과 수학 선택 과목을 골라서 들어 봐요' }, 'does not end in 요'],
    ['no full stop', { en: 'Choose courses in chemistry and math', ko }, 'no sentence'],
    ['a straight quote', { en: "Choose your school's courses in chemistry.", ko }, 'straight quote'],
    ['a long sentence', { en: `Choose ${'very '.repeat(20)}many courses.`, ko }, 'length 23'],
  ])('the career check finds %s', (_what, text, fault) => {
    expect(checkCareer(withHigh(1, text)).join('; ')).toContain(fault);
  });

  test('the career check lets a Korean sentence end with a question', () => {
    expect(checkCareer(withHigh(1, { en, ko: '화학과 수학 가운데 어느 쪽이 더 끌리나요?' }))).toEqual([]);
  });

  test('the career check finds missing activities, majors and an essential card', () => {
    expect(checkCareer({ ...sound, activities: sound.activities.slice(1) })).toContain(`${sound.id}: 4 activities`);
    expect(checkCareer({ ...sound, majors: [] })).toContain(`${sound.id}: 0 majors`);
    expect(checkCareer({ ...sound, weights: { 수학: 1, 과학: 2, 독서: 1, 영어: 1 } })).toContain(
      `${sound.id}: no essential card`,
    );
  });

  test('the career check finds a dated fact without its sentence, year, source or next check', () => {
    const fact = { where: [`${sound.id}.high.9`], fact: '', year: 26, source: '?', checkAgain: 'later' };
    expect(checkDatedFact(fact, CAREERS)).toHaveLength(5);
  });

  test('the career check finds a career without a day at work, and a fault in one', () => {
    const day = DAYS_AT_WORK[sound.id] ?? expect.fail('it has a day');
    expect(checkDay(sound.id, day)).toEqual([]);
    expect(checkDay(sound.id, undefined)).toEqual([`${sound.id}: no day at work`]);
    expect(checkDay(sound.id, { ...day, hard: { en, ko: '힘들지 않다고 말할 수는 없다' } })).toEqual([
      `${sound.id}, day.hard, ko: does not end in 요 and a mark`,
    ]);
  });

  test('the career check finds a sentence that two careers share', () => {
    expect(checkTogether([sound, { ...withHigh(0, { en, ko }), id: 'other' }]).length).toBeGreaterThan(20);
  });
});
