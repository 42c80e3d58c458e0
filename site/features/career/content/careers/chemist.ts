import type { Career } from '../career.ts';

export const chemist = {
  id: 'chemist',
  title: { en: 'Chemist', ko: '화학자' },
  riasec: 'IRC',
  field: 'science',
  description: {
    en: 'Why does iron rust, and why does milk turn sour? Chemists find out by experiment, then help make medicines and new materials.',
    ko: '철은 왜 녹슬고 우유는 왜 시어질까요? 실험으로 까닭을 밝혀 약과 새 재료를 만드는 데 힘을 보태요.',
  },
  weights: { 과학: 3, 수학: 2, 집중력: 2, 요리: 1, 독서: 1, 영어: 1 },
  majors: ['Chemistry', 'Biochemistry', 'Materials Science'],
  stages: {
    elementary: [
      {
        en: 'Stir salt into one glass of water and sugar into another. Which one disappears first?',
        ko: '소금과 설탕이 물에 녹는 모습을 비교해서 적어요',
      },
      {
        en: 'At a science museum class, put on goggles and practice the rules of a safe lab.',
        ko: '과학관 체험 교실에서 안전한 실험 약속을 배워요',
      },
      {
        en: 'Every time you wonder “Why does it do that?”, write the question in a notebook.',
        ko: '“왜 이럴까?” 궁금한 점을 질문 공책에 모아요',
      },
    ],
    middle: [
      {
        en: 'In a science club, find out which one is the acid, lemon juice or soapy water.',
        ko: '과학 동아리에서 산과 염기 실험을 직접 해 봐요',
      },
      {
        en: 'In Korea’s free semester, a term without big exams, ask to visit a real lab.',
        ko: '자유학기 때 연구소나 실험실 체험을 신청해요',
      },
      {
        en: 'Split each lab report in two, with what happened on top and why below.',
        ko: '실험 보고서에 결과와 까닭을 나누어 써 봐요',
      },
    ],
    high: [
      {
        en: 'Korean high school students pick their own courses, and future chemists pick chemistry and math first.',
        ko: '고교학점제에서는 과목을 스스로 골라요. 화학과 수학부터 챙겨 두면 돼요',
      },
      {
        en: 'Science high school or regular one, join a science club and stick with one long project.',
        ko: '과학고든 일반고든 과학 동아리에서 긴 탐구를 해 봐요',
      },
      {
        en: 'Listen to a chemistry lecture in English and catch as many words as you can.',
        ko: '영어로 하는 화학 강의를 찾아 알아들은 낱말을 적어요',
      },
    ],
    university: [
      {
        en: 'Chemistry students spend whole afternoons in the lab, with goggles on and notebooks open.',
        ko: '화학을 전공하며(BS) 실험 수업을 많이 들어요',
      },
      {
        en: 'Put on a lab coat and help with experiments in a professor’s lab.',
        ko: '교수님 연구실에서 실험을 도우며 연구하는 법을 배워요',
      },
      {
        en: 'Still full of questions at graduation? A PhD means years more of research.',
        ko: '연구를 더 하고 싶으면 가장 높은 공부인 박사(PhD)를 준비해요',
      },
    ],
    career: [
      {
        en: 'Your first lab bench may hold a scale and a long row of samples to test.',
        ko: '많은 화학자가 실험실에서 물질을 검사하거나 연구를 도우며 첫걸음을 떼요',
      },
      {
        en: 'The chemist who leads a research team usually has a PhD.',
        ko: '스스로 연구를 이끌려면 보통 박사 학위가 필요해요',
      },
      {
        en: 'Companies hire chemists to work on medicine, lipstick, and phone batteries.',
        ko: '제약, 화장품, 배터리 회사에서도 화학자가 일해요',
      },
    ],
  },
  activities: [
    {
      en: 'With a grown-up, pour vinegar on baking soda and jump back from the foam.',
      ko: '어른과 함께 식초와 베이킹소다로 거품 실험을 해요',
    },
    {
      en: 'Drip red cabbage water into juice and vinegar with a grown-up, and record the colors.',
      ko: '어른과 적양배추 물을 주스와 식초에 떨어뜨려 색을 적어요',
    },
    {
      en: 'Read about one element a month and draw a trading card for it.',
      ko: '원소 그림책을 한 달에 한 권 읽고 원소 카드를 한 장 만들어요',
    },
    {
      en: 'With a grown-up, grow sugar crystals and draw them once a week.',
      ko: '어른과 설탕 결정을 키우며 자라는 모습을 매주 그려요',
    },
    {
      en: 'Decorate a lab notebook and write five safety rules on page one.',
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
