import type { Career } from '../../model/career.ts';

export const danceTherapist = {
  id: 'dance-therapist',
  title: { en: 'Dance Movement Therapist', ko: '무용동작치료사' },
  riasec: 'SAI',
  field: 'social',
  description: {
    en: 'Some feelings are hard to put into words. Dance movement therapists help people show them by moving.',
    ko: '말로는 다 못 할 마음이 있어요. 그 마음을 몸의 움직임으로 나타내며 편안해지도록 곁에서 함께 움직여요.',
  },
  weights: { 발레: 3, '친구 사귀기': 3, 음악: 2, 체육: 2, 과학: 1, 집중력: 1 },
  majors: ['Dance', 'Psychology', 'Dance/Movement Therapy'],
  stages: {
    elementary: [
      {
        en: 'Show “I’m glad” and “I’m upset” without a word, from your toes up.',
        ko: '기쁠 때와 속상할 때, 몸은 어떻게 움직일까요? 말 대신 몸짓으로 나타내 봐요',
      },
      {
        en: 'Be your friend’s mirror and copy every movement.',
        ko: '마주 선 친구의 거울이 되어 동작을 똑같이 따라 해요',
      },
      {
        en: 'Dance fast for a minute, then lie down. What do you feel, and where?',
        ko: '신나게 춤춰 봐요. 몸이 먼저 더워질까요, 마음이 먼저 가벼워질까요?',
      },
    ],
    middle: [
      {
        en: 'In an empty room, close your eyes and let a friend lead you by one fingertip.',
        ko: '책상을 치운 교실에서 눈을 감고 친구 손을 잡고 걸어요. 처음에는 발걸음이 작아져요',
      },
      {
        en: 'Ask your grandparents to show you a dance from when they were young.',
        ko: '긴장하면 어느새 어깨가 귀 쪽으로 올라가요. 몸과 뇌는 어떻게 이어져 있을까요?',
      },
      {
        en: 'Dance to slow music with older people at a community center. Some dance sitting down.',
        ko: '의자에 앉아서도 출 수 있는 춤이 있을까요? 하나 지어 할머니 할아버지와 춰요',
      },
    ],
    high: [
      {
        en: 'What do your shoulders do when you are scared? Try it out in a dance course.',
        ko: '화가 나면 왜 발을 구를까요? ‘인간과 심리’에서 마음을 배우고, 학교가 끝나면 춤을 춰요',
      },
      {
        en: 'Visit a class where people with and without wheelchairs dance together.',
        ko: '휠체어로 춤추는 사람도 있는 모임에 가요. 바퀴가 빙글 돌면 나도 빙글 돌아요',
      },
      {
        en: 'Ask ten people how they feel before and after dancing, and make a chart.',
        ko: '점심시간에 친구들과 춤추고, 추기 전과 뒤의 기분을 물어요. 몇 명이나 달라졌을까요?',
      },
    ],
    university: [
      {
        en: 'Few colleges teach dance therapy itself, so students take dance classes and psychology classes.',
        ko: '몸은 무용과에서, 마음은 심리학과에서 배워요. 둘 다 전공하는 학생도 있지요',
      },
      {
        en: 'Grown-up students crawl across the floor to learn how babies move.',
        ko: '발레와 민속춤, 현대무용을 두루 춰요. 어느 춤에서 마음이 편한지 알게 돼요',
      },
      {
        en: 'After college, a master’s program teaches you to answer with movement. Someone stamps, and you stamp back.',
        ko: '석사는 대학 다음 공부예요. 미국에는 무용치료협회가 승인한 석사 과정이 따로 있어요',
      },
    ],
    career: [
      {
        en: 'After a master’s degree and many hours with patients, US dance therapists may add R-DMT to their names.',
        ko: '미국에서는 석사와 긴 실습을 마쳐야 자격을 받아요. 손끝으로만 춤추는 분도 실습에서 만나요',
      },
      {
        en: 'Some patients need to talk after they dance. For that, some US hospitals want a counseling license.',
        ko: '마음 상담까지 하려면 상담 면허가 있어야 하기도 해요. 미국은 주마다 규칙이 달라요',
      },
      {
        en: 'A patient who never speaks may one day tap a foot to your beat, and you notice.',
        ko: '병원에서는 의사와, 학교에서는 교사와 한 팀이에요. 오늘 누가 웃었는지도 서로 알려 줘요',
      },
    ],
  },
  activities: [
    {
      en: 'Sit on a bench with your family and watch people walk. Who looks rushed, and who looks happy?',
      ko: '가족과 벤치에 앉아 걷는 사람들을 봐요. 걸음만 보고 바쁜지 즐거운지 알 수 있을까요?',
    },
    {
      en: 'Two dancers hold the ends of one string. Can you dance without letting it sag?',
      ko: '두 사람이 끈 한 가닥을 마주 잡고 춤춰요. 끈이 처지지 않으려면 어떻게 할까요?',
    },
    {
      en: 'Move to three pieces of music, then draw what your body did.',
      ko: '음악 세 곡에 몸을 맡겨 움직이고 나서, 남은 느낌을 색으로 칠해요',
    },
    {
      en: 'In bed, squeeze and let go of every muscle in turn, from your toes to your forehead.',
      ko: '잠들기 전 5분, 발끝부터 머리까지 차례로 힘을 빼요. 햇볕에 녹는 눈사람처럼요',
    },
    {
      en: 'Tie a ribbon to your wrist and draw big letters in the air to music.',
      ko: '가족이 동물 이름을 외치면 그 동물처럼 춤춰요. 거북은 아주 천천히 춰요',
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
      where: 'university.2',
      fact: 'ADTA-approved master’s programmes.',
      year: 2026,
      source: 'L, recalled',
      checkAgain: '2027-11',
    },
    {
      where: 'career.0',
      fact: 'R-DMT credential after the master’s route.',
      year: 2026,
      source: 'L, recalled',
      checkAgain: '2027-11',
    },
    {
      where: 'career.1',
      fact: 'State counseling licenses differ.',
      year: 2026,
      source: 'L, recalled',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
