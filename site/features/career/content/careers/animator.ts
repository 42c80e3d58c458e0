import type { Career } from '../career.ts';

export const animator = {
  id: 'animator',
  title: { en: 'Animator', ko: '애니메이터' },
  riasec: 'ARI',
  field: 'media',
  description: {
    en: 'Animators draw picture after picture, so that a character seems to move. They give it feelings and a personality.',
    ko: '그림을 한 장씩 이어 움직이게 하고, 캐릭터에 표정과 성격을 불어넣는 사람이에요.',
  },
  weights: { 그림그리기: 3, 미술: 2, 영화보기: 2, 컴퓨터: 2, 집중력: 2, 발레: 1, 게임: 1 },
  majors: ['Animation (BFA)', 'Computer Animation', 'Illustration'],
  stages: {
    elementary: [
      {
        en: 'Draw a bouncing ball, step by step, in the corner of your notebook pages.',
        ko: '공책 귀퉁이에 공이 튀는 그림을 이어 그려요',
      },
      {
        en: 'Watch how a cat walks, and how a hurried grown-up walks.',
        ko: '고양이는 어떻게 걷고, 바쁜 어른은 어떻게 걷나요? 가만히 지켜보면 알아요',
      },
      { en: 'Draw joy and surprise while you look in a mirror.', ko: '거울을 보며 기쁜 얼굴과 놀란 얼굴을 그려요' },
    ],
    middle: [
      {
        en: 'Make ten seconds of movement on a tablet or on paper.',
        ko: '태블릿이나 종이로 10초 움직임을 만들어 봐요',
      },
      { en: 'Invent a character with a friend and draw it together.', ko: '친구와 캐릭터 설정을 정하고 함께 그려요' },
      {
        en: 'Split a dance or sports move into small steps and draw each one.',
        ko: '춤과 운동의 동작을 짧게 나누어 그려 봐요',
      },
    ],
    high: [
      {
        en: 'Take art and media courses, and your eye and your hand will grow up together.',
        ko: '미술 창작, 미술과 매체 과목을 들으면 보는 눈과 그리는 손이 함께 자라요',
      },
      {
        en: 'Turn your drawings of people and movement into a one-minute video.',
        ko: '사람 그림과 움직임을 모아 1분짜리 영상으로 엮어요',
      },
      {
        en: 'Make a ball bounce in a free 3D program, first like rubber, then like rock.',
        ko: '무료 3D 프로그램만 있으면 공 하나를 통통 튀게 할 수 있어요',
      },
    ],
    university: [
      {
        en: 'Animation schools look hard at your collected drawings before they say yes.',
        ko: '애니메이션 전공(BFA)은 대개 작품집을 꼼꼼히 보고 뽑아요',
      },
      {
        en: 'Animation students draw flat figures, build 3D ones, and tell stories with both.',
        ko: '2D와 3D, 이야기 만들기를 골고루 배워요',
      },
      {
        en: 'Your last year ends in a dark room, with your team’s film on the screen.',
        ko: '졸업 작품을 팀으로 완성해 상영회에 내요',
      },
    ],
    career: [
      {
        en: 'Between one pose and the next come many small drawings, and new animators often draw those.',
        ko: '한 자세와 다음 자세를 이어 주는 그림부터 그리는 새내기가 많지요',
      },
      {
        en: 'Animators need no license. A short video called a demo reel shows what they can do.',
        ko: '면허는 없고, 짧은 작품 영상(데모 릴)으로 솜씨를 보여 줘요',
      },
      {
        en: 'Animators bring life to movies, to games, and to videos that explain things.',
        ko: '영화, 게임, 교육 영상에서 일할 수 있어요',
      },
    ],
  },
  activities: [
    { en: 'Make one flip book a month and watch it come alive.', ko: '플립북을 한 달에 하나씩 만들어 넘겨 봐요' },
    {
      en: 'Draw a ball, a feather, and a stone as they fall, step by step.',
      ko: '공, 깃털, 돌이 떨어지는 모습을 나눠 그려요',
    },
    {
      en: 'Shoot a stop-motion film of 20 pictures with clay figures.',
      ko: '점토 인형으로 20장짜리 스톱모션을 찍어요',
    },
    {
      en: 'Draw your character from the front, the side, and the back.',
      ko: '내 캐릭터를 앞에서, 옆에서, 뒤에서 본 대로 그려요',
    },
    {
      en: 'Watch an animated film and copy ten faces from it.',
      ko: '애니메이션 한 편을 보고 표정을 열 개 따라 그려요',
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
      where: 'university.0',
      fact: 'BFA, music and theater degrees often want a portfolio, a pre-screen recording or an audition; each school sets its own rules.',
      year: 2026,
      source: 'U7',
      checkAgain: '2027-09',
    },
  ],
} satisfies Career;
