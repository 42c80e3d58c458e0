import type { Career } from '../career.ts';

export const astronomer = {
  id: 'astronomer',
  title: { en: 'Astronomer', ko: '천문학자' },
  riasec: 'IRC',
  field: 'space',
  description: {
    en: 'Astronomers study stars and galaxies with telescopes and computers. They want to know how the universe began.',
    ko: '망원경과 컴퓨터로 별과 은하를 살피며 우주가 어떻게 태어났는지 알아내는 사람이에요.',
  },
  weights: { 과학: 3, 수학: 3, 컴퓨터: 2, 집중력: 2, 영어: 1, 독서: 1 },
  majors: ['Astronomy', 'Physics', 'Astrophysics'],
  stages: {
    elementary: [
      {
        en: 'Draw tonight’s moon on a calendar, and do it again every night for a month.',
        ko: '달 모양을 한 달 동안 보고 달력에 그려 넣어요',
      },
      {
        en: 'Put your eye to a telescope at an observatory or a science museum.',
        ko: '천문대나 과학관에서 망원경으로 별을 만나 봐요',
      },
      {
        en: 'Line up fruit as planets. If Earth is a grape, what could Jupiter be?',
        ko: '행성의 크기를 과일로 비교하며 순서를 익혀요',
      },
    ],
    middle: [
      {
        en: 'Stay up with a stargazing club and note every constellation and planet you spot.',
        ko: '천체 관측 동아리에서 별자리와 행성을 기록해요',
      },
      { en: 'Write a short program that draws how planets move.', ko: '간단한 프로그램으로 행성의 움직임을 그려 봐요' },
      {
        en: 'A red star or a blue one, which is hotter? Find out when you study light.',
        ko: '별은 왜 색이 저마다 다를까요? 빛을 배울 때 그 답을 찾아요',
      },
    ],
    high: [
      {
        en: 'Physics, earth science, and calculus will take you farther from home than any bus.',
        ko: '하늘 가장 먼 곳까지 데려가 줄 과목은 물리학과 지구과학, 미적분이에요',
      },
      {
        en: 'Scientists need help sorting galaxy pictures, so join in on a citizen science website.',
        ko: '누구나 함께하는 시민 과학 사이트에서 은하 사진을 나누는 일을 도와요',
      },
      {
        en: 'Watch physics lectures in English with captions until the long words stop looking scary.',
        ko: '영어 자막을 켜고 물리 강의를 들으며 낱말에 익숙해져요',
      },
    ],
    university: [
      {
        en: 'Astronomers usually begin by studying physics, or astrophysics, the physics of stars.',
        ko: '대학에서 물리학이나 천체물리학으로 기초를 튼튼히 다져요',
      },
      {
        en: 'Telescopes send home long lists of numbers, and students read them with Python code.',
        ko: '파이썬으로 관측 자료를 다루는 수업을 들어요',
      },
      {
        en: 'Spend a few nights at the university observatory, helping a professor watch the sky.',
        ko: '대학 천문대에서 교수님을 도와 밤하늘을 관측해 봐요',
      },
    ],
    career: [
      {
        en: 'After a PhD, research astronomers keep training for a few more years.',
        ko: '천문학 연구자는 박사가 된 뒤에도 몇 해 동안 연구를 더 배워요',
      },
      {
        en: 'Observatories need assistants, and science museums need guides who love the night sky.',
        ko: '천문대 관측 보조나 과학관 해설사가 되기도 해요',
      },
      {
        en: 'An astronomer who can tame huge piles of data may also work for a data company.',
        ko: '자료를 다루던 솜씨로 데이터 회사에서 일하기도 해요',
      },
    ],
  },
  activities: [
    {
      en: 'On three clear nights, count the stars you see through a cardboard tube, and compare.',
      ko: '맑은 밤 사흘을 골라 휴지심으로 보이는 별을 세어 비교해요',
    },
    {
      en: 'Dot each season’s constellations on black paper and staple the pages into a book.',
      ko: '검은 종이에 계절 별자리를 점으로 찍어 책을 만들어요',
    },
    {
      en: 'Take your family to an observatory’s open night and stay up late for once.',
      ko: '가까운 천문대의 공개 관측회에 가족과 가 봐요',
    },
    {
      en: 'Tape cardboard tubes and paper into a model telescope.',
      ko: '휴지심과 종이로 나만의 망원경 모형을 만들어요',
    },
    {
      en: 'Write eight postcards home, one from each planet. How’s the weather on Neptune?',
      ko: '행성 여덟 곳에서 보내는 엽서를 한 장씩 그리고 써요',
    },
  ],
  datedFacts: [
    {
      where: 'high.0',
      fact: 'Names and choice of high school subjects follow the 2022 curriculum and the credit system; not every school offers all of them.',
      year: 2026,
      source: 'K5',
      checkAgain: '2027-03',
    },
  ],
} satisfies Career;
