import type { Career } from '../career.ts';

export const chef = {
  id: 'chef',
  title: { en: 'Chef', ko: '요리사' },
  riasec: 'RAE',
  field: 'food',
  description: {
    en: 'Chefs chop, simmer, and taste until flavors and colors go together and everyone at the table smiles.',
    ko: '신선한 재료로 맛과 색이 어우러진 음식을 만들고 사람들을 행복하게 해 줘요.',
  },
  weights: { 요리: 3, 미술: 1, 과학: 1, 팀워크: 2, '친구 사귀기': 1, 집중력: 2 },
  majors: ['Culinary Arts', 'Hospitality Management', 'Food Studies'],
  stages: {
    elementary: [
      {
        en: 'Wash your hands and make rice balls or salad with a grown-up.',
        ko: '손을 씻고 어른과 주먹밥이나 샐러드를 만들어요',
      },
      {
        en: 'Taste something sweet, salty, sour, bitter, and savory, and find a word for each.',
        ko: '단맛, 짠맛, 신맛, 쓴맛, 감칠맛을 느껴 보고 낱말을 하나씩 붙여요',
      },
      {
        en: 'At a market, find three foods that are in season and learn their names.',
        ko: '시장에서 제철 재료 세 가지를 찾아 이름을 익혀요',
      },
    ],
    middle: [
      {
        en: 'Learn to use knives and heat safely in home economics class.',
        ko: '가정 시간에 칼과 불을 안전하게 쓰는 법을 배워요',
      },
      {
        en: 'Find out why people in another country eat with chopsticks, with forks, or with their hands.',
        ko: '나라마다 왜 손, 젓가락, 포크로 다르게 먹는지 알아봐요',
      },
      {
        en: 'Share the jobs and make a whole meal in a cooking club.',
        ko: '요리 동아리에서 역할을 나누어 한 끼를 만들어요',
      },
    ],
    high: [
      {
        en: 'Some Korean high schools teach cooking as a main subject. Compare one with a regular school.',
        ko: '요리를 가르치는 조리 특성화고와 일반고, 두 학교의 하루를 나란히 견주어요',
      },
      {
        en: 'Change one thing in a recipe, taste, and keep photos and notes.',
        ko: '레시피를 바꾸고 결과를 사진과 글로 남겨요',
      },
      {
        en: 'Ask a restaurant for a career day, and see how fast its kitchen moves.',
        ko: '음식점 진로 체험으로 주방의 하루를 알아봐요',
      },
    ],
    university: [
      {
        en: 'Culinary arts students cook, and hospitality students learn to run hotels and restaurants.',
        ko: '조리학과나 호텔경영학과에서 요리와 가게 일을 배워요',
      },
      {
        en: 'You learn to keep food safe, plan a menu, and figure out what a dish costs.',
        ko: '음식의 안전과 드는 값, 메뉴 짜는 법을 배워요',
      },
      { en: 'Cook for real guests in a campus kitchen or at a hotel.', ko: '학교 주방과 호텔에서 현장 실습을 해요' },
    ],
    career: [
      {
        en: 'Many chefs began as kitchen helpers, peeling, chopping, and washing dishes.',
        ko: '껍질 벗기기, 썰기, 설거지! 많은 요리사가 주방 막내였어요',
      },
      {
        en: 'Kitchens often ask for food safety training or a certificate before you touch the soup.',
        ko: '식품 위생 교육이나 자격이 필요한 곳이 많아요',
      },
      {
        en: 'Some chefs never saw a cooking school and learned at somebody else’s stove.',
        ko: '요리 학교 없이 일하며 배우는 길도 있어요',
      },
    ],
  },
  activities: [
    {
      en: 'Cook two dishes a month with a grown-up and write about them.',
      ko: '한 달에 두 가지 요리를 어른과 만들어 기록해요',
    },
    { en: 'Fill a family cookbook with your drawings and the steps.', ko: '우리 집 요리책에 그림과 순서를 적어요' },
    { en: 'Cover your eyes and guess each fruit by its taste.', ko: '눈을 가리고 과일 맛을 알아맞혀 봐요' },
    {
      en: 'Put food pictures on a world map and tell your family about them.',
      ko: '세계 지도에 음식 그림을 붙이고 가족에게 소개해요',
    },
    {
      en: 'Plan the menu for a family birthday dinner, and draw the menu card.',
      ko: '가족 생일 밥상을 짜고 차림표를 예쁘게 그려 봐요',
    },
  ],
  datedFacts: [
    {
      where: 'high.0',
      fact: 'Kinds of special high schools and how they admit.',
      year: 2026,
      source: 'K7–K11',
      checkAgain: '2027-03',
    },
    {
      where: 'career.1',
      fact: 'Food safety training or certificates for kitchen workers differ by place.',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
