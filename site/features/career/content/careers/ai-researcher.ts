import type { Career } from '../career.ts';

export const aiResearcher = {
  id: 'ai-researcher',
  title: { en: 'AI Researcher', ko: '인공지능 연구자' },
  riasec: 'ICA',
  field: 'computing',
  description: {
    en: 'AI researchers teach computers to understand pictures and words. They also check that AI is safe and fair for everyone.',
    ko: '컴퓨터가 그림과 말을 이해하도록 가르치고, 모두에게 안전하고 공평한지 살펴봐요.',
  },
  weights: { 수학: 3, 컴퓨터: 3, 과학: 2, 집중력: 2, 영어: 2, 독서: 1, 게임: 1 },
  majors: ['Computer Science', 'Data Science', 'Mathematics', 'Cognitive Science'],
  stages: {
    elementary: [
      {
        en: 'Sort photos into piles by a rule of your own, such as “Someone is wearing a hat.”',
        ko: '‘모자를 쓴 사람’처럼 규칙을 정해 사진을 나눠 봐요',
      },
      {
        en: 'With a grown-up, play a game with an AI and catch it being wrong.',
        ko: '어른과 놀이하며 인공지능도 틀릴 수 있다는 것을 알아봐요',
      },
      {
        en: 'Look for AI around you, such as in a map or a translation app.',
        ko: '지도나 번역기처럼 우리 곁에 있는 인공지능을 찾아봐요',
      },
    ],
    middle: [
      {
        en: 'With block coding, show a computer examples until it learns. That’s called machine learning.',
        ko: '블록 코딩으로 간단한 기계 학습을 체험해요',
      },
      {
        en: 'An AI has seen only cats. Discuss what it will say about a dog.',
        ko: '고양이만 배운 인공지능은 개를 뭐라고 할지 토론해요',
      },
      {
        en: 'Will lunch be noodles? Practice probability, the math of chance, with menus or the weather.',
        ko: '수학 시간에 배운 확률을 날씨나 급식 자료로 연습해요',
      },
    ],
    high: [
      {
        en: 'Take basic AI, statistics, and calculus, and watch a machine “learn” from nothing but numbers.',
        ko: '기계가 숫자로 ‘배우는’ 모습을 인공지능 기초, 확률과 통계, 미적분이 보여 줘요',
      },
      {
        en: 'Teach a small Python program to sort things, and show the class where it goes wrong.',
        ko: '코딩 언어 파이썬으로 물건을 나누는 작은 프로그램을 만들어 발표해요',
      },
      {
        en: 'Read how an AI can be unfair, and write what you would do about it.',
        ko: '인공지능이 공평하려면 무엇이 필요한지 읽고 글로 써요',
      },
    ],
    university: [
      {
        en: 'AI researchers usually start college in computer science or data science.',
        ko: '컴퓨터과학이나 데이터과학을 전공해 기초를 쌓아요',
      },
      {
        en: 'You’ll read research papers, and learn statistics and linear algebra, math with tables of numbers.',
        ko: '숫자표로 셈하는 선형대수와 통계를 배우고 연구 글(논문)을 읽어요',
      },
      {
        en: 'Join a professor’s lab, run experiments, and share the stage when the results are in.',
        ko: '연구실 식구가 되어 실험하고 결과를 함께 발표해요',
      },
    ],
    career: [
      {
        en: 'Straight from college, machine learning engineers train computers on thousands of examples.',
        ko: '대학을 마치고 컴퓨터를 학습시키는 엔지니어로 일하기도 해요',
      },
      {
        en: 'Research jobs usually go to people who kept studying, for a master’s degree or a PhD.',
        ko: '연구 과학자는 대학을 마치고 석사나 박사까지 공부한 사람을 뽑는 곳이 많아요',
      },
      {
        en: 'You might find an AI researcher in a hospital, a climate center, or a school.',
        ko: '병원, 기후, 교육처럼 여러 분야에서 일해요',
      },
    ],
  },
  activities: [
    {
      en: 'Sort thirty things at home by a secret rule, and let your family guess it.',
      ko: '물건 서른 개를 나만의 규칙으로 나누고 가족에게 맞혀 보라고 해요',
    },
    {
      en: 'Play Twenty Questions and find the questions that get to the answer fastest.',
      ko: '스무고개로 가장 빨리 맞히는 질문을 찾아요',
    },
    {
      en: 'Draw badly on purpose for a picture-guessing AI, with a grown-up. Does it still guess?',
      ko: '어른과 함께 그림 맞히는 인공지능을 시험해 봐요',
    },
    {
      en: 'Split a page in two, with jobs for AI on the left and jobs for people on the right.',
      ko: '인공지능에게 맡길 일과 사람이 할 일을 나눠 써요',
    },
    {
      en: 'Make animal cards and give your family a sorting quiz.',
      ko: '동물 카드를 만들어 가족에게 분류 퀴즈를 내요',
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
