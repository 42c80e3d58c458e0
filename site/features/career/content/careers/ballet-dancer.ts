import type { Career } from '../../model/career.ts';

export const balletDancer = {
  id: 'ballet-dancer',
  title: { en: 'Ballet Dancer', ko: '발레 무용수' },
  riasec: 'ARS',
  field: 'arts',
  description: {
    en: 'Ballet dancers tell a whole story without a word. They practice each step for years until it looks light.',
    ko: '발끝과 손끝으로 말없이 이야기를 전해요. 동작 하나하나에 갈고닦은 시간이 담겨 있지요.',
  },
  weights: { 발레: 3, 체육: 2, 음악: 2, 집중력: 2, 팀워크: 1, 피아노: 1 },
  majors: ['Dance (BFA)', 'Ballet Performance', 'Dance Education'],
  stages: {
    elementary: [
      {
        en: 'Wake up your body before you dance. Roll your ankles, bend your knees, and circle your hips.',
        ko: '무릎을 굽혔다 펴는 동작을 발레에서는 플리에라고 해요. 동요에 맞춰 해 볼까요?',
      },
      {
        en: 'Let one song move you like rain and another like thunder.',
        ko: '이 음악은 물결 같나요, 발소리 같나요? 느낌대로 몸을 움직여 봐요',
      },
      {
        en: 'Practice saying “It hurts, I need a rest,” so that it’s easy to tell your teacher.',
        ko: '“선생님, 발목이 아파요.” 몸이 아플 때 말하는 연습을 해요',
      },
    ],
    middle: [
      {
        en: 'Future dancers take class nearly every day. Ask your teacher how many days suit you.',
        ko: '발레 학원의 전공반은 취미반보다 자주 춰요. 나에게 맞는 반을 선생님과 정해요',
      },
      {
        en: 'Watch a performance, then write down its story and the movement that told it best.',
        ko: '공연이 끝나고도 오래 남는 움직임이 있지요? 그 한 동작을 글로 써 둬요',
      },
      {
        en: 'Toe shoes must wait until your teacher says your ankles are strong enough. Bones need time.',
        ko: '골고루 먹고 푹 자는 것도 훈련이에요. 몸은 쉬는 동안에도 자라요',
      },
    ],
    high: [
      {
        en: 'At an arts high school, dance is part of the school day. Elsewhere, dancers take class in the evening.',
        ko: '예술고 무용과에서는 춤도 학교 수업이에요. 일반고 학생은 수업을 마치고 학원에서 춰요',
      },
      {
        en: 'Try modern dance, too. You dance barefoot and roll on the floor.',
        ko: '현대무용도 배워요. 발레와 달리 맨발로 바닥을 구르고 몸을 숙이기도 해요',
      },
      {
        en: 'For college, dancers often send a video first, so someone has to film while you dance.',
        ko: '대학에 춤 영상을 먼저 보내기도 해요. 어떤 동작을 찍을지는 학교마다 정해 둬요',
      },
    ],
    university: [
      {
        en: 'At a college audition, you pin on a number and learn new steps in a crowd.',
        ko: '무용과에 가려면 대개 춤 시험인 오디션을 봐요. 번호표를 달고 처음 보는 동작을 따라 춰요',
      },
      {
        en: 'Anatomy class explains sore muscles. The big one in your calf is called the gastrocnemius.',
        ko: '발끝으로 서면 온몸의 무게가 발가락에 실려요. 다치지 않게 뼈와 근육을 배워요',
      },
      {
        en: 'Instead of college, you might train with a ballet company and take class beside its dancers each morning.',
        ko: '대학에 가지 않고 발레단 연수생이 되기도 해요. 아침마다 단원들 곁에서 몸을 풀지요',
      },
    ],
    career: [
      {
        en: 'Most ballet dancers begin in a group, such as twenty-four swans who lift one arm together.',
        ko: '여럿이 똑같이 추는 군무로 무대에 서요. 백조 스물네 마리가 함께 움직여요',
      },
      {
        en: 'Toe shoes may last only one evening. Bodies get tired, too, and many dancers stop before forty.',
        ko: '무대에 서는 시절은 짧은 편이에요. 그래서 춤추는 동안 다음에 할 일도 배워 둬요',
      },
      {
        en: 'When dancers stop jumping, they may teach, lead rehearsals, or run a ballet company.',
        ko: '무대를 내려온 뒤에는 아이들을 가르치거나, 다친 무용수의 운동을 도와줘요',
      },
    ],
  },
  activities: [
    {
      en: 'Keep a list of the ballet steps you can do, with their French names.',
      ko: '‘그랑 주테’는 크게 뛰는 동작이에요. 아는 동작의 프랑스어 이름을 공책에 모아요',
    },
    {
      en: 'In ballet, both hands on the heart say “I love you.” Tell a story without words.',
      ko: '발레에서 가슴에 손을 얹으면 ‘사랑해요’라는 뜻이에요. 말없이 옛이야기를 들려줘요',
    },
    {
      en: 'Read “The Nutcracker,” then turn like a snowflake that can’t decide where to land.',
      ko: '‘호두까기 인형’을 읽고 눈송이가 되어 빙글 돌아요. 끝나면 녹은 듯이 누워요',
    },
    {
      en: 'Find a waltz, count one-two-three, and take a big step on every “one.”',
      ko: '‘쿵짝짝’ 왈츠를 틀어요. ‘쿵’마다 크게 한 걸음씩, 거실을 한 바퀴 돌아요',
    },
    {
      en: 'Stand tall and walk around the table with a book on your head. How many laps?',
      ko: '벽에 등을 대고 서면 머리와 어깨, 엉덩이가 모두 벽에 닿을까요?',
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
