import type { Career } from '../career.ts';

export const chemist = {
  id: 'chemist',
  title: { en: 'Chemist', ko: '화학자' },
  riasec: 'IRC',
  field: 'science',
  description: {
    en: 'Why does iron rust and milk turn sour? Chemists find out with experiments, and help to make medicines and new materials.',
    ko: '철은 왜 녹슬고 우유는 왜 시어질까요? 실험으로 까닭을 밝혀 약과 새 재료를 만드는 데 힘을 보태요.',
  },
  weights: { 과학: 3, 수학: 2, 집중력: 2, 요리: 1, 독서: 1, 영어: 1 },
  majors: ['Chemistry', 'Biochemistry', 'Materials Science'],
  stages: {
    elementary: [
      {
        en: 'Stir salt into one glass of water and sugar into another. How does each one dissolve?',
        ko: '소금과 설탕이 물에 녹는 모습을 비교해서 적어요',
      },
      {
        en: 'Take a class at a science museum and learn the rules of a safe lab.',
        ko: '과학관 체험 교실에서 안전한 실험 약속을 배워요',
      },
      {
        en: 'Keep a question notebook for every time you wonder, “Why does it do that?”',
        ko: '“왜 이럴까?” 궁금한 점을 질문 공책에 모아요',
      },
    ],
    middle: [
      {
        en: 'Join a science club and try experiments with acids and bases.',
        ko: '과학 동아리에서 산과 염기 실험을 직접 해 봐요',
      },
      {
        en: 'The free semester in middle school has no big exams, so ask to visit a lab.',
        ko: '자유학기 때 연구소나 실험실 체험을 신청해요',
      },
      {
        en: 'Write lab reports in two parts: what happened, and why.',
        ko: '실험 보고서에 결과와 까닭을 나누어 써 봐요',
      },
    ],
    high: [
      {
        en: 'In the high school credit system, you pick your own courses, so choose chemistry and math.',
        ko: '고교학점제에서는 과목을 스스로 골라요. 화학과 수학부터 챙겨 두면 돼요',
      },
      {
        en: 'Take on a long project in a science club, at a science high school or a regular one.',
        ko: '과학고든 일반고든 과학 동아리에서 긴 탐구를 해 봐요',
      },
      {
        en: 'Find chemistry lectures in English and write down the words you catch.',
        ko: '영어로 하는 화학 강의를 찾아 알아들은 낱말을 적어요',
      },
    ],
    university: [
      {
        en: 'A chemistry degree (a BS, bachelor of science) means plenty of time in the lab.',
        ko: '화학을 전공하며(BS) 실험 수업을 많이 들어요',
      },
      {
        en: 'Put on a lab coat and help with experiments in a professor’s lab.',
        ko: '교수님 연구실에서 실험을 도우며 연구하는 법을 배워요',
      },
      {
        en: 'If you want to keep doing research, get ready for a PhD, the highest degree.',
        ko: '연구를 더 하고 싶으면 가장 높은 공부인 박사(PhD)를 준비해요',
      },
    ],
    career: [
      {
        en: 'Your first lab bench may hold a scale and a long row of samples to test.',
        ko: '많은 화학자가 실험실에서 물질을 검사하거나 연구를 도우며 첫걸음을 떼요',
      },
      {
        en: 'To lead your own research, you usually need a PhD.',
        ko: '스스로 연구를 이끌려면 보통 박사 학위가 필요해요',
      },
      {
        en: 'Chemists also work at companies that make medicine, cosmetics, and batteries.',
        ko: '제약, 화장품, 배터리 회사에서도 화학자가 일해요',
      },
    ],
  },
  activities: [
    {
      en: 'Mix vinegar and baking soda with a grown-up and watch the foam rise.',
      ko: '어른과 함께 식초와 베이킹소다로 거품 실험을 해요',
    },
    {
      en: 'Drip red cabbage water into juice and vinegar with a grown-up, and record the colors.',
      ko: '어른과 적양배추 물을 주스와 식초에 떨어뜨려 색을 적어요',
    },
    {
      en: 'Each month, read a picture book about an element and make a card for it.',
      ko: '원소 그림책을 한 달에 한 권 읽고 원소 카드를 한 장 만들어요',
    },
    {
      en: 'Grow sugar crystals with a grown-up and draw how they look every week.',
      ko: '어른과 설탕 결정을 키우며 자라는 모습을 매주 그려요',
    },
    {
      en: 'Decorate the cover of your lab notebook and write down five safety rules.',
      ko: '실험 공책 표지를 꾸미고 안전 약속 다섯 가지를 적어요',
    },
  ],
  datedFacts: [
    {
      where: 'middle.1',
      fact: 'The free semester is one term in the first year of middle school, without midterm or final paper exams.',
      year: 2026,
      source: 'K3',
      checkAgain: '2027-03',
    },
    {
      where: 'high.0',
      fact: 'In the credit system, students who entered high school from 2025 on choose courses; 192 credits to graduate.',
      year: 2026,
      source: 'K5, K6',
      checkAgain: '2027-03',
    },
    {
      where: 'high.1',
      fact: 'Kinds of high schools in Korea and how they admit students.',
      year: 2026,
      source: 'K7–K11',
      checkAgain: '2027-03',
    },
  ],
} satisfies Career;
