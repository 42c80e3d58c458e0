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
        en: 'Press leaves in a heavy book and make a plant guide. Which ones still smell after a week?',
        ko: '잎을 두꺼운 책에 눌러 말려 식물도감을 엮어요. 일주일 뒤에도 향이 남은 잎이 있나요?',
      },
      {
        en: 'Find ten pairs of words that look alike, such as “horse” and “house.” Some medicine names do, too.',
        ko: '‘곰’과 ‘공’처럼 닮은 낱말을 열 쌍 찾아요. 약 이름도 닮은 것이 많아 조심해야 해요',
      },
    ],
    middle: [
      {
        en: 'How many spoons of salt make an egg float? How strong you mix things matters in medicine, too.',
        ko: '소금을 몇 숟가락 녹이면 달걀이 물에 뜰까요? 약도 이렇게 진하기가 중요해요',
      },
      {
        en: 'Ginger and mugwort were used as medicine long ago. Tell your class what for.',
        ko: '생강과 쑥은 약으로도 써요. 이런 식물을 책에서 더 찾아 과학 전람회 판에 붙여 봐요',
      },
      {
        en: 'Ask a pharmacist how many things get checked before you are handed a bag of medicine.',
        ko: '의사가 써 준 처방전에는 무엇이 적혀 있을까요? 자유학기에 약국에 가서 여쭤봐요',
      },
    ],
    high: [
      {
        en: 'Which dissolves first, a sugar cube or loose sugar? Chemistry explains why, and pill makers use the answer.',
        ko: '가루약은 알약보다 빨리 녹아요. 작게 나눌수록 빨라지는 까닭을 화학에서 배워요',
      },
      {
        en: 'Some medicines work best before a meal and some after. Explain it on a school poster.',
        ko: '약을 바르게 쓰자는 포스터를 복도에 붙여요. “약은 물과 함께!”라고 크게 써요',
      },
      {
        en: 'Some people in a pill test get a fake, and all agreed to that. Statistics compares the groups.',
        ko: '새 약을 시험할 때 가짜 약을 먹는 사람도 있어요. 정말 나은지 ‘확률과 통계’로 따져요',
      },
    ],
    university: [
      {
        en: 'Before US pharmacy school, you spend two or more years in college, with plenty of chemistry.',
        ko: '미국 약대에 가려면 화학과 생명과학부터 배워요. 약도 알고 몸도 알아야 하니까요',
      },
      {
        en: 'Pharmacy school in the US takes about four years. Actors play grumpy patients, and you explain the pills.',
        ko: '미국 약학 박사 과정은 보통 4년이에요. 무뚝뚝한 환자를 연기하는 배우에게 약을 설명해요',
      },
      {
        en: 'Some students stay in the lab and invent pills that work slowly, all day long.',
        ko: '새 약을 만들고 싶으면 제약과학을 전공해요. 쓴 약에 딸기 맛을 입히는 것도 배우지요',
      },
    ],
    career: [
      {
        en: 'With a license, you may hand out medicine on your own. In the US, an exam comes first.',
        ko: '미국에서는 시험에 붙으면 주가 면허를 줘요. 그때부터 혼자서도 약을 지을 수 있어요',
      },
      {
        en: 'When two medicines don’t go together, the pharmacist notices and calls the doctor.',
        ko: '함께 먹으면 안 되는 약도 있어요. 처방전을 보다가 찾아내면 바로 의사에게 전화해요',
      },
      {
        en: 'The same pill may have another name in Korea. Pharmacists who move there need Korea’s license, too.',
        ko: '한국에서 일하려면 한국 약사 면허를 따로 받아야 해요. 약 이름부터 다를 때가 많아요',
      },
    ],
  },
  activities: [
    {
      en: 'Shake oil and water in a jar, then add dish soap. Which mix stays together, like a cream?',
      ko: '병에 물과 기름을 넣고 흔들면 금세 갈라져요. 주방 세제 한 방울을 더하면 어떻게 될까요?',
    },
    {
      en: 'Play pharmacy with buttons and dried beans, and count out every “dose” just right.',
      ko: '설탕과 쌀로 약국 놀이를 하며 눈금에 딱 맞게 재는 연습을 해요',
    },
    {
      en: 'Some candy looks just like pills. Design a medicine box that a toddler would never mistake for candy.',
      ko: '사탕처럼 생긴 약도 있어요. 아기가 헷갈리지 않을 약 상자를 새로 그려요',
    },
    {
      en: 'Penicillin is a medicine that came from mold. Read how, and draw Fleming’s moldy dish.',
      ko: '곰팡이에서 온 약도 있대요. 플레밍이 접시에서 무엇을 보았는지 책에서 찾아 그려요',
    },
    {
      en: 'Invent a way to remember a daily vitamin, such as a chart, a song, or a bell.',
      ko: '영양제 먹는 것을 자꾸 잊는 식구가 있나요? 노래나 달력으로 알려 줄 방법을 지어내요',
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
