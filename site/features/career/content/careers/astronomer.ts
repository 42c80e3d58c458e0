import type { Career } from '../../model/career.ts';

export const astronomer = {
  id: 'astronomer',
  title: { en: 'Astronomer', ko: '천문학자' },
  riasec: 'IRC',
  field: 'space',
  description: {
    en: 'Some starlight is older than the dinosaurs. Astronomers catch it with telescopes and computers to learn how the universe began.',
    ko: '우주는 어떻게 태어났을까요? 망원경과 컴퓨터로 별과 은하를 살피며 그 답을 찾는 사람이에요.',
  },
  weights: { 과학: 3, 수학: 3, 컴퓨터: 2, 집중력: 2, 영어: 1, 독서: 1 },
  majors: ['Astronomy', 'Physics', 'Astrophysics'],
  stages: {
    elementary: [
      {
        en: 'Draw the moon on a calendar every evening for a month. On which evenings can’t you find it?',
        ko: '보름달에서 다음 보름달까지는 며칠일까요? 한 달 동안 달력에 달을 그려 봐요',
      },
      {
        en: 'In Galileo’s small telescope, Saturn seemed to have ears. Look through a bigger one at an observatory.',
        ko: '천문대 망원경으로 달을 보면 동그란 구덩이가 가득해요. 우주의 돌이 부딪친 자국이에요',
      },
      {
        en: 'Line up fruit as planets. If Earth is a grape, what could Jupiter be?',
        ko: '지구가 포도알이라면 목성은 수박이에요. 과일을 놓으며 행성의 순서를 외워요',
      },
    ],
    middle: [
      {
        en: 'An astronomy club meets after sunset. Wait your turn at the telescope, then look for moons beside Jupiter.',
        ko: '천체 관측 동아리는 해가 져야 모여요. 망원경 하나에 줄을 서서 토성을 기다려요',
      },
      {
        en: 'Write a short program in which planets circle a sun. Give the farthest one the longest year.',
        ko: '화면 속 지구가 해를 도는 짧은 프로그램을 짜요. 너무 느리면 해 쪽으로 떨어져요',
      },
      {
        en: 'Some stars look red and some look blue. Learn in science class which kind is hotter.',
        ko: '파란 별은 붉은 별보다 뜨거워요. 겨울밤 오리온자리에 두 색이 다 있어요',
      },
    ],
    high: [
      {
        en: 'A prism in physics class throws a rainbow on the wall. Astronomers do that with starlight.',
        ko: '‘행성우주과학’을 고르면 탐사선이 찍어 보낸 행성들을 배워요. 화성에서는 노을이 파래요',
      },
      {
        en: 'Swirly or round? Sort galaxies on a citizen science website, where astronomers need extra eyes.',
        ko: '소용돌이일까요, 둥글까요? 시민 과학 사이트에서는 누구나 은하 사진을 보고 모양을 골라요',
      },
      {
        en: 'At a talk on black holes, write down the three hardest words. Look them up at home.',
        ko: '사진기를 세워 두고 밤하늘을 오래 찍으면 별이 둥근 줄로 나와요. 지구가 도니까요',
      },
    ],
    university: [
      {
        en: 'Physics comes first. A weight swinging on a string can tell you how strongly Earth pulls on it.',
        ko: '별은 너무 멀어서 빛으로만 만날 수 있어요. 물리학과에서 그 빛을 읽는 법을 배워요',
      },
      {
        en: 'Telescopes send numbers. You write a little Python code, and a galaxy appears on the screen.',
        ko: '망원경은 사진 대신 숫자를 보내요. 파이썬으로 코드를 짜면 화면에 은하가 떠올라요',
      },
      {
        en: 'On an observing night, the telescope dome stays open to the cold. Bring two sweaters and hot cocoa.',
        ko: '대학 천문대의 둥근 지붕이 열리면 교수님 곁에서 별을 봐요. 구름이 끼면 기다려요',
      },
    ],
    career: [
      {
        en: 'Astronomers ask months ahead for one night at a big telescope. Sometimes that night is cloudy.',
        ko: '박사가 되고도 몇 해는 천문대를 옮겨 다녀요. 하와이 다음은 칠레일지도 몰라요',
      },
      {
        en: 'In a planetarium, an astronomer turns off the lights, and rows of children say “Oh!” at the stars.',
        ko: '천문대에서 관측을 돕거나, 과학관에서 “저 별은요!” 하고 이야기를 들려줘요',
      },
      {
        en: 'Picking one odd star out of a billion is careful computer work, so computer companies hire astronomers, too.',
        ko: '별 수억 개를 정리해 본 사람은 큰 숫자가 겁나지 않아요. 그래서 은행에서도 찾지요',
      },
    ],
  },
  activities: [
    {
      en: 'On three clear nights, count the stars you see through a cardboard tube, and compare.',
      ko: '맑은 밤, 어른과 함께 휴지심으로 별을 세어 봐요. 달이 밝으면 왜 적게 보일까요?',
    },
    {
      en: 'Dot this season’s constellations on black paper with a white pencil, and invent one of your own.',
      ko: '검은 종이에 계절 별자리를 점점이 찍어 책 한 권을 엮어요',
    },
    {
      en: 'Stand a stick in the ground and mark its shadow every hour. When is it shortest?',
      ko: '마당에 막대를 세우고 한 시간마다 그림자 끝에 돌을 놓아요. 언제 가장 짧을까요?',
    },
    {
      en: 'Drop a marble into a tray of flour, from low and from high. Which makes the bigger crater?',
      ko: '굵은 종이 통에 가는 종이 통을 끼우면, 늘였다 줄였다 하는 망원경 모형이 돼요',
    },
    {
      en: 'Write seven postcards home, one from every planet but ours. How’s the weather on Neptune?',
      ko: '“여기는 토성이에요!” 여덟 행성에서 보내는 엽서에는 무슨 날씨를 쓸까요?',
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
