import type { Career } from '../career.ts';

export const soccerPlayer = {
  id: 'soccer-player',
  title: { en: 'Professional Soccer Player', ko: '축구 선수' },
  riasec: 'RES',
  field: 'sport',
  description: {
    en: 'Soccer players run, pass, and think as one team, and get better with every practice.',
    ko: '동료와 힘을 모아 달리고 패스하며, 꾸준한 훈련으로 멋진 경기를 보여 주는 사람이에요.',
  },
  weights: { 축구: 3, 체육: 3, 팀워크: 3, 집중력: 2, 영어: 1 },
  majors: ['Kinesiology', 'Sport Management', 'Business'],
  stages: {
    elementary: [
      {
        en: 'Play many sports. Tag, for one, teaches you to run, stop, and turn.',
        ko: '여러 운동을 즐기며 뛰고 멈추는 힘을 길러요',
      },
      { en: 'Pass the ball back and forth with friends, just for fun.', ko: '친구와 패스를 주고받으며 신나게 놀아요' },
      {
        en: 'Win or lose, shake hands with the other team.',
        ko: '이겨도 져도 상대에게 인사하는 습관을 들여요',
      },
    ],
    middle: [
      { en: 'Play for a school sports club or a neighborhood team.', ko: '학교 스포츠 클럽이나 동네 팀에서 뛰어 봐요' },
      {
        en: 'You’re growing fast now, so take your rest days and go to bed on time.',
        ko: '몸이 자라는 때라 쉬는 날과 잠을 꼭 챙겨요',
      },
      {
        en: 'Learn soccer words in English, from “Pass!” to “Well played!”',
        ko: '영어로 된 작전 말과 응원 말을 하나씩 익혀요',
      },
    ],
    high: [
      {
        en: 'Slice your day like a pizza, with a piece for homework and a piece for training.',
        ko: '숙제와 훈련을 다 할 수 있게 하루를 나눠 써요',
      },
      {
        en: 'A sports high school, a club’s youth team, and a regular high school all have fields. Compare them.',
        ko: '체육고, 클럽 유소년팀, 일반고에서 뛰는 길을 알아봐요',
      },
      {
        en: 'Save videos of your games and keep up your schoolwork, because colleges look at both.',
        ko: '경기 영상을 모으고 학교 성적도 꾸준히 관리해요',
      },
    ],
    university: [
      {
        en: 'College students in the US can study and play in leagues such as the NCAA or NAIA.',
        ko: '미국은 대학 리그(NCAA, NAIA)에서 뛰며 공부해요',
      },
      {
        en: 'Read the NCAA’s rules on grades and amateur players again each year, because they change.',
        ko: 'NCAA의 성적과 아마추어 규정은 자주 바뀌니 해마다 다시 봐요',
      },
      {
        en: 'Between games, you might study exercise science or sport management.',
        ko: '운동과학이나 스포츠 경영을 함께 전공해 봐요',
      },
    ],
    career: [
      {
        en: 'Few people become professional players, so prepare another road as well.',
        ko: '프로 선수가 되는 사람은 적어 다른 길도 준비해요',
      },
      {
        en: 'Players may join a team through youth squads, tryouts, or, in some leagues, a draft.',
        ko: '유소년팀이나 입단 시험, 드래프트로 팀을 만나기도 해요',
      },
      {
        en: 'After the last game, players may become coaches, analysts, or business people in sports.',
        ko: '코치, 분석가, 스포츠 사업으로 이어 갈 수 있어요',
      },
    ],
  },
  activities: [
    {
      en: 'Set up five water bottles and time how fast you dribble around them.',
      ko: '물병 다섯 개를 세우고 드리블로 지나는 시간을 재요',
    },
    { en: 'Watch a game and draw the path of your favorite pass.', ko: '경기를 보고 좋은 패스를 그림으로 그려 봐요' },
    { en: 'Make ten warm-up cards with your family and use them.', ko: '가족과 준비 운동 카드 열 장을 만들어 써요' },
    {
      en: 'Read a book of soccer rules and play referee, red card included.',
      ko: '축구 규칙 책을 읽고 심판 놀이를 해 봐요',
    },
    {
      en: 'Set up a small game with friends and give everyone one compliment.',
      ko: '친구와 작은 경기를 열고 칭찬을 하나씩 해요',
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
