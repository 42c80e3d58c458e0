import type { Career } from '../../model/career.ts';

export const soccerCoach = {
  id: 'soccer-coach',
  title: { en: 'Soccer Coach', ko: '축구 코치' },
  riasec: 'SER',
  field: 'sport',
  description: {
    en: 'Eleven good players are not yet a team. Soccer coaches plan the training and show them how to play together.',
    ko: '오늘은 패스, 내일은 수비, 날마다 다른 훈련을 짜요. 선수들이 즐겁게 배우고 서로 도우며 뛰도록 힘을 북돋아 줘요.',
  },
  weights: { 축구: 3, 체육: 2, 팀워크: 3, '친구 사귀기': 3, 집중력: 1, 글쓰기: 1 },
  majors: ['Kinesiology', 'Sport Coaching', 'Education'],
  stages: {
    elementary: [
      {
        en: 'Teach a ball game to a friend who has never played it, and notice what you forgot to say.',
        ko: '쉬운 공놀이 하나를 골라, 처음 하는 친구에게 한 걸음씩 알려 줄 수 있을까요?',
      },
      {
        en: 'Say what went well in a game before you say anything else.',
        ko: '경기가 끝나면 진 쪽에서도 잘한 점을 하나 찾아 칭찬해요',
      },
      {
        en: 'Change one rule of a game so that everybody can join in.',
        ko: '느린 친구도 어린 동생도 함께 놀려면 규칙을 어떻게 바꿔야 할까요?',
      },
    ],
    middle: [
      {
        en: 'Lead your school team’s warm-up. Can everybody at the back see and hear you?',
        ko: '학교 팀이 몸을 풀 때 맨 앞에 서 봐요. 뒤에서도 보이게 동작을 크게 해요',
      },
      {
        en: 'Watch a game with paper on your knees, and draw little arrows for where the players run.',
        ko: '경기를 보며 선수들이 움직이는 길을 화살표로 그려요. 숨은 작전을 찾았나요?',
      },
      {
        en: 'When two teammates argue, hear each one out before the ball rolls again.',
        ko: '점심시간 축구에서 다툼이 나면 양쪽 말을 다 듣고, 함께 풀 길을 찾아봐요',
      },
    ],
    high: [
      {
        en: 'What would you say to a nervous team before a final? Psychology class has some ideas.',
        ko: '중요한 공을 차기 전에는 손이 차가워져요. 그 까닭을 ‘인간과 심리’ 시간에 탐구해요',
      },
      {
        en: 'Help a children’s team near you. Twenty players want one ball, so hand out more.',
        ko: '동네 어린이 축구팀에서 코치를 도와요. 콘을 놓고 공을 줍고 넘어진 동생을 일으켜요',
      },
      {
        en: 'Take a first aid course. When does an ankle need ice, and when a doctor?',
        ko: '“왜 못 해!” 대신 “다음에는 왼발로 해 보자.” 하고 말하는 연습을 해요',
      },
    ],
    university: [
      {
        en: 'Coaching can be a college major. Your homework may be a new game with ten flags and one ball.',
        ko: '코칭 학과의 숙제는 운동장에서 해요. 깃발 열 개로 놀이를 만들어 아이들과 뛰지요',
      },
      {
        en: 'College teams need someone to put forty cones into wet grass and collect them again.',
        ko: '대학 팀의 물통과 기록지를 맡아요. 감독이 선수에게 하는 말을 가까이서 들어요',
      },
      {
        en: 'In education class, explain one ball trick three ways, with words, with chalk, and in silence.',
        ko: '교육학 시간에는 같은 동작을 말로, 그림으로, 몸짓으로 세 번 가르쳐 봐요',
      },
    ],
    career: [
      {
        en: 'The first job is often assistant coach of a youth team, with many shoelaces to tie.',
        ko: '첫 팀은 일곱 살 유소년팀일 수도 있어요. 공차기와 신발 끈 묶기를 함께 가르쳐요',
      },
      {
        en: 'Coaching licenses go up in steps. The first often covers small children, who all chase the ball.',
        ko: '축구 협회의 지도자 자격은 계단 같아요. 맨 아래 단계부터 하나씩 올라가요',
      },
      {
        en: 'School coaches in the US usually learn when a bumped head means “Stop playing.”',
        ko: '미국 학교 코치는 안전 교육을 받아요. 더운 날 언제 물을 마시게 할지도 배우지요',
      },
    ],
  },
  activities: [
    {
      en: 'Plan four weeks of ball games for your family, and let each person choose one.',
      ko: '4주 공놀이 훈련표를 짜 볼까요? 첫 주는 굴리기, 다음 주는 차기가 좋아요',
    },
    {
      en: 'Place eleven buttons on a paper soccer field. How many stay back to guard the goal?',
      ko: '종이 축구장에 바둑돌 열한 개를 놓아요. 몇 개를 남겨 골대를 지킬까요?',
    },
    {
      en: 'Split your friends into two fair teams. What can you go by besides height?',
      ko: '친구들을 두 편으로 공평하게 나눠요. 키 말고 또 무엇을 보면 좋을까요?',
    },
    {
      en: 'Read a soccer story and write down the words that cheer players up.',
      ko: '축구 이야기책 속 감독은 지고 있을 때 뭐라고 할까요? 소리 내어 읽어 봐요',
    },
    {
      en: 'Write your name with the other hand for a week, and notice how beginners feel.',
      ko: '일주일 동안 반대 손으로 이름을 쓰면 처음 배우는 사람의 마음을 알게 돼요',
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
