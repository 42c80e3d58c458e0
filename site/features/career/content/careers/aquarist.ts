import type { Career } from '../career.ts';

export const aquarist = {
  id: 'aquarist',
  title: { en: 'Aquarist', ko: '아쿠아리스트' },
  riasec: 'RIS',
  field: 'animals',
  description: {
    en: 'Even an octopus needs lunch. Aquarists feed sea animals, and test the water day after day to keep them healthy.',
    ko: '아침마다 물의 온도를 재고 먹이를 챙겨요. 물고기와 해파리, 바다 동물이 건강하게 지내도록 돌보는 사람이에요.',
  },
  weights: { 수영: 3, 과학: 3, 체육: 1, 집중력: 2, '친구 사귀기': 1, 요리: 1 },
  majors: ['Marine Biology', 'Zoology', 'Aquaculture'],
  stages: {
    elementary: [
      {
        en: 'At an aquarium, pick one fish and follow it with your eyes for five minutes.',
        ko: '수족관에서 물고기 한 마리를 5분 동안 눈으로 따라가요',
      },
      {
        en: 'Look up three kinds of fish. What do they eat, and how warm is their water?',
        ko: '물고기 세 종류가 무엇을 먹고 얼마나 따뜻한 물에 사는지 찾아요',
      },
      {
        en: 'Knock on a table with your ear on it. Now you know why nobody taps on fish tanks.',
        ko: '유리를 두드리면 물고기가 놀라요. 관람 약속을 꼭 지켜 줘요',
      },
    ],
    middle: [
      {
        en: 'Test the water in a small tank, and keep it clean enough for a fish.',
        ko: '작은 어항의 물을 검사하고 돌봐요. 먹이를 너무 많이 주면 물이 먼저 아파요',
      },
      {
        en: 'At feeding time in an aquarium, watch how the keepers make sure every fish gets some.',
        ko: '“해파리는 뇌가 없어요!” 과학관 해설사처럼 친구에게 동물 하나를 소개해요',
      },
      {
        en: 'Aquarists lift buckets and climb in and out of tanks. Carry the heavy bag home from the store.',
        ko: '생존 수영을 배워 두고, 무거운 먹이통도 들 수 있게 체력을 길러요',
      },
    ],
    high: [
      {
        en: 'Put one drop of water under a microscope in biology, and test another in chemistry.',
        ko: '생명과학 시간에 배운 생물이 어항 속에도 있어요. 물이 깨끗한지는 화학으로 알아봐요',
      },
      {
        en: 'Ask an aquarium how old its volunteers must be and what they may do.',
        ko: '수족관이나 과학관 봉사는 나이를 따져요. 몇 살부터인지 알아 두고 기다려요',
      },
      {
        en: 'Debate whether a tank can be a happy home, and for whom.',
        ko: '돌고래는 넓은 바다와 수족관 가운데 어디에 있어야 할까요? 친구들과 토론해요',
      },
    ],
    university: [
      {
        en: 'For the sea alone, choose marine biology. For animals of every kind, choose zoology.',
        ko: '해양생물학이나 동물학을 전공해요. 물고기는 어디로 숨 쉬고 어디로 들을까요?',
      },
      {
        en: 'Spend a summer behind the tanks, thawing fish and weighing each animal’s lunch.',
        ko: '수족관 인턴은 유리 뒤로 들어가요. 먹이를 썰고 물을 재고 양동이를 닦아요',
      },
      {
        en: 'A scuba certificate has a minimum age. You learn to swim up slowly.',
        ko: '스쿠버 자격을 따요. 물속에서 물안경에 찬 물을 빼는 연습도 해요',
      },
    ],
    career: [
      {
        en: 'The day begins with buckets of fish to cut up and water to test.',
        ko: '먹이로 쓸 새우를 자르고 양동이를 나르며 시작해요. 물고기마다 먹는 양을 외워요',
      },
      {
        en: 'Tank windows get dirty on the inside. To scrub them, you usually need a scuba certificate.',
        ko: '물속에서 일하려면 스쿠버 자격이 필요한 곳이 많아요',
      },
      {
        en: 'Some aquarists raise animals that are rare in the wild, such as seahorses.',
        ko: '아이들에게 동물을 설명하기도 하고, 멸종 위기 동물의 알을 지키기도 해요',
      },
    ],
  },
  activities: [
    {
      en: 'Write a care guide for one kind of fish, as if you were leaving on vacation.',
      ko: '물고기 한 종류를 정해 돌봄 설명서를 만들어요',
    },
    {
      en: 'Fill a clear box with a paper sea and label each animal.',
      ko: '투명 상자에 종이 바다를 꾸미고 물고기마다 이름표를 달아요',
    },
    {
      en: 'Put on a life jacket, float beside a grown-up, and write how it felt.',
      ko: '구명조끼를 입고 어른과 물에 떠 봐요. 어떤 느낌이었나요?',
    },
    {
      en: 'Draw who eats what in the sea, with arrows from the smallest shrimp to the shark.',
      ko: '바다에서 누가 누구를 먹는지 도서관에서 찾아 표로 그려요',
    },
    {
      en: 'Give your family a three-minute talk, like an aquarium guide.',
      ko: '“이쪽을 봐 주세요!” 수족관 해설사처럼 가족에게 3분 설명을 해요',
    },
  ],
  datedFacts: [
    {
      where: 'high.0',
      fact: 'Elective subjects and their names follow the 2022 curriculum and the high school credit system.',
      year: 2026,
      source: 'K4–K6',
      checkAgain: '2027-03',
    },
    {
      where: 'high.1',
      fact: 'Minimum ages for volunteering.',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
    {
      where: 'career.1',
      fact: 'Many employers ask for a scuba certificate.',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
