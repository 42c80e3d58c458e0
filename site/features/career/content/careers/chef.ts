import type { Career } from '../../model/career.ts';

export const chef = {
  id: 'chef',
  title: { en: 'Chef', ko: '요리사' },
  riasec: 'RAE',
  field: 'food',
  description: {
    en: 'Chefs decide what is on the menu, then cook it so that the hundredth plate tastes as good as the first.',
    ko: '썰고 굽고 맛보고, 또 맛봐요. 맛과 색이 어우러진 한 접시로 둘러앉은 사람들을 웃게 해요.',
  },
  weights: { 요리: 3, 미술: 1, 과학: 1, 팀워크: 2, '친구 사귀기': 1, 집중력: 2 },
  majors: ['Culinary Arts', 'Hospitality Management', 'Food Studies'],
  stages: {
    elementary: [
      {
        en: 'Wash your hands, then roll rice balls or toss a salad.',
        ko: '손을 깨끗이 씻고 어른과 주먹밥을 만들어 볼까요? 동그라미도 세모도 좋아요',
      },
      {
        en: 'Taste five foods, one each that is sweet, salty, sour, bitter, and savory. Which is hardest to describe?',
        ko: '단맛, 짠맛, 신맛, 쓴맛, 감칠맛 가운데 오늘 저녁에는 무엇이 있었나요?',
      },
      {
        en: 'Sniff three spices with your eyes closed, and learn their names.',
        ko: '시장에서 “지금 뭐가 제철이에요?” 하고 여쭤봐요. 세 가지나 알게 될지 몰라요',
      },
    ],
    middle: [
      {
        en: 'In home economics, learn the cat’s paw, a safe way to tuck in your fingers when you cut.',
        ko: '가정 시간에 칼과 불을 안전하게 다뤄요. 손가락은 고양이 발처럼 동그랗게 말아요',
      },
      {
        en: 'Why do people eat with chopsticks here, forks there, and hands elsewhere? Find out.',
        ko: '손으로 밥을 먹는 나라도 있어요. 흘리지 않고 먹으려면 손가락을 어떻게 모을까요?',
      },
      {
        en: 'Cook rice and soup so that both are ready in the same minute.',
        ko: '밥과 국과 반찬을 한꺼번에 상에 올리려면 무엇부터 해야 할까요? 순서표를 짜요',
      },
    ],
    high: [
      {
        en: 'Some Korean high schools teach cooking as a main subject. Visit one and watch a class.',
        ko: '조리 특성화고에서는 요리가 중요한 과목이에요. 입학 설명회에 가면 실습실도 구경해요',
      },
      {
        en: 'Cook one soup twice and change a single thing. Can your family taste which?',
        ko: '레시피에서 딱 하나만 바꿔 봐요. 소금 대신 간장을 넣으면 색까지 달라져요',
      },
      {
        en: 'On a career day in a restaurant, count how many people work on one plate of food.',
        ko: '직업 체험 날 식당 주방에 가 봐요. 한 접시에 몇 사람의 손이 닿는지 세어 볼까요?',
      },
    ],
    university: [
      {
        en: 'Hospitality class may teach you to carry three plates, and culinary arts what goes on them.',
        ko: '조리학과에서는 뼈와 채소로 서양 육수를 내요. 거품을 걷어 내면 국물이 맑아져요',
      },
      {
        en: 'Food cost class works out the price of one plate of pasta, down to the salt.',
        ko: '음식이 상하지 않게 냉장고 온도를 적어요. 국수 한 그릇에 드는 재료값도 계산하고요',
      },
      {
        en: 'Some cooking schools run a restaurant, so your homework is dinner for real guests.',
        ko: '실습 날에는 진짜 손님이 와요. 그릇이 깨끗이 비어 돌아오면 주방에 웃음이 퍼져요',
      },
    ],
    career: [
      {
        en: 'Beginners often chop onions by the bucket, until the pieces come out small and even.',
        ko: '주방 막내는 채소를 씻고 썰어요. 문을 열 때는 모든 재료가 그릇에 담겨 있어야 해요',
      },
      {
        en: 'Many kitchens ask for food safety training. You learn how hot the chicken has to get.',
        ko: '손님을 맞기 전에 위생 교육을 받는 곳이 많아요. 머리카락이 안 빠지게 모자도 써요',
      },
      {
        en: 'Not every chef went to cooking school. Some learned at somebody else’s stove.',
        ko: '요리 학교에 안 간 요리사도 많아요. 선배가 불을 줄이는 때를 곁에서 보며 배우지요',
      },
    ],
  },
  activities: [
    {
      en: 'Cook the same dish with a grown-up every two weeks until it tastes like yours.',
      ko: '한 달에 두 가지, 어른과 만든 요리를 사진과 한 줄 느낌으로 남겨 봐요',
    },
    {
      en: 'Ask an older relative for one recipe. How much is “a little salt”? Measure it.',
      ko: '우리 집 요리책에는 누구 요리를 먼저 실을까요? 재료는 그리고, 순서는 글로 적어요',
    },
    {
      en: 'Close your eyes, hold your nose, and taste an apple and a pear. Which is which?',
      ko: '눈을 감고 코를 쥔 채, 어른이 주는 사과와 배 조각을 맛봐요. 어느 것인지 알겠나요?',
    },
    {
      en: 'Arrange the same fruit on three plates in three ways. Which one would you order?',
      ko: '같은 과일을 세 접시에 저마다 다르게 담아요. 손님은 어느 접시를 고를까요?',
    },
    {
      en: 'Plan the dinner for a birthday and write the menu card.',
      ko: '가족 생일 밥상에 무엇을 올릴까요? 그 사람이 좋아하는 것부터 차림표에 적어요',
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
