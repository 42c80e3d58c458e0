import type { Career } from '../career.ts';

export const balletDancer = {
  id: 'ballet-dancer',
  title: { en: 'Ballet Dancer', ko: '발레 무용수' },
  riasec: 'ARS',
  field: 'arts',
  description: {
    en: 'Ballet dancers tell stories without a word. Their whole bodies speak, in steps they have patiently practiced.',
    ko: '말 한마디 없이 온몸으로 이야기를 전하고, 꾸준히 갈고닦은 춤을 무대에서 보여 줘요.',
  },
  weights: { 발레: 3, 체육: 2, 음악: 2, 집중력: 2, 팀워크: 1, 피아노: 1 },
  majors: ['Dance (BFA)', 'Ballet Performance', 'Dance Education'],
  stages: {
    elementary: [
      {
        en: 'Dance for fun, and learn good posture and how to warm up.',
        ko: '즐겁게 춤추며 바른 자세와 준비 운동을 익혀요',
      },
      { en: 'Listen to music and turn the feeling into movement.', ko: '음악을 듣고 느낌을 몸짓으로 바꾸어 표현해요' },
      {
        en: 'When your body hurts, rest and practice telling your teacher.',
        ko: '몸이 아프면 쉬겠다고 선생님께 말하는 연습을 해요',
      },
    ],
    middle: [
      {
        en: 'Talk with your teacher about how training classes differ from hobby classes.',
        ko: '전공반과 취미반이 어떻게 다른지 선생님께 여쭤봐요',
      },
      {
        en: 'Watch a performance and write about the movements and the story.',
        ko: '공연을 보고 움직임과 줄거리를 글로 남겨요',
      },
      {
        en: 'Eat all kinds of food, sleep plenty, and take care of your growing body.',
        ko: '골고루 먹고 푹 자며 자라는 몸을 소중히 돌봐요',
      },
    ],
    high: [
      {
        en: 'An arts high school with a dance program, or a regular one? Compare both roads.',
        ko: '무용과가 있는 예술고로 갈까요, 일반고로 갈까요? 두 길을 나란히 견주어요',
      },
      {
        en: 'Learn modern dance as well as ballet, and find new ways to move.',
        ko: '발레 말고 현대무용도 배워 표현을 넓혀요',
      },
      {
        en: 'Prepare college audition videos the way the rules say.',
        ko: '대학 오디션 영상을 정해진 규칙대로 준비해요',
      },
    ],
    university: [
      {
        en: 'Many colleges watch you at an audition before you can study for a dance degree (a BFA).',
        ko: '춤을 전공하는 무용과(BFA)는 오디션으로 뽑는 곳이 많아요',
      },
      {
        en: 'Study anatomy (how the body is built), choreography (making dances), and the history of dance.',
        ko: '몸의 구조(해부학)와 안무, 춤의 역사도 배워요',
      },
      {
        en: 'Some dancers skip college and train with a ballet company instead.',
        ko: '대학에 가지 않고 발레단 연수생으로 들어가기도 해요',
      },
    ],
    career: [
      {
        en: 'New dancers are often trainees, or part of the corps (say “core”), where everyone moves as one.',
        ko: '연수 단원이 되거나, 여럿이 한 몸처럼 움직이는 군무에 먼저 서곤 해요',
      },
      {
        en: 'A dancer’s years on stage are short, so get ready for the next road, too.',
        ko: '무용수로 일하는 기간이 짧아 다음 길도 준비해요',
      },
      {
        en: 'Some go on to be teachers, choreographers, or coaches for people recovering from injuries.',
        ko: '교사, 안무가, 재활 운동 지도자로 이어지기도 해요',
      },
    ],
  },
  activities: [
    {
      en: 'Stretch twice a week, and write down the steps you have learned.',
      ko: '일주일에 두 번 스트레칭을 하고 익힌 동작을 적어요',
    },
    {
      en: 'Make up a one-minute dance to music you love and show it to your family.',
      ko: '좋아하는 음악에 맞춰 1분 춤을 만들어 가족에게 보여 줘요',
    },
    {
      en: 'Read The Nutcracker, and turn around like a snowflake.',
      ko: '‘호두까기 인형’을 읽고 눈송이가 되어 빙글 돌아 봐요',
    },
    {
      en: 'Watch a video of a ballet with your family and draw the moment you liked most.',
      ko: '가족과 발레 공연 영상을 보고 가장 좋았던 순간을 그려요',
    },
    {
      en: 'Practice standing tall in front of a mirror for three minutes a day.',
      ko: '거울 앞에서 바른 자세를 하루 3분 연습해요',
    },
  ],
  datedFacts: [
    {
      where: 'high.0',
      fact: 'Kinds of high schools in Korea and how they admit students.',
      year: 2026,
      source: 'K7–K11',
      checkAgain: '2027-03',
    },
    {
      where: 'high.2',
      fact: 'BFA, music and theater degrees often want a portfolio, a pre-screen recording or an audition; each school sets its own rules.',
      year: 2026,
      source: 'U7',
      checkAgain: '2027-09',
    },
    {
      where: 'university.0',
      fact: 'BFA, music and theater degrees often want a portfolio, a pre-screen recording or an audition; each school sets its own rules.',
      year: 2026,
      source: 'U7',
      checkAgain: '2027-09',
    },
  ],
} satisfies Career;
