import type { Career } from '../../model/career.ts';

export const soccerPlayer = {
  id: 'soccer-player',
  title: { en: 'Professional Soccer Player', ko: '축구 선수' },
  riasec: 'RES',
  field: 'sport',
  description: {
    en: 'Soccer players may run six miles in one game. They train nearly every day to pass, defend, and score as a team.',
    ko: '공이 없을 때도 동료를 보며 달려요. 패스하고 또 뛰면서, 꾸준히 훈련한 만큼 멋진 경기를 보여 주지요.',
  },
  weights: { 축구: 3, 체육: 3, 팀워크: 3, 집중력: 2, 영어: 1 },
  majors: ['Kinesiology', 'Sport Management', 'Business'],
  stages: {
    elementary: [
      {
        en: 'Play many sports. Even tag teaches you to run, stop, and turn.',
        ko: '술래잡기와 줄넘기, 자전거까지 여러 운동을 하면 뛰고 멈추는 힘이 자라요',
      },
      {
        en: 'Pass a ball against a wall with one foot, then the other. Which foot listens better?',
        ko: '친구와 패스를 열 번 이어 봐요. 공이 빠지면 웃고 하나부터 다시 세요',
      },
      {
        en: 'Win or lose, shake hands with the other team.',
        ko: '이겨도 져도 “수고했어!” 하고 상대에게 인사해요',
      },
    ],
    middle: [
      {
        en: 'Play goalkeeper for one game and watch the field from the other end.',
        ko: '공격도 수비도 골키퍼도 해 봐요. 골대 앞에 서면 공이 더 빠르게 느껴져요',
      },
      {
        en: 'Knees and heels can hurt while you grow fast. Tell your coach, and take a rest day.',
        ko: '키가 쑥쑥 클 때는 무릎이나 발뒤꿈치가 아프기도 해요. 어른께 말하고 푹 쉬어요',
      },
      {
        en: '“Nutmeg” means the ball rolled between someone’s legs. Find five more soccer words as odd as that.',
        ko: '다리 사이로 공을 빼는 ‘알까기’는 영어로 ‘nutmeg’예요. 다른 축구 말도 찾아봐요',
      },
    ],
    high: [
      {
        en: 'Color in your week, hour by hour. Do school, training, and sleep all fit?',
        ko: '수업과 훈련, 숙제로 하루 계획을 짤 때 잠잘 시간부터 맨 먼저 써넣어요',
      },
      {
        en: 'A sports high school, a club youth team, or a regular school? Compare how often each trains.',
        ko: '체육고와 클럽 유소년팀, 일반고 축구부를 하나씩 알아봐요. 하루가 어떻게 다를까요?',
      },
      {
        en: 'College coaches far away can’t come to every game, so save short videos of your best moments.',
        ko: '내가 뛴 경기를 찍어 모아요. 미국 대학 팀은 그 영상도 보고 학교 성적도 봐요',
      },
    ],
    university: [
      {
        en: 'US college players are students, too, and often do their homework on the team bus.',
        ko: '미국에는 대학끼리 겨루는 리그가 있어요. 먼 경기에 가는 버스에서는 책을 펴요',
      },
      {
        en: 'College leagues have rules about money. Ask the campus office before you take even free shoes.',
        ko: '미국 대학 선수는 돈이나 선물을 받을 때 지킬 규칙이 있어요. 먼저 학교에 물어봐요',
      },
      {
        en: 'In exercise science, find out why legs cramp near the end of a game, and what helps.',
        ko: '많이 뛴 다리는 쉬는 동안 더 튼튼해져요. 운동과학을 공부하면 쉬는 법도 알아요',
      },
    ],
    career: [
      {
        en: 'Most players never turn professional, but soccer also needs people who mend knees and mow fields.',
        ko: '프로 선수가 되는 사람은 적어요. 심판이나 체육 선생님이 되어 축구 곁에 남기도 해요',
      },
      {
        en: 'In some leagues, teams take turns choosing players. In others, players come from youth teams or tryouts.',
        ko: '입단 시험에서는 처음 만난 열 명과 한 팀이 돼요. 이름부터 물어보면 패스가 쉬워요',
      },
      {
        en: 'Players often hang up their cleats in their thirties and find a new job, such as coaching.',
        ko: '삼십 대에 축구화를 벗는 선수가 많아요. 그 뒤 동네에 축구 교실을 열기도 하고요',
      },
    ],
  },
  activities: [
    {
      en: 'Dribble around five water bottles without knocking one over. How fast can you go?',
      ko: '물병 다섯 개를 세우고 드리블로 지나가 봐요. 공을 발에 가까이 둘수록 빨라요',
    },
    {
      en: 'At a game, follow one player without the ball. Where does that player run, and why?',
      ko: '공이 없는 선수 한 명을 5분 동안 눈으로 따라가요. 어디로, 왜 뛸까요?',
    },
    {
      en: 'Keep a ball in the air with your feet and knees. Write down your best count each week.',
      ko: '아침마다 발목, 무릎, 허리를 천천히 돌려 주면 잠이 달아나고 몸이 깨어나요',
    },
    {
      en: 'Play referee for one game, with a red card, a whistle, and the real rules.',
      ko: '축구 규칙 책을 읽고 심판 놀이를 해요. 호루라기를 언제 불어야 할까요?',
    },
    {
      en: 'Find the birthplaces of five players on a world map. Who was born farthest from you?',
      ko: '좋아하는 선수 다섯 명이 태어난 곳을 세계 지도에서 찾아요. 어디가 가장 먼가요?',
    },
  ],
  datedFacts: [
    {
      where: 'high.1',
      fact: 'Kinds of special high schools and how they admit.',
      year: 2026,
      source: 'K7–K11',
      checkAgain: '2027-03',
    },
    {
      where: 'university.0',
      fact: 'College leagues NCAA and NAIA.',
      year: 2026,
      source: 'L',
      checkAgain: '2027-09',
    },
    {
      where: 'university.1',
      fact: 'NCAA academic and amateur rules; they have been changing (pay for athletes since 2025), F-1 work rules limit paid deals.',
      year: 2026,
      source: 'L, recalled',
      checkAgain: '2027-09',
    },
    {
      where: 'career.1',
      fact: 'The NWSL ended its draft in August 2024; MLS still had one; the K League has none.',
      year: 2024,
      source: 'theweek.com 2024-09-04, recalled',
      checkAgain: '2027-03',
    },
  ],
} satisfies Career;
