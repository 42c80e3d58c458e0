import type { Career } from '../career.ts';

export const gameDesigner = {
  id: 'game-designer',
  title: { en: 'Game Designer', ko: '게임 디자이너' },
  riasec: 'AIE',
  field: 'design',
  description: {
    en: 'Game designers think up clever rules and stories, try them out with friends, and keep making the game more fun.',
    ko: '재미있는 규칙과 이야기를 생각하고 친구들과 시험하며 게임을 더 즐겁게 다듬어요.',
  },
  weights: { 게임: 3, 컴퓨터: 2, 그림그리기: 2, 글쓰기: 1, 수학: 2, 팀워크: 2, 영화보기: 1, 축구: 1 },
  majors: ['Game Design', 'Computer Science', 'Interactive Media'],
  stages: {
    elementary: [
      { en: 'Make a board game out of paper and write the rules.', ko: '종이로 보드게임을 만들고 규칙을 써 봐요' },
      { en: 'Name three reasons why a game you love is fun.', ko: '좋아하는 놀이가 재미있는 까닭을 세 가지 말해요' },
      {
        en: 'Let friends play your game, ask what was hard, and fix it.',
        ko: '친구가 해 본 뒤 어려운 점을 듣고 고쳐요',
      },
    ],
    middle: [
      {
        en: 'Make a short game in Scratch or another block coding tool.',
        ko: '스크래치나 블록 도구로 짧은 게임을 만들어요',
      },
      {
        en: 'Make a game with a team, and divide up the story, art, and code.',
        ko: '이야기, 그림, 코드를 나누어 팀으로 만들어요',
      },
      {
        en: 'Decide for yourself how long you play, and practice keeping to it.',
        ko: '게임 시간을 스스로 정하고 지키는 힘을 길러요',
      },
    ],
    high: [
      {
        en: 'Code it in computer science, paint it in art, and write its story in writing class.',
        ko: '정보로 만들고 미술로 꾸미고 글쓰기로 이야기를 채워요',
      },
      {
        en: 'At a game jam, a team has a few days to finish one whole game. Try it.',
        ko: '게임 개발 행사(게임잼)에서 팀 작품을 완성해요',
      },
      {
        en: 'Save the old and the improved version of each game, to show how it got better.',
        ko: '게임이 어떻게 나아졌는지 처음 것과 고친 것을 모아 둬요',
      },
    ],
    university: [
      {
        en: 'Game design or computer science? Peek into each major before you choose.',
        ko: '게임 디자인과 컴퓨터과학 가운데 어느 전공이 맞을지 봐요',
      },
      {
        en: 'Finish a game each semester with students who draw, write, or code.',
        ko: '여러 전공 친구와 학기마다 게임을 완성해요',
      },
      {
        en: 'In play testing you keep quiet and watch others get stuck. Take psychology as well.',
        ko: '친구가 게임하는 모습을 지켜보는 법(플레이 테스트)과 심리학도 배워요',
      },
    ],
    career: [
      {
        en: 'New designers plan one single level, or hunt for bugs by walking into every wall.',
        ko: '게임의 판을 꾸미거나(레벨 디자인) 숨은 오류를 찾는 일이 첫걸음이에요',
      },
      {
        en: 'Hand people a game they can play, and nobody will ask for a license.',
        ko: '면허 시험은 없고 누구나 해 볼 수 있는 내 게임이 힘이 돼요',
      },
      {
        en: 'Not all games are just for fun. Schools, hospitals, and museums order them, too.',
        ko: '교육, 병원, 박물관 게임을 만들기도 해요',
      },
    ],
  },
  activities: [
    {
      en: 'Add ten cards of your own to an old board game and play it with your family.',
      ko: '집에 있는 보드게임에 내가 만든 카드 열 장을 더해 가족과 해 봐요',
    },
    {
      en: 'Change the rules of rock-paper-scissors and make a new game.',
      ko: '가위바위보 규칙을 바꾸어 새 놀이를 만들어요',
    },
    { en: 'Make a character jump over things in Scratch.', ko: '스크래치로 캐릭터가 물건을 폴짝 뛰어넘게 만들어요' },
    { en: 'Draw a game hero and a map in your sketchbook.', ko: '게임 주인공과 지도를 스케치북에 그려요' },
    {
      en: 'Give stars for fun and for difficulty after you play a game.',
      ko: '놀이를 한 뒤 재미와 어려움을 별점으로 적어요',
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
  ],
} satisfies Career;
