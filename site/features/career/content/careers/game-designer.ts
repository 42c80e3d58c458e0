import type { Career } from '../../model/career.ts';

export const gameDesigner = {
  id: 'game-designer',
  title: { en: 'Game Designer', ko: '게임 디자이너' },
  riasec: 'AIE',
  field: 'design',
  description: {
    en: 'Game designers think up rules and stories, let players try them, and throw out whatever is boring.',
    ko: '“한 판만 더!” 소리가 나오도록 재미있는 규칙과 이야기를 짓고, 친구들과 해 보며 더 즐겁게 다듬어요.',
  },
  weights: { 게임: 3, 컴퓨터: 2, 그림그리기: 2, 글쓰기: 1, 수학: 2, 팀워크: 2, 영화보기: 1, 축구: 1 },
  majors: ['Game Design', 'Computer Science', 'Interactive Media'],
  stages: {
    elementary: [
      {
        en: 'Invent a paper board game with rules so clear that nobody has to ask.',
        ko: '종이와 연필만 있으면 보드게임 한 판을 만들 수 있어요. 규칙은 몇 줄이면 될까요?',
      },
      {
        en: 'Tag has hardly any rules. Why is it still fun? Find three reasons.',
        ko: '술래잡기는 왜 재미있을까요? 좋아하는 놀이의 비밀을 세 가지 찾아봐요',
      },
      {
        en: 'Roll two dice fifty times and write down each sum. Which number turns up most?',
        ko: '주사위 두 개를 쉰 번 굴려 더한 수를 적어요. 어떤 수가 가장 자주 나올까요?',
      },
    ],
    middle: [
      {
        en: 'In Scratch or another block coding tool, build a game that lasts one minute.',
        ko: '딱 1분이면 끝나는 게임을 만들어 봐요. 스크래치 같은 블록 코딩으로도 돼요',
      },
      {
        en: 'Make a game with two friends. One writes the story, one draws, and one codes.',
        ko: '한 사람은 이야기, 한 사람은 그림, 한 사람은 코드! 셋이서 게임 하나를 끝내요',
      },
      {
        en: 'Stop playing when the kitchen timer rings, then note what made it hard to stop.',
        ko: '게임 시간은 내가 정하고 내가 지켜요. 제때 끄는 연습도 해 둬요',
      },
    ],
    high: [
      {
        en: 'Program one jump in computer science class. Change a single number, and the hero floats.',
        ko: '정보 시간에 코드의 숫자 하나를 바꿔요. 쿵쿵 뛰던 주인공이 풍선처럼 둥둥 떠요',
      },
      {
        en: 'A game jam gives a team a few days to finish one small game. Sign up with friends.',
        ko: '게임잼은 며칠 동안 모여 게임을 만드는 행사예요. 작아도 끝까지 만드는 것이 목표예요',
      },
      {
        en: 'People played board games thousands of years ago. In world history, find one and try its rules.',
        ko: '수천 년 전 사람들도 말판 놀이를 했어요. 세계사 시간에 하나를 찾아 규칙대로 해 봐요',
      },
    ],
    university: [
      {
        en: 'Game design students decide when the dragon wakes up. Computer science students write the code that wakes it.',
        ko: '게임 디자인과에서는 용이 언제 불을 뿜을지 정해요. 컴퓨터과학과에서는 그 코드를 짜요',
      },
      {
        en: 'Your team may finish one small game each semester. Half of its ideas stay in the drawer.',
        ko: '학기마다 팀이 게임 하나를 끝내요. 아무도 못 깨는 게임이라면 어디를 쉽게 할지 정해요',
      },
      {
        en: 'At a play test, you watch someone miss the door again and again, and you mustn’t say a word.',
        ko: '친구가 게임하는 모습을 말없이 지켜보면(플레이 테스트) 막히는 곳이 보여요',
      },
    ],
    career: [
      {
        en: 'Testers walk into every wall of the castle, looking for bugs. Many designers began that way.',
        ko: '게임 속 길을 꾸며요. 주인공이 벽에 끼는 곳이 없는지 온종일 부딪혀 봐요',
      },
      {
        en: 'A studio would rather play one small finished game than read about a huge unfinished one.',
        ko: '회사에는 내가 만든 게임을 들고 가요. “한번 해 보실래요?” 하고 내밀면 돼요',
      },
      {
        en: 'Some games help patients. Each time you reach up to pop a balloon, a stiff arm gets its exercise.',
        ko: '다친 손을 풀어 주는 게임도 있어요. 손가락을 펴면 새가 날도록 병원과 함께 만들어요',
      },
    ],
  },
  activities: [
    {
      en: 'Mix ten cards of your own into an old board game and play it.',
      ko: '집에 있는 보드게임에 새 규칙을 하나 넣어 봐요. 더 재미있어졌나요?',
    },
    {
      en: 'Add one new hand to rock-paper-scissors. What does it beat?',
      ko: '가위바위보에 하나를 더 넣는다면 무엇이 좋을까요? 누가 누구를 이길지도 정해요',
    },
    {
      en: 'Hide five clues at home for a treasure hunt, each one harder than the last.',
      ko: '집 안에 쪽지 다섯 장을 숨겨 보물찾기를 꾸며요. 뒤로 갈수록 조금씩 어려워져야 해요',
    },
    {
      en: 'Sketch a map and mark where the hero rests, climbs, and gets lost.',
      ko: '내 게임의 주인공은 어디를 돌아다닐까요? 스케치북 한 장에 지도를 그려요',
    },
    {
      en: 'After each game you play, give it stars for fun and for difficulty.',
      ko: '놀이가 끝날 때마다 재미와 어려움에 별을 몇 개 줄지 친구와 이야기해요',
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
