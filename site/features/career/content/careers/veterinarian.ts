import type { Career } from '../../model/career.ts';

export const veterinarian = {
  id: 'veterinarian',
  title: { en: 'Veterinarian', ko: '수의사' },
  riasec: 'IRS',
  field: 'animals',
  description: {
    en: 'A rabbit can’t say where it hurts. Veterinarians look, feel, and run tests to find out, then treat it.',
    ko: '동물은 어디가 아픈지 말해 주지 않아요. 그래서 눈으로 보고 손으로 만져 아픈 곳을 찾고, 건강하게 살도록 도와요.',
  },
  weights: { 과학: 3, 집중력: 2, '친구 사귀기': 2, 수학: 1, 독서: 1, 영어: 1, 체육: 1 },
  majors: ['Animal Science', 'Biology', 'Zoology', 'Biochemistry'],
  stages: {
    elementary: [
      {
        en: 'Watch an animal quietly and write down what its ears, eyes, and tail say.',
        ko: '강아지는 겁이 나면 꼬리를 다리 사이에 감춰요. 고양이는 겁날 때 꼬리를 어떻게 할까요?',
      },
      {
        en: 'A grown-up and the owner both have to say yes before you pet an animal.',
        ko: '동물을 만지고 싶으면 어른과 함께 가서 주인께 “만져도 될까요?” 하고 먼저 여쭤요',
      },
      {
        en: 'Look at pictures of an owl and a rabbit, and see whose eyes face forward.',
        ko: '토끼 눈은 옆에, 부엉이 눈은 앞에 달렸어요. 왜 그럴지 그림을 보며 생각해요',
      },
    ],
    middle: [
      {
        en: 'Count the ribs in pictures of two skeletons, a dog’s and a person’s. Who has more?',
        ko: '고양이는 꼬리에도 뼈가 있어서 사람보다 뼈가 많아요. 꼬리뼈만 스무 개쯤이에요',
      },
      {
        en: 'Animal shelters set an age for helpers. If you are too young, ask whether they need old towels.',
        ko: '동물 보호소마다 봉사할 수 있는 나이가 달라요. 어른과 함께 갈 곳을 찾아봐요',
      },
      {
        en: 'Ask someone who keeps hens or cows what the animals do when they are sick.',
        ko: '동물을 기르는 동아리가 있는 미국 학교도 있어요. 닭에게는 흙 목욕을 할 자리가 필요해요',
      },
    ],
    high: [
      {
        en: 'Compare a cat’s stomach with a cow’s in biology. Only one of them can live on grass.',
        ko: '우리에게는 맛있는 초콜릿이 강아지에게는 독이에요. 왜 그런지 생명과학에서 알아봐요',
      },
      {
        en: 'How do people calm a scared animal? Watch for a day at an animal hospital or farm.',
        ko: '동물병원을 하루 지켜봐도 되는지 여쭤요. 주사를 놓기 전에 어떻게 달래는지 봐요',
      },
      {
        en: 'Most hamsters like to live alone, and guinea pigs don’t. Draw a good home for each.',
        ko: '동물원은 있어야 할까요? 코끼리라면 뭐라고 할지도 생각하며 토론해요',
      },
    ],
    university: [
      {
        en: 'Vet schools ask for biology. Some also like animal science, a class that may meet in a barn.',
        ko: '수의대에 가려면 동물의 몸과 세포, 화학부터 배워요. 방이 네 개인 소의 위도 나와요',
      },
      {
        en: 'US vet school usually takes four years after college. You learn to treat cats, cows, and canaries.',
        ko: '미국 수의대는 대학 공부 뒤 4년을 다녀요. 환자는 고양이와 소, 작은 새까지 다양해요',
      },
      {
        en: 'Hours with animals help you get into vet school, and even cleaning a stable can count.',
        ko: '미국 수의대에는 동물을 돌본 시간을 적어 내요. 똥을 치우고 먹이를 준 시간도 들어가요',
      },
    ],
    career: [
      {
        en: 'New US vets need a state license, and the big test asks about everything from horses to hamsters.',
        ko: '말부터 토끼까지 다 나오는 시험에 붙으면, 미국에서는 주가 동물을 치료할 면허를 줘요',
      },
      {
        en: 'A new vet often starts with a small surgery, while an experienced vet stands at the same table.',
        ko: '“여기를 살살 눌러 봐요.” 선배 수의사가 내 손을 아픈 곳으로 이끌어 줘요',
      },
      {
        en: 'Korean vet students can start right after high school. Six years later, they take the national vet exam.',
        ko: '한국 수의대는 6년이에요. 다 마치면 국가시험을 보고 수의사 면허를 받아요',
      },
    ],
  },
  activities: [
    {
      en: 'Watch one kind of bird for three months. Where does it eat, sing, and sleep?',
      ko: '석 달 동안 동네 새 한 종류를 지켜봐요. 어디서 먹고 노래하고 잠을 잘까요?',
    },
    {
      en: 'Open a toy animal hospital and write notes on every patient.',
      ko: '인형 동물병원을 열었어요. 첫 환자는 어디가 아파서 왔을까요? 진료 기록을 써요',
    },
    {
      en: 'Who walks the dog on a rainy Monday? Plan one week of pet care.',
      ko: '강아지와 산다고 생각하고 하루 계획표를 그려요. 밥과 산책은 몇 번 넣어야 할까요?',
    },
    {
      en: 'Open a book on animals and compare the teeth of a dog, a cat, and a rabbit.',
      ko: '토끼의 앞니는 평생 자라요. 그래서 늘 풀을 먹어야 해요. 내 앞니도 그럴까요?',
    },
    {
      en: 'Look for animal tracks in mud or snow and draw the ones you find.',
      ko: '고양이 발자국에는 발톱이 안 보여요. 개와 새의 발자국도 나란히 그려 봐요',
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
      where: 'middle.1',
      fact: 'Shelters set a minimum age.',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
    {
      where: 'university.1',
      fact: '4-year DVM/VMD.',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
    {
      where: 'career.0',
      fact: 'NAVLE and state license.',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
    {
      where: 'career.2',
      fact: 'Korea: vet school of six years (2 + 4) and a national exam; own conditions for foreign graduates.',
      year: 2026,
      source: 'V8, recalled',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
