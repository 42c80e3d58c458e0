import type { Career } from '../../model/career.ts';

export const physicalTherapist = {
  id: 'physical-therapist',
  title: { en: 'Physical Therapist', ko: '물리치료사' },
  riasec: 'SRI',
  field: 'health',
  description: {
    en: 'After weeks in a cast, a leg is weak. Physical therapists help people move again, step by step.',
    ko: '“오늘은 세 걸음만 더요!” 다치거나 아픈 사람이 다시 걷고 뛰고 춤추도록 운동으로 도와줘요.',
  },
  weights: { 체육: 3, 과학: 2, '친구 사귀기': 2, 팀워크: 1, 축구: 1, 수영: 1, 발레: 1, 집중력: 1 },
  majors: ['Kinesiology', 'Exercise Science', 'Biology'],
  stages: {
    elementary: [
      {
        en: 'Step on dry pavement with wet feet. Which part of your foot leaves no mark?',
        ko: '젖은 발로 종이를 밟아 봐요. 발바닥의 어느 쪽이 안 찍혔나요?',
      },
      {
        en: 'An elbow bends only one way, but a shoulder goes around. What else on you goes around?',
        ko: '팔꿈치는 앞으로만 굽고 어깨는 빙 돌아요. 우리 몸에서 또 어디가 빙 돌까요?',
      },
      {
        en: 'A friend has a sore foot. Match your steps to your friend’s, all the way to class.',
        ko: '넘어진 친구가 있으면 바로 일으키지 말고 “괜찮아?” 하고 먼저 물어봐요',
      },
    ],
    middle: [
      {
        en: 'Play soccer one day and swim another, and notice which muscles are sore.',
        ko: '체육 시간 다음 날 당기는 데가 있나요? 몸 그림에서 그 근육의 이름을 찾아봐요',
      },
      {
        en: 'Ask a player on a school team about one injury and how it healed.',
        ko: '학교 운동부 선수에게 다쳤던 이야기를 들어요. 다시 뛰기까지 날마다 무엇을 했을까요?',
      },
      {
        en: 'Help at an exercise class for older people, and count slowly while they stretch.',
        ko: '복지관 체조 시간에 어르신과 함께 팔을 들어요. 하나 둘 소리는 내가 맡아요',
      },
    ],
    high: [
      {
        en: 'Bend your arm. Biology names the muscle that bulges, and physics works out how much it can lift.',
        ko: '‘스포츠 과학’을 고르면 근육을 배워요. 앉았다 일어날 때 어디가 단단해지는지 만져 봐요',
      },
      {
        en: 'Before practice, ask the coach which warm-up wakes the ankles and which wakes the shoulders.',
        ko: '농구 선수는 발목을, 야구 투수는 어깨를 자주 다쳐요. 왜 그런지 짐작이 가나요?',
      },
      {
        en: 'Many US high schools have an athletic trainer, who helps hurt players. Offer to fill the ice bags.',
        ko: '운동부 트레이너를 도와 얼음주머니를 채워요. 미국에는 이런 트레이너가 있는 학교가 많아요',
      },
    ],
    university: [
      {
        en: 'Meet the class skeleton. In kinesiology, the science of movement, you name all 206 of its bones.',
        ko: '운동과학과에서는 이백 개가 넘는 뼈를 배워요. 친구 팔을 만지며 이름을 맞혀 보지요',
      },
      {
        en: 'US physical therapy school takes about three years after college. You practice on each other’s knees.',
        ko: '미국의 물리치료 박사 과정은 대학을 마치고 3년쯤이에요. 짝의 무릎을 굽혀 보며 배워요',
      },
      {
        en: 'Physical therapy schools ask how many hours you’ve watched a therapist at work, so keep count.',
        ko: '미국 물리치료 대학원에는 치료를 지켜본 시간을 묻는 곳이 많아요. 본 날마다 적어 둬요',
      },
    ],
    career: [
      {
        en: 'Before you treat a sore shoulder, you pass a license exam. Korea’s is different from the US one.',
        ko: '아픈 어깨를 치료하려면 먼저 면허 시험에 붙어야 해요. 한국과 미국은 시험이 달라요',
      },
      {
        en: 'Some therapists work in a warm pool, where a stiff knee bends more easily.',
        ko: '물속에서는 다리가 가벼워요. 그래서 병원과 스포츠 팀 말고 수영장에서도 일해요',
      },
      {
        en: 'Babies learn to sit up with one therapist, and dancers bring their ankles to another.',
        ko: '무용수의 발목만 돌보기도 하고, 아기의 첫 걸음마를 돕기도 해요',
      },
    ],
  },
  activities: [
    {
      en: 'Pick up ten marbles with your toes and drop them in a cup. Which foot is better at it?',
      ko: '하루 5분 스트레칭을 하고, 석 달짜리 달력에 동그라미를 채워 가요',
    },
    {
      en: 'Cut out a paper doll with joints and make it walk, kneel, and dance.',
      ko: '단추로 관절을 이은 종이 인형을 만들어요. 무릎이 뒤로 꺾이면 다시 이어야 해요',
    },
    {
      en: 'Stand on one leg, time it, and write down each week what has changed.',
      ko: '한 발로 몇 초나 서 있을 수 있을까요? 매주 재서 지난주 숫자 밑에 적어요',
    },
    {
      en: 'Watch people lift heavy bags. How many bend their knees, and how many bend their backs?',
      ko: '식구들이 무거운 짐을 어떻게 드는지 살펴요. 무릎을 굽히는 사람은 몇 명인가요?',
    },
    {
      en: 'Lie on a big sheet of paper, trace your body, and write in bones and muscles.',
      ko: '큰 종이에 누워 가족에게 몸을 본떠 달라고 해요. 그 안에 뼈 이름을 써넣어요',
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
      fact: 'US physical therapists need a DPT (about 3 years), the NPTE and a state license.',
      year: 2026,
      source: 'L, recalled',
      checkAgain: '2027-11',
    },
    {
      where: 'university.2',
      fact: 'US physical therapists need a DPT (about 3 years), the NPTE and a state license.',
      year: 2026,
      source: 'L, recalled',
      checkAgain: '2027-11',
    },
    {
      where: 'career.0',
      fact: 'US physical therapists need a DPT (about 3 years), the NPTE and a state license; Korea has a national exam.',
      year: 2026,
      source: 'L, recalled',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
