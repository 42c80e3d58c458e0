import type { Career } from '../career.ts';

export const environmentalEngineer = {
  id: 'environmental-engineer',
  title: { en: 'Environmental Engineer', ko: '환경공학자' },
  riasec: 'IRC',
  field: 'environment',
  description: {
    en: 'Your bath water goes down the drain, and then what? Environmental engineers design ways to make water, air, and soil clean again.',
    ko: '우리가 쓰고 버린 물은 어디에서 다시 맑아질까요? 물과 공기, 흙을 되살리는 시설과 재활용 방법을 설계해요.',
  },
  weights: { 과학: 3, 수학: 3, 팀워크: 2, 컴퓨터: 1, 그림그리기: 1, 체육: 1 },
  majors: ['Environmental Engineering', 'Civil Engineering', 'Chemistry'],
  stages: {
    elementary: [
      {
        en: 'After the rain, follow the water down the street with a grown-up. Where does it go?',
        ko: '비가 그치면 어른과 빗물을 따라가 빗물받이를 찾아요. 낙엽이 쌓였나요?',
      },
      {
        en: 'The garbage truck drives off. Find out where it takes your trash next.',
        ko: '쓰레기차가 다녀간 뒤 쓰레기는 어디로 갈까요? 어른과 지도에서 찾아요',
      },
      {
        en: 'Put the plug in while you wash your hands and see how much water you used.',
        ko: '양치 컵을 쓰면 물이 얼마나 남을까요? 어른과 대야에 받아 두고 재요',
      },
    ],
    middle: [
      {
        en: 'With your class, smell a stream, look at its color, and take notes.',
        ko: '어른과 동네 하천에서 물을 떠요. 투명한 컵에 담으면 수돗물과 색이 다른가요?',
      },
      {
        en: 'Visit a water treatment plant with your class. What comes out of the water first?',
        ko: '우유갑은 안쪽이 물에 강해요. 그 점을 살려 쓸모 있는 물건을 설계해요',
      },
      {
        en: 'Map where the trash lies at your school, and suggest a place for a new bin.',
        ko: '우리 반 쓰레기를 종류대로 나눠 무게를 재요. 다시 쓸 것이 얼마나 되나요?',
      },
    ],
    high: [
      {
        en: 'Find out in chemistry why soap lifts grease off a spoon and what it does in a river.',
        ko: '흙탕물에 명반 가루를 넣으면 흙이 모여 가라앉아요. 화학 실험으로 할 수 있어요',
      },
      {
        en: 'Measure the water in a stream, or the fine dust in the air, with a team.',
        ko: '학교 둘레 미세먼지를 팀으로 재요. 교문 앞과 나무 밑이 다를까요?',
      },
      {
        en: 'Sort the trash after a cleanup day, weigh each kind, and find the heaviest.',
        ko: '우리 학교 쓰레기가 얼마나 줄었는지 그래프로 그려 교장 선생님께 보여 드려요',
      },
    ],
    university: [
      {
        en: 'An approved environmental engineering program teaches how river water becomes tap water.',
        ko: '환경공학과에서는 물을 거르는 시설을 설계해요. 인증받은 학과라야 면허를 따기 쉬워요',
      },
      {
        en: 'Clear water can hide a lot. The lab shows what is dissolved in it.',
        ko: '물과 공기에 무엇이 섞였는지 재고, 버린 쓰레기도 종류대로 나눠 세요',
      },
      {
        en: 'Work for a term at a water treatment plant and follow the water from tank to tank.',
        ko: '정수장에서 인턴을 하면 강물이 수돗물이 될 때까지 몇 단계를 거치는지 보게 돼요',
      },
    ],
    career: [
      {
        en: 'On some days, you stand in a river in rubber boots and fill sample bottles.',
        ko: '장화를 신고 나가 물과 흙을 떠 와요. 무엇이 섞였는지 재는 것도 새내기의 일이에요',
      },
      {
        en: 'Before pipes are laid for a whole city, a licensed engineer usually signs the plans.',
        ko: '물을 거르는 큰 시설의 설계를 책임지려면 기술사 면허가 필요하기도 해요',
      },
      {
        en: 'A US engineer’s license takes two exams, one near graduation and one after years in muddy boots.',
        ko: '그 면허를 따려면 보통 기초 시험을 보고 실무 경험을 쌓아요',
      },
    ],
  },
  activities: [
    {
      en: 'Filter muddy water through sand and cotton in a bottle, but don’t drink it.',
      ko: '페트병 정수기로 흙물을 걸러요. 색이 맑아져도 마시지는 않아요',
    },
    {
      en: 'Save one day’s wrappers in a bag. Which pile is bigger, paper or plastic?',
      ko: '한 달에 한 주씩 쓰레기 수를 세어 그래프로 그려요',
    },
    {
      en: 'Turn milk cartons and bottle caps into flowerpots or toys.',
      ko: '우유갑에 흙을 담아 씨앗을 심고, 병뚜껑으로는 놀잇감을 만들어요',
    },
    {
      en: 'Walk your neighborhood with your family, pick up litter with gloves on, and list what you found.',
      ko: '장갑을 끼고 가족과 동네 쓰레기를 주워요. 무엇이 가장 많나요?',
    },
    {
      en: 'Which river does your tap water come from? Trace its way to your home.',
      ko: '우리 집 수돗물이 어디에서 오는지 책에서 찾아 길을 그려요',
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
      where: 'university.0',
      fact: 'ABET accreditation.',
      year: 2026,
      source: 'U10',
      checkAgain: '2027-11',
    },
    {
      where: 'career.1',
      fact: 'PE to sign public designs.',
      year: 2026,
      source: 'L, recalled',
      checkAgain: '2027-11',
    },
    {
      where: 'career.2',
      fact: 'FE exam and experience before PE.',
      year: 2026,
      source: 'L, recalled',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
