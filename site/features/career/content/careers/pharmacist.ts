import type { Career } from '../../model/career.ts';

export const pharmacist = {
  id: 'pharmacist',
  title: { en: 'Pharmacist', ko: '약사' },
  riasec: 'ICS',
  field: 'health',
  description: {
    en: 'Pharmacists know what each little pill does in the body, and show people how to take it safely.',
    ko: '이 약은 밥 먹고 나서, 저 약은 자기 전에! 약이 몸에서 하는 일을 알고 사람마다 안전하게 쓰도록 알려 줘요.',
  },
  weights: { 과학: 3, 수학: 2, 집중력: 3, 독서: 1, '친구 사귀기': 1, 영어: 1 },
  majors: ['Pharmaceutical Sciences', 'Chemistry', 'Biology'],
  stages: {
    elementary: [
      {
        en: 'Ask a grown-up why medicine comes in exact amounts, and why children never take it alone.',
        ko: '약은 꼭 어른과, 정해진 만큼만 먹어요. 왜 그런지 어른께 여쭤봐요',
      },
      {
        en: 'Old pharmacies smelled of leaves and roots. Draw the ones in your kitchen, from mint to radish.',
        ko: '잎과 열매를 가까이서 들여다보고 나만의 식물도감을 엮어 볼까요?',
      },
      {
        en: 'Count out thirty grains of rice, then check by counting again. Pharmacists count twice, too.',
        ko: '쌀 한 줌은 몇 그램이고 물 한 컵은 몇 밀리리터일까요? 먼저 어림하고 재 봐요',
      },
    ],
    middle: [
      {
        en: 'Drop a fizzy vitamin tablet into cold water and another into warm water, and time both.',
        ko: '소금을 몇 숟가락 녹이면 달걀이 물에 뜰까요? 약도 이렇게 진하기가 중요해요',
      },
      {
        en: 'Ginger and mugwort were used as medicine long ago. Tell your class what for.',
        ko: '생강과 쑥은 약으로도 써요. 이런 식물을 더 찾아 과학 박람회 판에 붙여 봐요',
      },
      {
        en: 'Ask a pharmacist what is checked before a bag of medicine goes over the counter.',
        ko: '의사가 써 준 처방전에는 무엇이 적혀 있을까요? 자유학기에 약국에 가서 여쭤봐요',
      },
    ],
    high: [
      {
        en: 'In biology, follow one pill past the stomach and the liver to an aching tooth.',
        ko: '가루약은 알약보다 빨리 녹아요. 작게 나눌수록 빨라지는 까닭을 화학에서 배워요',
      },
      {
        en: 'Some medicines work best before a meal and some after. Explain it on a school poster.',
        ko: '약을 바르게 쓰자는 포스터를 복도에 붙여요. “약은 물과 함께!”라고 크게 써요',
      },
      {
        en: 'Statistics can show whether a medicine works better than a sugar pill.',
        ko: '새 약이 정말 효과가 있을까요? 많은 사람의 자료를 확률과 통계로 살펴봐요',
      },
    ],
    university: [
      {
        en: 'Before US pharmacy school, you spend two or more years in college, with plenty of chemistry.',
        ko: '미국 약대에 가려면 화학과 생명과학부터 배워요. 약도 알고 몸도 알아야 하니까요',
      },
      {
        en: 'Pharmacy school in the US takes about four years. Actors play grumpy patients, and you explain the pills.',
        ko: '미국 약학 박사 과정은 보통 4년이에요. 이름이 비슷한 약은 소리 내어 읽으며 외우지요',
      },
      {
        en: 'Some students stay in the lab and invent pills that work slowly, all day long.',
        ko: '새 약을 만들고 싶으면 제약과학을 전공해요. 쓴 약에 딸기 맛을 입히는 것도 배우지요',
      },
    ],
    career: [
      {
        en: 'US pharmacists pass an exam for their license. Then they may explain a medicine on their own.',
        ko: '미국에서는 시험에 붙은 사람에게 주가 약사 면허를 줘요. 약을 지어도 된다는 허락이에요',
      },
      {
        en: 'When two medicines don’t go together, the pharmacist notices and calls the doctor.',
        ko: '하얀 가운을 입고 약국이나 병원 조제실에서 약을 지어요. 알약 하나도 두 번씩 세요',
      },
      {
        en: 'The same pill may have another name in Korea. Pharmacists who move there need Korea’s license, too.',
        ko: '한국에서 일하려면 한국 약사 면허를 따로 받아야 해요. 약 이름부터 다를 때가 많아요',
      },
    ],
  },
  activities: [
    {
      en: 'Grow a pot of herbs, and write down how each one smells and what people do with it.',
      ko: '허브 두 가지의 잎을 살살 문질러 봐요. 어느 쪽 향이 더 오래 남을까요?',
    },
    {
      en: 'Play pharmacy with buttons and dried beans, and count out every “dose” just right.',
      ko: '설탕과 쌀로 약국 놀이를 하며 눈금에 딱 맞게 재는 연습을 해요',
    },
    {
      en: 'With a grown-up, find the line on a medicine box that says how much to take.',
      ko: '우리 집 약 상자 뚜껑에는 무슨 약속을 붙일까요? 가족과 세 가지만 정해요',
    },
    {
      en: 'A willow tree once led to a medicine. Find three such plants in a book.',
      ko: '버드나무에서 온 약이 있대요. 약이 된 다른 식물을 책에서 찾아 그려요',
    },
    {
      en: 'Take three questions about medicine to the pharmacist in your neighborhood.',
      ko: '어른과 약국에 가는 날, 약사님께 궁금했던 것을 여쭤보고 와요',
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
