import { describe, expect, test } from 'vitest';
import { filterSteps, findRejectionReason, normalizeTitle } from './content-filter.ts';

describe('a text for a child', () => {
  test.each([
    '소비자에게 필요한 물건을 만들어요',
    '비타민과 무기질이 많은 음식을 골라 봐요',
    '시대마다 다른 예술과 기술, 미술을 배워요',
    'Python으로 작은 프로그램을 만들어 봐요',
    'AP Computer Science 같은 과목에 도전해 봐요',
    '친구와 힘을 모아 문제를 풀어 봐요',
    '다 같이 100번 뛰어 보고 기록을 적어요!',
  ])('a text for a child is accepted with: %s', (text) => {
    expect(findRejectionReason(text)).toBeNull();
  });

  test.each([
    ['MIT에 꼭 들어가요', 'prestige'],
    ['서울대나 아이비리그를 목표로 해요', 'prestige'],
    ['명문 대학을 준비해요', 'prestige'],
    ['취업 비자가 쉽게 나와요', 'papers and visas'],
    ['OPT로 삼 년을 일해요', 'papers and visas'],
    ['합격을 보장해 드려요', 'promises'],
    ['너는 꼭 훌륭한 의사가 될 거예요', 'promises'],
    ['타고난 천재가 하는 일이에요', 'labels'],
    ['여자아이에게 어울리는 일이에요', 'labels'],
    ['연봉이 아주 높은 일이에요', 'money and fame'],
    ['지금 안 하면 뒤처져요', 'pressure'],
    ['살을 빼고 날씬해져요', 'the body'],
    ['와인과 칵테일을 만들어요', 'what is not for children'],
    ['권총을 쏘는 법을 배워요', 'what is not for children'],
    ['모르는 사람에게 말을 걸어 봐요', 'strangers'],
    ['집 주소를 적어 보내요', 'strangers'],
    ['www.example.com 에서 찾아봐요', 'addresses or markup'],
    ['**별**을 관찰해 봐요', 'addresses or markup'],
    ['별을\u0000 봐요', 'control characters'],
    ['별을\u202e 봐요', 'control characters'],
    ['星を見てみましょう', 'another language'],
    ['Look at the stars', 'another language'],
    ['12345', 'another language'],
    ['Давай 별을 봐요', 'another language'],
  ])('a text for a child is refused with: %s', (text, reason) => {
    expect(findRejectionReason(text)).toBe(reason);
  });
});

describe('an English text for a child', () => {
  test.each([
    'Draw a bar graph of how high your seeds grow.',
    'Lawyers need a law degree and a state bar exam.',
    'Learn how to make a strong password.',
    'Dietitians plan meals for hospitals and schools.',
    'Play the violin in the school orchestra.',
  ])('an English text for a child is accepted with: %s', (text) => {
    expect(findRejectionReason(text, 'en')).toBeNull();
  });

  test.each([
    ['Study hard for Harvard.', 'prestige'],
    ['You will get a visa easily.', 'papers and visas'],
    ['You will become a doctor.', 'promises'],
    ['A job for a born genius.', 'labels'],
    ['Girls are good at this.', 'labels'],
    ['The salary is high.', 'money and fame'],
    ['Start now or fall behind.', 'pressure'],
    ['Go on a diet first.', 'the body'],
    ['Learn how guns work.', 'what is not for children'],
    ['Talk to strangers online.', 'strangers'],
    ['Send us your phone number.', 'strangers'],
    ['별을 봐요', 'another language'],
    ['Look at the 별', 'another language'],
  ])('an English text for a child is refused with: %s', (text, reason) => {
    expect(findRejectionReason(text, 'en')).toBe(reason);
  });
});

describe('steps of a model', () => {
  const step = (index: number) => `새로운 놀이를 ${index}번 해 봐요`;

  test("a model's steps are three to six, without those too short, too long, repeated or not in 해요체", () => {
    const nextSteps = [
      step(1),
      step(1),
      '해요',
      step(2),
      '새로운 놀이를 직접 만들기',
      `${'아주 '.repeat(30)}긴 말이에요`,
      step(3),
    ];
    expect(filterSteps({ nextSteps }, 'ko')).toEqual({ ok: true, value: [step(1), step(2), step(3)] });
    const many = [1, 2, 3, 4, 5, 6, 7, 8].map(step);
    expect(filterSteps({ nextSteps: many }, 'ko')).toEqual({ ok: true, value: many.slice(0, 6) });
    expect(filterSteps({ nextSteps: [step(1), step(2)] }, 'ko').ok).toBe(false);
  });

  test("a model's English steps end with a period and begin with a capital letter", () => {
    const nextSteps = ['Draw the moon', 'Count the stars.', 'draw nothing', 'Why is it dark at night?'];
    expect(filterSteps({ nextSteps }, 'en')).toEqual({
      ok: true,
      value: ['Draw the moon.', 'Count the stars.', 'Why is it dark at night?'],
    });
  });

  test("a model's steps are refused together if one is unfit, whatever its character width", () => {
    const wide = 'ＭＩＴ에 들어가는 준비를 해 봐요';
    expect(filterSteps({ nextSteps: [step(1), step(2), step(3), wide] }, 'ko')).toEqual({
      ok: false,
      reason: 'prestige',
    });
  });
});

test('two spellings of a title count as the same career', () => {
  expect(normalizeTitle('로봇 공학자')).toBe(normalizeTitle('로봇공학자'));
  expect(normalizeTitle('무대·의상 디자이너')).toBe(normalizeTitle('무대 의상 디자이너'));
});
