import type { Career } from '../career.ts';

export const soccerCoach = {
  id: 'soccer-coach',
  title: { en: 'Soccer Coach', ko: '축구 코치' },
  riasec: 'SER',
  field: 'sport',
  description: {
    en: 'Soccer coaches plan training and cheer players on so that they enjoy learning, help each other, and play as a team.',
    ko: '선수들이 즐겁게 배우고 서로 도우며 뛰도록 훈련을 계획하고 힘을 북돋아 줘요.',
  },
  weights: { 축구: 3, 체육: 2, 팀워크: 3, '친구 사귀기': 3, 집중력: 1, 글쓰기: 1 },
  majors: ['Kinesiology', 'Sport Coaching', 'Education'],
  stages: {
    elementary: [
      { en: 'Teach a friend an easy ball game, step by step.', ko: '친구에게 쉬운 공놀이를 하나 가르쳐 줘요' },
      { en: 'Find what went well in a game, and praise that first.', ko: '경기에서 잘한 점을 찾아 먼저 칭찬해요' },
      { en: 'Make up a new rule that lets everybody join in.', ko: '모두가 함께할 수 있는 새 규칙을 만들어요' },
    ],
    middle: [
      { en: 'Lead the warm-up for your school team.', ko: '학교 팀이 준비 운동을 할 때 앞에 서서 이끌어요' },
      {
        en: 'Watch a game and draw little arrows for where the players move.',
        ko: '경기를 보며 선수의 자리와 움직임을 그려요',
      },
      {
        en: 'Listen to friends who are arguing, and work it out together.',
        ko: '다투는 친구들의 말을 듣고 함께 풀어 가요',
      },
    ],
    high: [
      {
        en: 'Study sports science for tired legs, and psychology for the worries before a big game.',
        ko: '다리와 폐가 하는 일은 스포츠 과학에서, 용기를 내는 마음은 인간과 심리에서 배워요',
      },
      {
        en: 'Help a children’s team near you as a volunteer who looks after the balls and cones.',
        ko: '동네 어린이 축구팀에서 공과 콘을 챙기며 도와 봐요',
      },
      {
        en: 'Learn how to keep young players safe, and how to correct them without shouting.',
        ko: '어린 선수의 안전과 존중하는 말을 공부해요',
      },
    ],
    university: [
      {
        en: 'Exercise science and sport coaching are the usual majors for a future coach.',
        ko: '운동과학과나 스포츠 코칭을 가르치는 학과를 찾아봐요',
      },
      {
        en: 'A college team always needs somebody to set up cones and write down times.',
        ko: '대학 팀에서 기록을 맡거나 훈련을 도우면 좋아요',
      },
      {
        en: 'Education and psychology classes teach you how to teach.',
        ko: '교육학, 심리학 수업에서 어떻게 가르칠지를 배워요',
      },
    ],
    career: [
      {
        en: 'Your first whistle may be an assistant coach’s, with a youth team.',
        ko: '첫 호루라기는 유소년팀 보조 코치가 되어 불지도 몰라요',
      },
      {
        en: 'Coaches earn their soccer association’s licenses one step at a time.',
        ko: '축구 협회의 지도자 자격을 단계별로 따요',
      },
      {
        en: 'School coaches in the US need safety training, and each state has its own rules.',
        ko: '미국 학교 코치는 주마다 안전 교육이 필요해요',
      },
    ],
  },
  activities: [
    { en: 'Plan four weeks of ball training for your family.', ko: '우리 가족 공놀이 훈련표를 4주 동안 짜 봐요' },
    {
      en: 'Watch a game and move buttons or Go stones to show the players’ places.',
      ko: '선수들은 어디에 서 있을까요? 경기를 보며 바둑돌을 옮겨요',
    },
    {
      en: 'Find one good thing about a friend every week and say it.',
      ko: '매주 친구의 좋은 점을 하나 찾아 말해 줘요',
    },
    {
      en: 'Collect words from coaches in soccer stories that give you strength.',
      ko: '축구 이야기책에서 힘이 나는 감독의 말을 모아 봐요',
    },
    { en: 'Invent a new kind of tag and play it together.', ko: '새로운 술래잡기 규칙을 만들어 함께 놀아요' },
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
      where: 'career.1',
      fact: 'Coaching licenses come in levels.',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
    {
      where: 'career.2',
      fact: 'Safety training for US school coaches differs by state.',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
