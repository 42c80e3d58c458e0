import type { Career } from '../../model/career.ts';

export const environmentalEngineer = {
  id: 'environmental-engineer',
  title: { en: 'Environmental Engineer', ko: '환경공학자' },
  riasec: 'IRC',
  field: 'environment',
  description: {
    en: 'Your bathwater goes down the drain, and then what? Environmental engineers design ways to make water, air, and soil clean again.',
    ko: '우리가 쓰고 버린 물은 어디에서 다시 맑아질까요? 물과 공기, 흙을 되살리는 시설과 재활용 방법을 설계해요.',
  },
  weights: { 과학: 3, 수학: 3, 팀워크: 2, 컴퓨터: 1, 그림그리기: 1, 체육: 1 },
  majors: ['Environmental Engineering', 'Civil Engineering', 'Chemistry'],
  stages: {
    elementary: [
      {
        en: 'After the rain, follow the water down the street with a grown-up. Where does it go?',
        ko: '비가 그치면 찻길에서 떨어진 빗물받이를 어른과 봐요. 집게로 낙엽을 걷으면 물이 빠져요',
      },
      {
        en: 'The garbage truck drives off. Find out where it takes your trash next.',
        ko: '쓰레기차가 다녀간 뒤 쓰레기는 어디로 갈까요? 어른과 지도에서 길을 따라가요',
      },
      {
        en: 'Put the plug in while you wash your hands and see how much water you used.',
        ko: '양치 컵을 쓴 날과 안 쓴 날, 대야에 받은 물을 재요. 얼마나 아껴 썼나요?',
      },
    ],
    middle: [
      {
        en: 'With your class, smell a stream, look at its color, and take notes.',
        ko: '선생님을 따라 하천에 가서 물빛을 보고 냄새를 맡아요. 돌 밑에는 누가 살까요?',
      },
      {
        en: 'Milk cartons don’t recycle like newspaper. Soak one, peel it, and find the thin plastic layer.',
        ko: '우유갑 안쪽에는 물이 안 새게 하는 얇은 막이 있어요. 그래서 신문지와 따로 모아요',
      },
      {
        en: 'Map where the trash lies at your school, and suggest a place for a new bin.',
        ko: '학교에서 쓰레기가 많이 떨어진 곳을 지도에 찍고, 새 쓰레기통 자리를 골라 봐요',
      },
    ],
    high: [
      {
        en: 'Fertilizer from fields can turn a lake green. In chemistry, learn to test the water for it.',
        ko: '밭의 비료가 흘러들면 호수가 초록으로 변해요. 물속의 비료를 찾는 법을 화학에서 배워요',
      },
      {
        en: 'With a team, measure fine dust at a bus stop and in a park. Where is there more?',
        ko: '학교 버스가 줄지어 선 교문 앞과 나무 밑의 미세먼지를 재요. 어느 쪽 숫자가 더 클까요?',
      },
      {
        en: 'Worms turn lunch scraps into dark soil. Start a worm bin with a club, and see what goes first.',
        ko: '지렁이는 과일 껍질을 흙으로 바꿔요. 동아리에서 지렁이를 키우며 며칠 걸리는지 봐요',
      },
    ],
    university: [
      {
        en: 'Brown river water turns clear, one tank at a time. You design those tanks in environmental engineering.',
        ko: '환경공학과에서는 물을 맑게 하는 세균을 만나요. 잘 가르친다는 인증을 받은 학과도 있어요',
      },
      {
        en: 'In the lab, a test can turn clear water purple and show what is hidden in it.',
        ko: '공장 굴뚝 옆의 공기를 봉지에 담아 와요. 실험실에서 재면 무엇이 섞였는지 숫자로 나와요',
      },
      {
        en: 'For one term, you may work where a city’s toilet water is cleaned. Noses get used to it.',
        ko: '정수장 인턴은 일하며 배우는 학생이에요. 강물이 수돗물이 되는 길을 처음부터 따라 걸어요',
      },
    ],
    career: [
      {
        en: 'On some days, you stand in a river in rubber boots and fill sample bottles.',
        ko: '장화를 신고 강에 들어가 병에 물을 채워요. 어디서 떴는지 병마다 적어야 안 헷갈려요',
      },
      {
        en: 'Whole cities drink from the pipes you plan, so a licensed engineer usually signs the drawings.',
        ko: '미국에서는 기술사 면허가 있는 사람이 설계도에 이름을 적어요. 온 도시가 쓸 물이니까요',
      },
      {
        en: 'A US engineer’s license takes two exams, one near graduation and one after years of work.',
        ko: '새 하수 처리장이 처음 도는 날, 다들 물가에 서서 맑은 물이 나오기를 기다려요',
      },
    ],
  },
  activities: [
    {
      en: 'Filter muddy water through sand and cotton in a bottle, but don’t drink it.',
      ko: '자갈과 모래, 솜을 층층이 넣은 페트병에 흙물을 부어요. 맑아져도 마시지는 않아요',
    },
    {
      en: 'Save one day’s wrappers in a bag. Is there more paper or more plastic?',
      ko: '우리 집은 무엇을 가장 많이 버릴까요? 한 달에 한 주씩 세어 그래프로 그려요',
    },
    {
      en: 'Have a grown-up cut up a plastic bottle. Which floats in water, a piece or the cap?',
      ko: '어른이 오린 페트병 조각과 뚜껑을 물에 눌러 넣어요. 다시 떠오르는 것은 어느 쪽일까요?',
    },
    {
      en: 'Pour water from a watering can on bare soil and on grass. Which makes muddier water?',
      ko: '물뿌리개로 맨흙과 잔디에 비를 뿌려요. 어느 쪽에서 흙탕물이 더 많이 흐를까요?',
    },
    {
      en: 'Find the loudest spot on your block. What could make it quieter, a wall or a row of trees?',
      ko: '우리 동네에서 가장 시끄러운 곳은 어디일까요? 소리를 막을 벽이나 나무를 그려 넣어요',
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
