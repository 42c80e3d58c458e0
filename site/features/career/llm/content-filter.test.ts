import { describe, expect, test } from 'vitest';
import type { Board } from '../../../shared/board/cards.ts';
import { filterCareers, filterSteps, findRejectionReason, normalizeTitle } from './content-filter.ts';

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
  const step = (index: number) => `새로운 놀이를 ${index}번 해 봐요.`;

  test("a model's steps are three to six with a full stop, without those too short, too long, repeated or not in 해요체", () => {
    const nextSteps = [
      step(1),
      '새로운 놀이를 1번 해 봐요',
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

const BOARD: Board = {
  strengths: ['수학'],
  weaknesses: ['피아노'],
  likes: ['축구', '그림그리기', '독서'],
  dislikes: [],
};
const EMPTY: Board = { strengths: [], weaknesses: [], likes: [], dislikes: [] };

type Reply = Parameters<typeof filterCareers>[0];
type ReplyCareer = Reply['careers'][number];

/** A career that may be shown; `index` makes its texts its own. */
function career(index: number, changes: Partial<ReplyCareer> = {}): ReplyCareer {
  const stage = (name: string) => [`${name}에서 별을 ${index}번 관찰해요.`, `${name}에서 그림을 ${index}장 그려요.`];
  return {
    title: `별 관찰자 ${index}`,
    description: '밤하늘을 보고 새로운 별을 찾아 알려 주는 사람이에요.',
    matchScore: 70 + index,
    cards: ['축구'],
    roadmap: {
      elementary: stage('초등학교'),
      middle: stage('중학교'),
      high: stage('고등학교'),
      university: stage('대학교'),
      career: stage('일터'),
    },
    ...changes,
  };
}

function englishCareer(index: number, changes: Partial<ReplyCareer> = {}): ReplyCareer {
  const stage = (name: string) => [`Watch ${index} stars at ${name}`, `Draw ${index} planets at ${name}`];
  return career(index, {
    title: `Star watcher ${'i'.repeat(index)}`,
    description: 'Looks at the night sky and tells everyone about new stars.',
    roadmap: {
      elementary: stage('school'),
      middle: stage('middle school'),
      high: stage('high school'),
      university: stage('college'),
      career: stage('work'),
    },
    ...changes,
  });
}

const FIVE = [1, 2, 3, 4, 5];

/** The careers of a reply of `changed` and four that may be shown; throws where it was refused. */
function shown(changed: ReplyCareer, board = BOARD, shownTitles: readonly string[] = []) {
  const careers = [changed, ...[11, 12, 13, 14].map((index) => career(index))];
  const result = filterCareers({ careers }, board, shownTitles, 'ko');
  return result.ok ? result.value.find(({ title }) => title === changed.title.trim()) : result.reason;
}

describe('careers of a model', () => {
  test("of a model's careers the first five are used, best match first", () => {
    const careers = [1, 2, 3, 4, 5, 6].map((index) => career(index));
    const result = filterCareers({ careers }, BOARD, [], 'ko');
    expect(result.ok && result.value.map(({ title, matchScore }) => [title, matchScore])).toEqual(
      [5, 4, 3, 2, 1].map((index) => [`별 관찰자 ${index}`, 70 + index]),
    );
  });

  test("a model's English careers are accepted, and their sentences get a period", () => {
    const result = filterCareers({ careers: FIVE.map((index) => englishCareer(index)) }, BOARD, [], 'en');
    expect(result.ok && result.value[0]?.roadmap.high).toEqual([
      'Watch 5 stars at high school.',
      'Draw 5 planets at high school.',
    ]);
  });

  test.each([
    ['its title', { title: '명문대 학생' }, 'prestige'],
    ['its description', { description: '연봉이 아주 높아서 모두가 부러워하는 사람이에요.' }, 'money and fame'],
    ['a stage', { roadmap: { ...career(1).roadmap, career: ['권총을 쏘는 법을 배워요'] } }, 'what is not for children'],
  ])('all careers of a model are refused if one is unfit in %s', (_, changes, reason) => {
    expect(shown(career(1, changes))).toBe(reason);
  });

  test.each([
    ['that has been shown', career(1), ['별관찰자1']],
    ['that comes twice', career(11), []],
    ['with a title of one letter', career(1, { title: '별' }), []],
    ['with a title of 21 letters', career(1, { title: '별'.repeat(21) }), []],
    ['with a description of 14 letters', career(1, { description: `${'별'.repeat(11)}이에요` }), []],
    ['with a description of 121 letters', career(1, { description: `${'별'.repeat(118)}이에요` }), []],
    [
      'whose description is no sentence',
      career(1, { description: '밤하늘을 보고 새로운 별을 찾아 알려 주는 사람' }),
      [],
    ],
    [
      'with one sentence in a stage',
      career(1, { roadmap: { ...career(1).roadmap, middle: ['별을 매일 밤 봐요'] } }),
      [],
    ],
    [
      'with one sentence twice',
      career(1, { roadmap: { ...career(1).roadmap, university: ['별을 매일 밤 봐요', '별을 매일 밤 봐요.'] } }),
      [],
    ],
    ['for a card that the child finds hard', career(1, { cards: ['피아노'] }), []],
    ['without a card', career(1, { cards: [] }), []],
    ['without a number', career(1, { matchScore: Number.NaN }), []],
  ])("a model's career %s is dropped, and four careers are too few", (_, changed, shownTitles) => {
    expect(shown(changed, BOARD, shownTitles)).toBe('4 fit careers');
  });

  test.each([
    ['a title of two letters', { title: '의사' }],
    ['a title of 20 letters', { title: '별'.repeat(20) }],
    ['a description of 15 letters', { description: `${'별'.repeat(12)}이에요` }],
    ['a description of 120 letters', { description: `${'별'.repeat(117)}이에요` }],
    ['spaces around its title', { title: ' 별지기 ' }],
  ])("a model's career with %s is kept", (_, changes) => {
    expect(shown(career(1, changes))).toMatchObject({ roadmap: career(1).roadmap });
  });

  test.each([
    [12.4, 55],
    [55.4, 55],
    [60.5, 61],
    [97, 97],
    [140, 97],
    [Number.POSITIVE_INFINITY, 97],
  ])("the match of a model's career is limited to 55 to 97 percent: %s is %s", (matchScore, percent) => {
    expect(shown(career(1, { matchScore }))).toMatchObject({ matchScore: percent });
  });

  test("a stage of a model's career has at most four sentences", () => {
    const five = FIVE.map((index) => `별을 ${index}번 관찰해요.`);
    expect(shown(career(1, { roadmap: { ...career(1).roadmap, high: five } }))).toMatchObject({
      roadmap: { high: five.slice(0, 4) },
    });
  });

  test("a model's career names at most three likes or strengths, in the order of the cards", () => {
    const cards = ['독서', ' Drawing ', 'Piano', '수학', 'SOCCER'];
    expect(shown(career(1, { cards }))).toMatchObject({ cards: ['수학', '축구', '독서'] });
  });

  test("a model's career needs no card where the child has neither likes nor strengths", () => {
    expect(shown(career(1, { cards: ['축구'] }), EMPTY)).toMatchObject({ cards: [] });
  });
});
