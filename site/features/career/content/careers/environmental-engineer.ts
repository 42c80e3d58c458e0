import type { Career } from '../../model/career.ts';

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
        ko: '비가 그친 뒤 어른과 빗물받이를 막은 낙엽을 치워 줘요',
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
        ko: '어른과 동네 하천에서 물을 한 컵 담아 와요. 수돗물과 나란히 두면 색이 다를까요?',
      },
      {
        en: 'Visit a water treatment plant with your class. What comes out of the water first?',
        ko: '우유갑은 신문지와 따로 모아요. 안쪽에 물이 안 새게 하는 얇은 막이 있거든요',
      },
      {
        en: 'Map where the trash lies at your school, and suggest a place for a new bin.',
        ko: '우리 반 쓰레기를 종류대로 나누고, 다시 쓸 것이 몇 킬로그램인지 재 봐요',
      },
    ],
    high: [
      {
        en: 'Wash a greasy spoon in chemistry, then find out where the soap goes after the drain.',
        ko: '흙탕물에 명반 가루를 넣으면 흙이 모여 가라앉아요. 화학 시간에 그 이유를 알아요',
      },
      {
        en: 'With a team, measure fine dust at a bus stop and in a park. Where is there more?',
        ko: '학교 버스가 줄지어 선 교문 앞과 나무 밑의 미세먼지를 재요. 어느 쪽 숫자가 더 클까요?',
      },
      {
        en: 'Sort the trash after a cleanup day, weigh each kind, and find the heaviest.',
        ko: '우리 학교 쓰레기가 얼마나 줄었는지 그래프로 그려 교장 선생님께 보여 드려요',
      },
    ],
    university: [
      {
        en: 'Environmental engineering students learn how brown river water becomes drinking water, one tank at a time.',
        ko: '환경공학과를 고를 때는 인증받은 곳인지 봐요. 더러운 물을 맑게 하는 미생물을 배우지요',
      },
      {
        en: 'In the lab, a test can turn clear water purple and show what is hidden in it.',
        ko: '공장 굴뚝 옆의 공기를 봉지에 담아 와요. 실험실에서 재면 무엇이 섞였는지 숫자로 나와요',
      },
      {
        en: 'Spend a term at a plant that cleans sewage. The first tank stinks, and the last doesn’t.',
        ko: '정수장 인턴은 일하며 배우는 학생이에요. 강물이 수돗물이 되는 길을 처음부터 따라 걸어요',
      },
    ],
    career: [
      {
        en: 'On some days, you stand in a river in rubber boots and fill sample bottles.',
        ko: '장화를 신고 나가 물과 흙을 담아 와요. 어디서 담았는지 병마다 적어야 안 헷갈려요',
      },
      {
        en: 'A licensed engineer usually signs the plans for pipes that bring water to a whole city.',
        ko: '미국에서는 주의 허락(면허)을 받은 기술사가 설계를 살피고 이름을 적어요',
      },
      {
        en: 'A US engineer’s license takes two exams, one near graduation and one after years of work.',
        ko: '새 하수 처리장이 돌아가는 날에는 다들 물가에 서요. 흐린 물이 맑아져 나오거든요',
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
      en: 'Turn milk cartons and bottle caps into flowerpots or toys.',
      ko: '어른이 오린 페트병 조각과 뚜껑을 물에 눌러 넣어요. 다시 떠오르는 것은 어느 쪽일까요?',
    },
    {
      en: 'Leave tape on a windowsill for a week, sticky side up. What did the air drop on it?',
      ko: '장갑을 끼고 가족과 동네 쓰레기를 주우면 무엇이 가장 많을까요?',
    },
    {
      en: 'Which river does your tap water come from? Trace its way to your home.',
      ko: '우리 집 수돗물은 어느 강에서 올까요? 책과 지도에서 그 길을 찾아요',
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
