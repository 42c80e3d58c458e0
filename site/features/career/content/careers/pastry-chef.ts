import type { Career } from '../../model/career.ts';

export const pastryChef = {
  id: 'pastry-chef',
  title: { en: 'Pastry Chef', ko: '제과제빵사' },
  riasec: 'RAC',
  field: 'food',
  description: {
    en: 'Pastry chefs weigh every gram, watch the dough rise, and turn flour and eggs into beautiful breads and cakes.',
    ko: '밀가루는 그램까지 재고, 반죽은 부풀 때까지 기다려요. 그렇게 따뜻한 빵과 예쁜 케이크를 구워 내요.',
  },
  weights: { 요리: 3, 미술: 2, 수학: 2, 집중력: 2, 과학: 2, 그림그리기: 1 },
  majors: ['Baking and Pastry Arts', 'Culinary Arts', 'Food Science'],
  stages: {
    elementary: [
      {
        en: 'Weigh a cup of flour and a cup of sugar. Which one is heavier?',
        ko: '밀가루 한 컵과 설탕 한 컵 가운데 어느 쪽이 무거울까요? 저울에 올려 봐요',
      },
      {
        en: 'Bake cookies with a grown-up and watch them brown through the oven window.',
        ko: '어른과 쿠키를 구워요. 한 걸음 떨어져 유리문을 보며 갈색이 되는 순간을 기다려요',
      },
      {
        en: 'Braid three strings the way bakers braid a loaf. Then try it with four.',
        ko: '리본 세 줄을 머리 땋듯 땋아 봐요. 오븐에 들어가는 빵 반죽도 이렇게 땋아요',
      },
    ],
    middle: [
      {
        en: 'Experiment with dough. What changes without the sugar, or without the salt?',
        ko: '빵을 구울 때 소금만 빼 봐요. 한입 먹으면 왜 넣는지 알걸요',
      },
      {
        en: 'Use ratios from math class to cut a recipe in half. What is half of three eggs?',
        ko: '레시피를 반으로 줄일 때 달걀 세 개는 몇 개로 해야 할까요?',
      },
      {
        en: 'Guess how many kinds of flour a bakery uses, then go in and ask.',
        ko: '달걀흰자만 저으면 하얀 거품이 돼요. 손으로 하면 몇 분이나 걸릴까요?',
      },
    ],
    high: [
      {
        en: 'Chemistry class smells wonderful when you find out why toast turns brown.',
        ko: '빵이 부푸는 것도 옷감이 줄어드는 것도 과학이에요. ‘생활과학 탐구’에서 알아봐요',
      },
      {
        en: 'Cook naan, a flatbread from India, in a hot pan and watch the bubbles rise.',
        ko: '나라마다 먹는 빵이 달라요. 프랑스의 바게트와 인도의 난을 하나씩 구워 봐요',
      },
      {
        en: 'If one cake rises and the other stays flat, write down what you did to each.',
        ko: '잘된 빵도 납작해진 빵도 사진을 찍어 둬요. 왜 그랬는지 적으면 다음 빵이 달라져요',
      },
    ],
    university: [
      {
        en: 'Baking degrees take two or four years. The first loaves may be bricks, the last ones bread.',
        ko: '제과제빵을 가르치는 대학은 2년제도 있고 4년제도 있어요. 교실에서 늘 빵 냄새가 나요',
      },
      {
        en: 'Sugar work is a class where hot sugar stretches like taffy and cools into a rose.',
        ko: '설탕 공예 수업에서 뜨거운 설탕을 늘여 꽃잎을 빚어요. 식으면 유리처럼 딱딱해요',
      },
      {
        en: 'Train for a semester at a hotel or bakery, until your hands know the shape of a roll.',
        ko: '호텔이나 빵집에서 한 학기 실습해요. 수백 개를 빚고 나면 손이 빵 모양을 기억해요',
      },
    ],
    career: [
      {
        en: 'Bakers start when the street is still asleep, so that breakfast has bread.',
        ko: '새벽에 밀가루를 재고 물과 섞어요. 해가 뜰 때쯤 첫 빵 냄새가 골목에 퍼져요',
      },
      {
        en: 'Korea has one baking exam for bread and one for cake. Somebody watches while you bake.',
        ko: '한국에서는 제빵 시험과 제과 시험을 따로 봐요. 미국에서는 위생 교육을 받는 곳이 많지요',
      },
      {
        en: 'Bakery owners count what sold and what was left, so that fewer rolls go stale.',
        ko: '내 가게를 열려면 숫자도 봐야 해요. 몇 개를 팔고 몇 개가 남았는지 날마다 적어요',
      },
    ],
  },
  activities: [
    {
      en: 'Put mashed potato in a bag, snip off a corner, and squeeze your name onto a plate.',
      ko: '비닐봉지에 으깬 감자를 담고 끝을 조금 잘라요. 꾹 짜서 내 이름을 써 볼까요?',
    },
    {
      en: 'Mix yeast and warm sugar water in a bottle, stretch a balloon over the top, and watch it swell.',
      ko: '병에 효모와 따뜻한 설탕물을 넣고 입구에 풍선을 끼우면 풍선이 저절로 커져요',
    },
    {
      en: 'Measure rice with spoons. How many teaspoons fill a tablespoon, and how many fill a cup?',
      ko: '계량컵 하나를 채우려면 큰 숟가락으로 몇 번 부어야 할까요? 물로 하면 쉬워요',
    },
    {
      en: 'Shape the cake of your dreams out of clay, layer by layer.',
      ko: '찰흙으로 꿈의 케이크를 만들고, 값과 이름을 붙여 가게처럼 늘어놓아요',
    },
    {
      en: 'Knead one ball of dough for a minute and another for ten. Stretch both and compare.',
      ko: '빵집에서 본 빵 이름을 외워 와요. ‘크루아상’은 초승달이라는 뜻이에요',
    },
  ],
  datedFacts: [
    {
      where: 'high.0',
      fact: '생활과학 탐구 is the name of the elective in the 2022 curriculum (scribd.com/document/726741775, table of contents).',
      year: 2026,
      source: 'K4–K6',
      checkAgain: '2027-03',
    },
    {
      where: 'career.1',
      fact: 'US food safety training; Korean 제과/제빵 기능사 certificates.',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
