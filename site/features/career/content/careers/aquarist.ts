import type { Career } from '../../model/career.ts';

export const aquarist = {
  id: 'aquarist',
  title: { en: 'Aquarist', ko: '아쿠아리스트' },
  riasec: 'RIS',
  field: 'animals',
  description: {
    en: 'Even an octopus needs lunch. Aquarists feed sea animals, and test the water day after day to keep them healthy.',
    ko: '아침마다 물 온도를 재고 먹이를 챙겨요. 물고기와 해파리 같은 물속 동물이 건강하게 지내도록 돌봐 줘요.',
  },
  weights: { 수영: 3, 과학: 3, 체육: 1, 집중력: 2, '친구 사귀기': 1, 요리: 1 },
  majors: ['Marine Biology', 'Zoology', 'Aquaculture'],
  stages: {
    elementary: [
      {
        en: 'At an aquarium, pick one fish and follow it with your eyes for five minutes.',
        ko: '수족관에서 물고기 한 마리를 골라 5분 동안 눈으로 따라가요',
      },
      {
        en: 'Goldfish like cool water, and tropical fish like it warm. Could they share a tank?',
        ko: '금붕어는 시원한 물을, 열대어는 따뜻한 물을 좋아해요. 한 어항에 넣어도 될까요?',
      },
      {
        en: 'Put your ear on a table and knock. Now you know why nobody should tap on fish tanks.',
        ko: '유리를 두드리면 물고기가 놀라요. 가만히 서 있으면 먼저 다가올지도 몰라요',
      },
    ],
    middle: [
      {
        en: 'Before any fish moves in, test a tank’s water with paper strips. What do the colors tell you?',
        ko: '어항의 먹이는 금방 다 먹을 만큼만 줘요. 남은 먹이는 물을 더럽혀요',
      },
      {
        en: 'At feeding time in an aquarium, watch how the keepers make sure every fish gets some.',
        ko: '해파리는 심장이 없고 문어는 세 개나 있어요. 다른 물속 동물은 어떤지 과학 시간에 찾아요',
      },
      {
        en: 'Aquarists lift heavy buckets all day. Help carry the groceries home to get strong.',
        ko: '물통을 들 때는 무릎을 굽히고 천천히 일어나요. 물고기 먹이통은 생각보다 무거워요',
      },
    ],
    high: [
      {
        en: 'Tanks have helpers too small to see. In biology, find out what the bacteria in a filter eat.',
        ko: '물고기도 물속에서 오줌을 눠요. 맑아 보이는 물에 무엇이 녹아 있는지 화학에서 배워요',
      },
      {
        en: 'Teenage volunteers at some aquariums show visitors how to touch a sea star gently.',
        ko: '수족관 청소년 봉사자는 불가사리를 살살 만지는 법을 알려 줘요. 나이는 곳마다 달라요',
      },
      {
        en: 'Can a tank be a happy home for a fish? Debate it, and speak for the fish.',
        ko: '산호는 돌 같아 보여도 동물이에요. 수족관에서 기르려면 밝은 빛과 흐르는 물이 있어야 해요',
      },
    ],
    university: [
      {
        en: 'Marine biology class can take you to a beach at low tide to count crabs under the rocks.',
        ko: '물고기는 물에 녹은 산소로 숨을 쉬어요. 해양생물학과에서는 아가미를 현미경으로 살펴요',
      },
      {
        en: 'Spend a summer behind the tanks, and you may weigh the penguins’ lunch and smell of fish.',
        ko: '인턴은 직장에서 일을 배우는 학생이에요. 수족관 유리 뒤에서 먹이를 썰고 양동이를 닦아요',
      },
      {
        en: 'Scuba divers learn to swim up no faster than their own smallest bubbles.',
        ko: '스쿠버는 공기통을 메고 하는 잠수예요. 물안경에 들어온 물을 빼는 연습도 해요',
      },
    ],
    career: [
      {
        en: 'The first job each morning is a headcount. Is every fish in sight and swimming straight?',
        ko: '출근하면 수조마다 한 바퀴 돌아요. 다들 있는지, 똑바로 헤엄치는지 살펴요',
      },
      {
        en: 'Tank windows get dirty on the inside. To scrub them, you usually need a scuba certificate.',
        ko: '큰 수조의 유리는 안쪽도 닦아야 해요. 그래서 스쿠버 자격을 보는 곳이 많아요',
      },
      {
        en: 'Baby seahorses hold on to anything, even to each other. Some aquarists raise them.',
        ko: '수조 속에서 먹이를 주다가 유리 밖 아이들에게 손을 흔들어요. 뒷방에서는 새끼를 돌봐요',
      },
    ],
  },
  activities: [
    {
      en: 'Who feeds a fish while its family is on vacation? Write a one-page guide for that person.',
      ko: '물고기를 처음 키우는 사람은 무엇이 궁금할까요? 한 종류를 골라 돌봄 설명서를 써요',
    },
    {
      en: 'Stir 35 grams of salt into a liter of water. The sea is about that salty.',
      ko: '물 1리터에 소금 35그램을 녹이면 바닷물만큼 짜요. 한 숟갈 말리면 무엇이 남을까요?',
    },
    {
      en: 'A sea otter eats a quarter of its weight a day. How much would an elephant eat that way?',
      ko: '해달은 하루에 제 무게의 4분의 1만큼 먹어요. 코끼리가 그러면 얼마나 먹을까요?',
    },
    {
      en: 'Draw who eats what in the sea, with arrows from the smallest shrimp to the shark.',
      ko: '바다에서는 누가 누구를 먹을까요? 도서관에서 찾아 화살표로 이어요',
    },
    {
      en: 'Play aquarium guide, and give a three-minute talk about whatever swims in your bathtub.',
      ko: '오늘은 내가 수족관 해설사예요. 물고기 한 마리의 하루를 3분 동안 들려줘요',
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
