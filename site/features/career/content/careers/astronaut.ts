import type { Career } from '../career.ts';

export const astronaut = {
  id: 'astronaut',
  title: { en: 'Astronaut', ko: '우주비행사' },
  riasec: 'IRS',
  field: 'space',
  description: {
    en: 'Astronauts live and work together on a space station. They run experiments, fix what breaks, and explore space.',
    ko: '우주 정거장에서 동료와 함께 실험하고 고장 난 곳도 고치며 우주를 탐험하는 사람이에요.',
  },
  weights: { 과학: 3, 체육: 2, 팀워크: 3, 수영: 2, 영어: 2, 집중력: 2, 수학: 1 },
  majors: ['Aerospace Engineering', 'Physics', 'Biology'],
  stages: {
    elementary: [
      {
        en: 'Run a little every day, learn to swim, and grow strong.',
        ko: '날마다 조금씩 뛰고, 수영도 배우며 튼튼한 몸을 길러요',
      },
      {
        en: 'Build a model space base with friends, and give everyone a job.',
        ko: '친구와 역할을 나누어 모형 우주 기지를 만들어요',
      },
      {
        en: 'Imagine eating dinner while everything floats, and draw what happens.',
        ko: '몸이 둥둥 뜨는 곳에서 밥 먹는 모습을 상상해 그려요',
      },
    ],
    middle: [
      {
        en: 'Grow a plant in water, without soil, and keep the experiment going for weeks.',
        ko: '흙 없이 물로 식물을 키우는 실험을 몇 주 동안 이어 가요',
      },
      {
        en: 'Practice finishing your part of the job in team projects.',
        ko: '모둠 활동에서 맡은 일을 끝까지 해내 봐요',
      },
      {
        en: 'Listen to space news in English and tell someone about it in a few sentences.',
        ko: '영어로 우주 소식을 듣고 짧게 소개해 봐요',
      },
    ],
    high: [
      {
        en: 'Choose physics or biology, whichever you like more, and study it in depth.',
        ko: '물리학과 생명과학 가운데 어느 쪽이 더 좋은가요? 고른 과목을 깊이 파고들어요',
      },
      {
        en: 'Learn first aid and swimming, and keep building your strength.',
        ko: '응급 처치와 수영을 익히고 오래 버티는 체력을 길러요',
      },
      {
        en: 'Work on a team project at a science camp or in a rocket club.',
        ko: '과학 캠프나 로켓 동아리에서 팀 과제를 해 봐요',
      },
    ],
    university: [
      {
        en: 'Choose one road: engineering, science, or getting ready for medical school.',
        ko: '공학, 과학, 의대 준비 가운데 한 길을 골라요',
      },
      {
        en: 'Go on to a master’s, a degree after college, and gain experience in research or flying.',
        ko: '대학을 마치고 석사까지 더 배우며 연구나 비행 경험을 쌓아요',
      },
      {
        en: 'Do research with people from many countries, and live side by side with them.',
        ko: '여러 나라 사람과 함께 지내며 연구하는 경험을 해요',
      },
    ],
    career: [
      { en: 'Only US citizens can apply to be NASA astronauts.', ko: 'NASA 우주비행사는 미국 시민만 지원할 수 있어요' },
      {
        en: 'In Korea, look out for selection news from KASA, the space agency.',
        ko: '한국 우주비행사를 꿈꾼다면 우주항공청의 선발 소식을 살펴봐요',
      },
      {
        en: 'Before space comes work on Earth, as a scientist, an engineer, or a doctor.',
        ko: '먼저 과학자, 엔지니어, 의사로 경험을 쌓아요',
      },
    ],
  },
  activities: [
    {
      en: 'Train like an astronaut with your family three times a week: squats, balance, and stretches.',
      ko: '가족과 일주일에 세 번 스쿼트, 균형 잡기, 스트레칭으로 우주인 훈련을 해요',
    },
    {
      en: 'Build a spaceship from boxes and hang up a checklist of things to do.',
      ko: '상자로 우주선을 만들고 할 일 점검표를 붙여요',
    },
    {
      en: 'Grow two plants in different light, and measure how differently they grow.',
      ko: '화분 두 개로 빛이 다를 때 자라는 차이를 재요',
    },
    {
      en: 'Find out how astronauts spend a day, and draw it as a four-panel comic.',
      ko: '우주인의 하루를 조사해서 만화 네 칸으로 그려요',
    },
    {
      en: 'In a pool with a grown-up, relax and float like an astronaut.',
      ko: '수영장에서 어른과 함께 우주인처럼 힘을 빼고 떠 봐요',
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
    {
      where: 'university.1',
      fact: 'NASA astronauts: US citizenship, STEM master’s or an equivalent, work experience or 1,000 jet hours.',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
    {
      where: 'career.0',
      fact: 'NASA astronauts: US citizenship, STEM master’s or an equivalent, work experience or 1,000 jet hours.',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
    {
      where: 'career.1',
      fact: 'Korea’s space agency (KASA) announces any selection of astronauts itself.',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
