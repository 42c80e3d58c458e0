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
        ko: '몸이 자라는 때에는 쉬는 것도 훈련이에요. 잠자는 시간을 훈련표에 꼭 넣어요',
      },
      {
        en: '“Nutmeg” means the ball rolled between someone’s legs. Learn five more soccer words in English.',
        ko: '미국 학교 팀은 며칠 함께 뛰게 하고 뽑는 곳이 많아요. “이쪽!”은 영어로 뭘까요?',
      },
    ],
    high: [
      {
        en: 'Write one plan for the week with school, training, and enough sleep for a growing body.',
        ko: '수업과 훈련, 숙제로 하루 계획을 짤 때 잠잘 시간부터 맨 먼저 써넣어요',
      },
      {
        en: 'A sports high school, a club youth team, or a regular school? Compare how often each trains.',
        ko: '체육고와 클럽 유소년팀, 일반고 축구부를 하나씩 알아봐요. 하루가 어떻게 다를까요?',
      },
      {
        en: 'Coaches abroad can’t come to your games, so save short videos of them.',
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
        ko: '미국 대학 선수는 학교 성적도 지켜야 해요. 경기 다음 날 아침에도 강의실에 가지요',
      },
      {
        en: 'Exercise science looks into why legs cramp near the end of a game.',
        ko: '운동과학에서는 쉬는 법도 배워요. 많이 뛴 다리는 쉬는 동안 더 튼튼해져요',
      },
    ],
    career: [
      {
        en: 'Few players turn professional. Others stay with soccer as teachers, trainers, or referees.',
        ko: '축구만으로 생활하는 선수는 아주 적어요. 좋아하는 공부도 이어 가면 든든해요',
      },
      {
        en: 'In some leagues, teams take turns choosing players. In others, players come from youth teams or tryouts.',
        ko: '입단 시험에서는 처음 만난 열 명과 한 팀이 돼요. 이름부터 물어보면 패스가 쉬워요',
      },
      {
        en: 'Most players hang up their shoes in their thirties. Many then coach or study game videos.',
        ko: '선수를 마친 뒤에는 코치나 분석가가 되거나, 동네에 축구 교실을 열기도 해요',
      },
    ],
  },
  activities: [
    {
      en: 'Time how fast you dribble around five water bottles, once with each foot.',
      ko: '물병 다섯 개를 세우고 드리블로 지나가 봐요. 공을 발에 가까이 둘수록 빨라요',
    },
    {
      en: 'Choose a player who doesn’t have the ball. Where does that player run, and why?',
      ko: '경기에서 가장 멋진 패스를 골라 공이 지나간 길을 그려 볼까요?',
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
      en: 'Set up a small game with friends, and pay every player one compliment.',
      ko: '친구들과 작은 경기를 열어요. 끝나면 서로 잘한 점을 하나씩 말해 줘요',
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
