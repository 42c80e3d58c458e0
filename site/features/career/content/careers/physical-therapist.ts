import type { Career } from '../../model/career.ts';

export const physicalTherapist = {
  id: 'physical-therapist',
  title: { en: 'Physical Therapist', ko: '물리치료사' },
  riasec: 'SRI',
  field: 'health',
  description: {
    en: 'After a broken leg, walking has to be learned again. Physical therapists show people how, one exercise at a time.',
    ko: '“오늘은 세 걸음만 더요!” 다치거나 아픈 사람이 다시 걷고 뛰고 춤추도록 운동으로 도와줘요.',
  },
  weights: { 체육: 3, 과학: 2, '친구 사귀기': 2, 팀워크: 1, 축구: 1, 수영: 1, 발레: 1, 집중력: 1 },
  majors: ['Kinesiology', 'Exercise Science', 'Biology'],
  stages: {
    elementary: [
      {
        en: 'Reach for your toes before you run and again after, and compare.',
        ko: '제자리 뛰기를 하고 나서 다리를 쭉 뻗어 천천히 늘려요',
      },
      {
        en: 'Bend your elbow and feel with your other hand for the bone that makes the point.',
        ko: '팔꿈치는 앞으로만 굽고 어깨는 빙 돌아요. 우리 몸에서 또 어디가 빙 돌까요?',
      },
      {
        en: 'A friend has a sore foot. Walk just as slowly, all the way to class.',
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
        ko: '운동선수는 훈련 앞뒤로 몸을 풀어요. 좋아하는 선수의 준비 운동을 따라 해요',
      },
      {
        en: 'Help at an exercise class for older people, and count slowly while they stretch.',
        ko: '복지관 체조 시간에 어르신과 함께 팔을 들어요. 하나 둘 소리는 내가 맡아요',
      },
    ],
    high: [
      {
        en: 'Bend your arm. In biology, you name the bulge, and in physics, you work out what it can lift.',
        ko: '‘스포츠 과학’을 고르면 근육을 배워요. 앉았다 일어날 때 어디가 단단해지는지 만져 봐요',
      },
      {
        en: 'Lead your school team’s warm-up, from the ankles up to the shoulders.',
        ko: '농구 선수는 발목을, 야구 투수는 어깨를 자주 다쳐요. 왜 그런지 짐작이 가나요?',
      },
      {
        en: 'At a physical therapy clinic, watch how small the first steps are.',
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
        en: 'Programs ask how many hours you have watched a therapist at work, so write them down.',
        ko: '치료실에서 곁에 앉아 지켜본 시간도 지원서에 써요. 다녀온 날마다 적어 두면 좋아요',
      },
    ],
    career: [
      {
        en: 'Before you treat a sore shoulder, you pass a license exam. Korea’s is different from the US one.',
        ko: '미국에서는 시험을 보고 주에서 면허를 받아요. 한국에서는 국가시험을 봐요',
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
      en: 'Stretch for five minutes a day and fill a three-month calendar with check marks.',
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
      en: 'Watch how people lift heavy bags, and count who bends their knees.',
      ko: '허리가 편한 앉기 자세를 그려서 가족에게 알려 줘요',
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
