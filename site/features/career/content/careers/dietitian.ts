import type { Career } from '../../model/career.ts';

export const dietitian = {
  id: 'dietitian',
  title: { en: 'Dietitian', ko: '영양사' },
  riasec: 'ISC',
  field: 'health',
  description: {
    en: 'A runner, a baby, and a patient need different lunches. Dietitians plan meals that are healthy and taste good.',
    ko: '운동선수와 아기, 아픈 사람은 먹어야 할 것이 저마다 달라요. 맛있고 건강하게 먹는 방법을 함께 찾아 줘요.',
  },
  weights: { 과학: 3, 요리: 3, '친구 사귀기': 2, 수학: 1, 글쓰기: 1, 체육: 1 },
  majors: ['Nutrition and Dietetics', 'Food Science', 'Biology'],
  stages: {
    elementary: [
      {
        en: 'Sort the foods on the school lunch menu by color, and find the color that’s missing.',
        ko: '오늘 급식에는 몇 가지 색이 있을까요? 가장 적은 색이 무엇인지도 찾아봐요',
      },
      {
        en: 'Roast a vegetable you don’t like, with a grown-up. Is it sweeter than it was raw?',
        ko: '싫어하는 채소도 굽거나 튀기면 맛이 달라져요. 어른과 한 가지만 바꿔 볼까요?',
      },
      {
        en: 'What did your grandparents take to school for lunch? Ask, and draw it beside yours.',
        ko: '할머니는 내 나이 때 도시락에 무엇을 싸 가셨을까요? 여쭤보고 내 급식과 나란히 그려요',
      },
    ],
    middle: [
      {
        en: 'Plan one dinner in home economics class. Which food brings the protein, and which brings the vitamins?',
        ko: '가정 시간에 배운 영양소를 골고루 넣어, 우리 가족 저녁 식단을 짜 봐요',
      },
      {
        en: 'What should a soccer team snack on before a game? Find out and tell the team.',
        ko: '바나나와 떡, 초콜릿 가운데 운동 전에는 무엇이 좋을까요? 친구와 까닭을 대며 이야기해요',
      },
      {
        en: 'For a week, tally the foods left on your class’s lunch trays. Which one comes back most often?',
        ko: '잔반통이 가벼워졌어요! 급식을 덜 남기자는 캠페인 뒤에 몇 킬로그램이나 줄었을까요?',
      },
    ],
    high: [
      {
        en: 'Chew plain rice for a minute until it tastes sweet. In biology, find out what your spit did.',
        ko: '밥을 오래 씹으면 왜 달아질까요? 침이 하는 일을 생명과학에서 배워요',
      },
      {
        en: 'Carry lunch boxes to older people near you, and ask which dishes they like.',
        ko: '어르신 댁에 도시락을 날라요. 너무 딱딱한 반찬은 없었는지 여쭤보고 와요',
      },
      {
        en: 'Articles about nutrition are full of long words. Rewrite one so that a first grader gets it.',
        ko: '라면 봉지에는 하루에 먹을 소금의 얼마가 들었는지 적혀 있어요. 국물을 남기면 줄어요',
      },
    ],
    university: [
      {
        en: 'New US dietitians need a degree beyond college. Some of the classes are in a kitchen.',
        ko: '미국 영양사가 되려면 대학 다음 공부인 석사까지 해요. 몇몇 수업은 부엌에서 열려요',
      },
      {
        en: 'You may have to work out what five school lunches cost, down to the last carrot.',
        ko: '인정받은 영양학 과정에 다니며 실험해요. 과자를 태워 물을 데우면 열량을 알 수 있어요',
      },
      {
        en: 'You train for at least 1,000 hours, perhaps beside hospital soup pots as big as a bathtub.',
        ko: '미국에서는 실습을 1,000시간 넘게 해요. 병원 주방에서 환자마다 다른 밥상을 차려 봐요',
      },
    ],
    career: [
      {
        en: 'After an exam, US dietitians plan meals for patients, such as soft ones for people who can’t chew.',
        ko: '미국에서는 시험에 붙은 영양사가 환자의 식단을 짜요. 소금 대신 식초로 맛을 내기도 해요',
      },
      {
        en: 'Some dietitians help children with allergies and find a cake without eggs or milk.',
        ko: '달걀을 못 먹는 아이도 생일 케이크를 먹고 싶어 해요. 무엇으로 만들지 함께 찾아 줘요',
      },
      {
        en: 'In Korea, a dietitian with a license chooses between bulgogi and bibimbap for the school lunch.',
        ko: '한국에서는 국가시험에 붙은 영양사가 급식 식단을 짜요. 미역국 다음 날은 뭘까요?',
      },
    ],
  },
  activities: [
    {
      en: 'Which breakfast keeps you full longest? Try rice, toast, and oatmeal on three mornings and note the time.',
      ko: '밥, 빵, 죽 가운데 무엇을 먹은 날 배가 가장 늦게 고파지는지 사흘 동안 적어 둬요',
    },
    {
      en: 'Invent a snack of fruit or vegetables with your family, and give it a funny name.',
      ko: '한 달에 두 번은 내가 간식 당번이에요. 과일과 우유, 견과로 간식을 차려요',
    },
    {
      en: 'Hunt through the market for five vegetables in season, and for one you’ve never eaten.',
      ko: '시장에서 지금 제철인 채소 다섯 가지를 찾아 그려요. 지난달과 무엇이 달라졌을까요?',
    },
    {
      en: 'How much sugar is in your drink? Draw it as a tower of sugar cubes.',
      ko: '음료수 병에서 당이 몇 그램인지 찾아요. 3그램마다 각설탕을 하나씩 그리면 탑이 돼요',
    },
    {
      en: 'Look up ten foods you like. Line them up by protein first, and then by fiber.',
      ko: '좋아하는 음식 열 가지를 단백질이 많은 차례로 세워요. 두부가 맨 앞에 설지도 몰라요',
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
      fact: 'US RDNs need a graduate degree, an ACEND program, 1,000+ supervised hours and the CDR exam (since 2024-01-01).',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
    {
      where: 'university.1',
      fact: 'US RDNs need a graduate degree, an ACEND program, 1,000+ supervised hours and the CDR exam (since 2024-01-01).',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
    {
      where: 'university.2',
      fact: 'US RDNs need a graduate degree, an ACEND program, 1,000+ supervised hours and the CDR exam (since 2024-01-01).',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
    {
      where: 'career.0',
      fact: 'US RDNs need a graduate degree, an ACEND program, 1,000+ supervised hours and the CDR exam (since 2024-01-01).',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
    {
      where: 'career.2',
      fact: 'A Korean license is separate and has its own rules.',
      year: 2026,
      source: 'V8, recalled',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
