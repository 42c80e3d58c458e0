import type { Career } from '../career.ts';

export const entrepreneur = {
  id: 'entrepreneur',
  title: { en: 'Entrepreneur', ko: '창업가' },
  riasec: 'ESC',
  field: 'business',
  description: {
    en: 'Entrepreneurs notice what bothers people, think up something new to fix it, bring a team together, and build a company.',
    ko: '사람들의 불편을 새로운 생각으로 풀고 팀을 모아 회사를 만들어 가는 사람이에요.',
  },
  weights: { '친구 사귀기': 2, 팀워크: 3, 수학: 2, 컴퓨터: 1, 글쓰기: 1, 영어: 1, 요리: 1 },
  majors: ['Entrepreneurship', 'Business Administration', 'Economics'],
  stages: {
    elementary: [
      {
        en: 'Play shop. Set the prices, and count out the change without a calculator.',
        ko: '가게 놀이에서 물건값을 정하고 거스름돈까지 세어 봐요',
      },
      {
        en: 'Find something that bothers people and think of three ways to help.',
        ko: '불편한 점을 찾아 도울 방법을 세 가지 생각해요',
      },
      {
        en: 'Sell things you don’t use at a flea market with a grown-up.',
        ko: '벼룩시장에서 안 쓰는 물건을 어른과 팔아 봐요',
      },
    ],
    middle: [
      { en: 'Run a small shop with a team at the school festival.', ko: '학교 축제에서 작은 가게를 팀으로 운영해요' },
      {
        en: 'Ask your friends about something you made, and use their ideas to make it better.',
        ko: '친구의 의견을 듣고 만든 물건을 더 낫게 고쳐요',
      },
      {
        en: 'Write down why something failed, fix one thing, and try again.',
        ko: '실패한 까닭을 적고 다시 해 보는 힘을 길러요',
      },
    ],
    high: [
      {
        en: 'Economics, math, and computer science turn “I have an idea!” into a real plan.',
        ko: '떠오른 생각을 계획으로 바꾸는 데는 경제와 수학, 정보가 힘이 돼요',
      },
      {
        en: 'Write a business plan in a startup club, and practice presenting it to friends.',
        ko: '창업 동아리에서 계획서와 발표를 준비해요',
      },
      {
        en: 'Finish a small project that makes one thing better in your town.',
        ko: '우리 동네를 낫게 하는 작은 프로젝트를 끝까지 해요',
      },
    ],
    university: [
      {
        en: 'Study business, or whatever you would like your company to be good at.',
        ko: '경영학이나 관심 분야를 골라 깊이 배워요',
      },
      {
        en: 'College startup centers hold contests where you pitch an idea in a few minutes.',
        ko: '대학 창업 센터와 발표 대회에 참여해 봐요',
      },
      {
        en: 'Learn a little accounting to track the money, marketing to find customers, and law.',
        ko: '회계와 마케팅, 법의 기초를 함께 배워요',
      },
    ],
    career: [
      {
        en: 'Before they opened their own, entrepreneurs often worked and learned at someone else’s company.',
        ko: '다른 회사에서 먼저 배우고, 내 회사는 나중에 여는 창업가도 많지요',
      },
      {
        en: 'Before running a company on a student visa, check the rules.',
        ko: '학생 비자로 회사를 운영하려면 규정을 확인해요',
      },
      {
        en: 'Companies sometimes fail, so careful owners plan their money before they spend it.',
        ko: '잘되지 않을 수도 있어 돈 계획을 조심스럽게 세워요',
      },
    ],
  },
  activities: [
    {
      en: 'Write down your allowance for three months, and turn it into a graph.',
      ko: '용돈 기입장을 석 달 쓰고 그래프로 나타내요',
    },
    {
      en: 'Listen to ten things that bother your family, and solve one.',
      ko: '가족의 불편 열 가지를 듣고 하나를 풀어 봐요',
    },
    {
      en: 'Plan a shop for tteokbokki, spicy rice cakes, and draw the menu, the tables, and the sign.',
      ko: '메뉴와 자리, 간판까지 떡볶이 가게 계획을 그려 봐요',
    },
    { en: 'Present your idea in one minute and take questions.', ko: '내 아이디어를 1분 동안 소개하고 질문을 받아요' },
    {
      en: 'Ask the owner of a shop near you what the hardest and the nicest parts of the work are.',
      ko: '동네 가게 주인께 가장 힘든 일과 즐거운 일을 여쭤봐요',
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
      fact: 'F-1 rules on running a company.',
      year: 2026,
      source: 'V1–V5, recalled',
      checkAgain: '2027-09',
    },
  ],
} satisfies Career;
