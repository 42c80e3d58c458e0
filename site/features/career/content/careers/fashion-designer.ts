import type { Career } from '../../model/career.ts';

export const fashionDesigner = {
  id: 'fashion-designer',
  title: { en: 'Fashion Designer', ko: '패션 디자이너' },
  riasec: 'AER',
  field: 'design',
  description: {
    en: 'Before a coat exists, somebody draws it. Fashion designers choose fabrics, colors, and shapes for clothes that suit how people live.',
    ko: '누가, 언제, 무엇을 하며 입을까요? 옷감과 색, 모양을 골라 입는 사람의 마음과 생활에 맞는 옷을 지어요.',
  },
  weights: { 미술: 3, 그림그리기: 3, 영화보기: 1, '친구 사귀기': 1, 컴퓨터: 1, 집중력: 1 },
  majors: ['Fashion Design (BFA)', 'Textile Design', 'Fashion Merchandising'],
  stages: {
    elementary: [
      {
        en: 'Draw three outfits for a paper doll. For one of them, use only three colors.',
        ko: '종이 인형에게 옷 세 벌을 그려 줘요. 한 벌은 딱 세 가지 색만 쓰기로 해요',
      },
      {
        en: 'Touch a towel, a sock, and a raincoat, and find a word for how each feels.',
        ko: '털옷은 복슬복슬하고 비옷은 미끌미끌해요. 눈을 감고 만지면 무슨 옷인지 알까요?',
      },
      {
        en: 'Count the pockets in your closet. Where would you sew one more, and what for?',
        ko: '옷장 속 옷에는 주머니가 모두 몇 개일까요? 하나 더 단다면 어디에 달지 그려요',
      },
    ],
    middle: [
      {
        en: 'Sew something small in home economics class, then pull hard to see if the seam holds.',
        ko: '가정 시간에 바느질을 배워요. 천 두 장을 이으면 작은 필통이 돼요',
      },
      {
        en: 'Find out what people in three countries wear to a wedding, and copy the patterns.',
        ko: '스코틀랜드 체크무늬는 집안마다 다르대요. 무늬에 뜻이 담긴 옷을 더 찾아봐요',
      },
      {
        en: 'Where do clothes from a donation box travel? Follow one old sweater on a world map.',
        ko: '헌 옷 수거함에 넣은 옷은 어디로 갈까요? 배를 타고 다른 나라로 가는 옷이 많대요',
      },
    ],
    high: [
      {
        en: 'Cotton soaks up sweat, and wool keeps you warm. In a course on clothing, find out why.',
        ko: '면은 왜 땀을 잘 빨아들일까요? 기술·가정 시간에 옷감을 물에 적셔 비교해요',
      },
      {
        en: 'Keep a scrap of every fabric you sew. Glue the scraps into a book until it won’t close.',
        ko: '셔츠 한 벌은 몇 조각일까요? 안 입는 셔츠의 바느질을 뜯어 펼쳐 놓아요',
      },
      {
        en: 'Collect torn jeans at school and mend them so that someone can wear them again.',
        ko: '학교 연극의 옷을 맡아요. 배우의 몸을 재고, 종이로 옷본을 뜨고, 천을 잘라 이어요',
      },
    ],
    university: [
      {
        en: 'A skirt made from curtains can go into your portfolio, the folder that fashion schools look at.',
        ko: '커튼으로 지은 치마도 사진을 찍어 둬요. 그런 작품집을 보는 패션 디자인과가 많아요',
      },
      {
        en: 'Bodies are round and paper is flat. In pattern class, you learn to draw clothes that fit.',
        ko: '3D 의상 프로그램으로 화면 속 사람에게 먼저 입혀요. 천을 자르기 전에 고칠 수 있어요',
      },
      {
        en: 'One summer, you may sort buttons at a fashion brand and watch a drawing become a dress.',
        ko: '옷 회사 인턴은 일을 배우며 옷을 따라다녀요. 한 벌이 몇 사람 손을 거치는지 세어 봐요',
      },
    ],
    career: [
      {
        en: 'A design assistant kneels with a box of pins and fits a skirt on a model who mustn’t giggle.',
        ko: '디자이너 곁에서 종이 옷본을 잘라요. 선에서 조금만 벗어나도 소매가 안 맞아요',
      },
      {
        en: 'People who hire designers may turn your coat inside out to see how you sewed the seams.',
        ko: '면접에 내가 지은 옷을 가져가요. 회사 사람이 옷을 뒤집어 안쪽 바느질까지 살펴봐요',
      },
      {
        en: 'A coat that is shorter in back fits better in a wheelchair. Some designers make clothes like that.',
        ko: '버린 페트병에서 뽑은 실로 운동복을 지어요. 쓰레기를 줄이는 옷이에요',
      },
    ],
  },
  activities: [
    {
      en: 'Drape a bedsheet on someone as a cape, a dress, and a robe, without a single cut.',
      ko: '얇은 이불 한 장을 망토로, 치마로, 가운으로 둘러요. 자르지 않고 옷 몇 가지가 될까요?',
    },
    {
      en: 'Cut and knot an old T-shirt into a bag with a grown-up’s help.',
      ko: '안 입는 티셔츠는 가방이 될 수 있지요. 가위질은 어른과 함께 해요',
    },
    {
      en: 'Lay scraps of fabric side by side, from light to dark, and find two that look good together.',
      ko: '단추와 천 조각을 이리저리 놓다 보면 생각지 못한 색이 어울릴 때가 있어요',
    },
    {
      en: 'Find a hanbok, the traditional dress of Korea, in a book. How does its sleeve differ from yours?',
      ko: '옛날 옷 책에서 한복 소매를 찾아 그려요. 내 옷 소매와 나란히 두면 어디가 다른가요?',
    },
    {
      en: 'Sew a doll an outfit with some help, and roll out a towel for a fashion show.',
      ko: '어른과 함께 인형 옷 한 벌을 바느질하고, 가족을 불러 패션쇼를 열어 봐요',
    },
  ],
  datedFacts: [
    {
      where: 'middle.0',
      fact: 'Names of middle school subjects follow the 2022 curriculum.',
      year: 2026,
      source: 'K4',
      checkAgain: '2027-03',
    },
    {
      where: 'high.0',
      fact: 'Names and choice of high school subjects follow the 2022 curriculum and the credit system; not every school offers all of them.',
      year: 2026,
      source: 'K5',
      checkAgain: '2027-03',
    },
    {
      where: 'university.0',
      fact: 'BFA, music and theater degrees often want a portfolio, a pre-screen recording or an audition; each school sets its own rules.',
      year: 2026,
      source: 'U7',
      checkAgain: '2027-09',
    },
  ],
} satisfies Career;
