import type { Career } from '../career.ts';

export const pharmacist = {
  id: 'pharmacist',
  title: { en: 'Pharmacist', ko: '약사' },
  riasec: 'ICS',
  field: 'health',
  description: {
    en: 'Pharmacists know what each little pill does in the body, and show people how to take it safely.',
    ko: '약이 몸에서 하는 일을 잘 알고, 사람마다 알맞고 안전하게 쓰도록 알려 주는 사람이에요.',
  },
  weights: { 과학: 3, 수학: 2, 집중력: 3, 독서: 1, '친구 사귀기': 1, 영어: 1 },
  majors: ['Pharmaceutical Sciences', 'Chemistry', 'Biology'],
  stages: {
    elementary: [
      {
        en: 'Ask a grown-up why medicine comes in exact amounts, and why children never take it alone.',
        ko: '약은 어른과 함께 정해진 만큼만 쓰는 까닭을 배워요',
      },
      {
        en: 'Look closely at leaves and fruits, and draw a plant guide of your own.',
        ko: '식물의 잎과 열매를 관찰해 도감을 만들어요',
      },
      {
        en: 'Weigh a handful of rice and measure a cup of water, exactly to the line.',
        ko: '쌀 한 줌, 물 한 컵의 무게와 부피를 정확히 재 봐요',
      },
    ],
    middle: [
      {
        en: 'In a science club, mix strong and weak solutions and see how differently they act.',
        ko: '과학 동아리에서 진한 용액과 옅은 용액이 어떻게 다른지 실험해요',
      },
      {
        en: 'Tell your class how ginger and mugwort ended up in the medicine chest.',
        ko: '생강과 쑥처럼 약으로 쓰던 식물을 친구에게 소개해요',
      },
      {
        en: 'Ask about pharmacy and lab visits in the free semester, Korea’s term for exploring careers.',
        ko: '자유학기에 약국이나 연구소 체험을 찾아봐요',
      },
    ],
    high: [
      {
        en: 'Where does a pill go after you swallow it? Follow it through chemistry and biology class.',
        ko: '알약은 어디로 가서 무슨 일을 할까요? 화학과 생명과학 시간에 따라가 보면 알아요',
      },
      {
        en: 'Run a school campaign about the right way to use medicine.',
        ko: '약을 바르게 쓰는 법을 알리는 학교 캠페인을 벌여요',
      },
      {
        en: 'Does a new medicine really work? Statistics class shows how researchers can tell.',
        ko: '확률과 통계로 약 효과를 비교하는 법을 배워요',
      },
    ],
    university: [
      {
        en: 'Future pharmacists start college with chemistry and biology, their “pre-pharmacy” courses.',
        ko: '약학 준비(pre-pharmacy) 과목을 먼저 들어요',
      },
      {
        en: 'Pharmacy school comes next, often four years, and ends with a doctorate called a PharmD.',
        ko: '그다음에는 보통 4년 동안 약학 박사(PharmD) 과정을 공부해요',
      },
      {
        en: 'Would you rather invent medicines? Then study pharmaceutical sciences and go into research.',
        ko: '제약과학을 전공해 새 약을 연구하는 길도 있어요',
      },
    ],
    career: [
      {
        en: 'US pharmacists need a PharmD, the NAPLEX exam, and a state license.',
        ko: '미국 약사가 되려면 PharmD를 마치고 NAPLEX와 주 면허를 거쳐요',
      },
      {
        en: 'Your first white coat may hang in a neighborhood pharmacy, or where a hospital prepares its medicines.',
        ko: '새내기 약사는 동네 약국이나 병원에서 약을 지어요',
      },
      {
        en: 'Korea has a pharmacist license of its own, so check what it asks for.',
        ko: '한국 약사가 되려면 한국 면허의 조건을 따로 알아봐야 해요',
      },
    ],
  },
  activities: [
    {
      en: 'Grow a pot of herbs and record how each one smells and is used.',
      ko: '허브 화분을 키우며 향과 쓰임을 기록해요',
    },
    {
      en: 'Play pharmacy with sugar and rice, and count out every “dose” just right.',
      ko: '설탕과 쌀로 약국 놀이를 하며 눈금까지 정확히 재 봐요',
    },
    {
      en: 'Draw a poster about using medicine safely and hang it up at home.',
      ko: '건강한 약 사용 포스터를 그려 집에 붙여요',
    },
    {
      en: 'Find three plants in a book that became medicines, such as the willow tree.',
      ko: '버드나무처럼 약이 된 식물을 책에서 세 가지 찾아봐요',
    },
    {
      en: 'Ask your neighborhood pharmacist three things you have wondered about.',
      ko: '동네 약사님께 궁금한 점 세 가지를 여쭤봐요',
    },
  ],
  datedFacts: [
    {
      where: 'middle.2',
      fact: 'The free semester is one term in the first year of middle school, without midterm or final paper exams.',
      year: 2026,
      source: 'K3',
      checkAgain: '2027-03',
    },
    {
      where: 'high.0',
      fact: 'Names and choice of high school subjects follow the 2022 curriculum and the credit system; not every school offers all of them.',
      year: 2026,
      source: 'K5',
      checkAgain: '2027-03',
    },
    {
      where: 'high.2',
      fact: 'Names and choice of high school subjects follow the 2022 curriculum and the credit system; not every school offers all of them.',
      year: 2026,
      source: 'K5',
      checkAgain: '2027-03',
    },
    {
      where: 'university.0',
      fact: 'US pharmacists need a PharmD, the NAPLEX and a state license.',
      year: 2026,
      source: 'L, recalled',
      checkAgain: '2027-11',
    },
    {
      where: 'university.1',
      fact: 'US pharmacists need a PharmD, the NAPLEX and a state license.',
      year: 2026,
      source: 'L, recalled',
      checkAgain: '2027-11',
    },
    {
      where: 'career.0',
      fact: 'US pharmacists need a PharmD, the NAPLEX and a state license.',
      year: 2026,
      source: 'L, recalled',
      checkAgain: '2027-11',
    },
    {
      where: 'career.2',
      fact: 'A Korean license is separate and has its own rules.',
      year: 2026,
      source: 'V8, recalled',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
