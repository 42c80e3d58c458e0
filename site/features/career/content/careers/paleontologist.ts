import type { Career } from '../career.ts';

export const paleontologist = {
  id: 'paleontologist',
  title: { en: 'Paleontologist', ko: '고생물학자' },
  riasec: 'IRA',
  field: 'science',
  description: {
    en: 'Paleontologists find fossils in the ground. From bones and shells they piece together how dinosaurs and other ancient creatures lived.',
    ko: '땅속 화석을 찾아 공룡과 옛날 생물이 어떻게 살았는지 이야기를 되살려 내요.',
  },
  weights: { 과학: 3, 독서: 2, 그림그리기: 2, 집중력: 2, 영어: 1, 글쓰기: 1 },
  majors: ['Geology', 'Earth Science', 'Biology'],
  stages: {
    elementary: [
      {
        en: 'Stand in front of one fossil at a natural history museum and draw every bump.',
        ko: '자연사 박물관에서 화석을 보고 관찰 그림을 그려요',
      },
      {
        en: 'Write dinosaur names on cards and line them up by when they lived.',
        ko: '공룡 카드를 만들어 이름과 살던 시대를 적어 봐요',
      },
      {
        en: 'Rub a little soil between your fingers and compare it with a stone’s color and grains.',
        ko: '돌과 흙을 만져 보고 색과 알갱이를 비교해요',
      },
    ],
    middle: [
      {
        en: 'Stack colored clay into rock layers, and explain which one is the oldest.',
        ko: '지층이 쌓이는 모습을 모형으로 만들어 설명해요',
      },
      {
        en: 'In a science club, fit chicken bones together and find out how bones and muscles work.',
        ko: '과학 동아리에서 닭 뼈를 맞추며 뼈와 근육을 알아봐요',
      },
      {
        en: 'Use a trip day in Korea’s free semester to see a geopark or a museum.',
        ko: '자유학기에 지질공원이나 박물관으로 체험을 가 봐요',
      },
    ],
    high: [
      {
        en: 'A fossil is half rock and half animal, so sign up for earth science and biology.',
        ko: '화석은 땅과 생명의 이야기를 함께 품고 있어서 지구과학과 생명과학을 골라요',
      },
      {
        en: 'Museums run programs for teenagers and welcome volunteers, so ask about both.',
        ko: '박물관 청소년 프로그램에 들어가거나 봉사를 해도 좋아요',
      },
      {
        en: 'Squeeze an English article about fossils into three lines.',
        ko: '영어로 된 화석 기사를 읽고 세 줄로 줄여 써 봐요',
      },
    ],
    university: [
      {
        en: 'Geology students start from rocks and biology students from animals, and both can study ancient life.',
        ko: '지질학과나 생물학과에서 옛 생물(고생물) 수업을 들어요',
      },
      {
        en: 'At a summer field camp, students hike to bare cliffs and draw the layers of rock.',
        ko: '여름 야외 조사(field camp)에서 지층을 기록해요',
      },
      {
        en: 'Ask a museum for a student job sorting drawers of fossils behind the scenes.',
        ko: '박물관 표본실에서 화석을 정리하며 배우는 인턴을 해 봐요',
      },
    ],
    career: [
      {
        en: 'Expect dust. Beginners look after fossils in a museum or help at a dig.',
        ko: '새내기는 박물관에서 화석을 돌보거나 발굴 현장에서 일손을 보태요',
      },
      {
        en: 'To become a professor or a museum researcher, people usually study on until a PhD.',
        ko: '교수나 연구 학예사는 대개 박사 학위가 필요해요',
      },
      {
        en: 'Museums have few openings, so some paleontologists survey rocks for a company instead.',
        ko: '박물관 자리가 많지 않아 지질 조사 회사에서 일하기도 해요',
      },
    ],
  },
  activities: [
    {
      en: 'Press seashells into clay to make fossils of your own.',
      ko: '찰흙에 조개껍데기를 찍어 나만의 화석을 만들어요',
    },
    {
      en: 'Become the family expert on one dinosaur by finding ten facts in a month.',
      ko: '좋아하는 공룡 한 마리를 골라 한 달 동안 열 가지를 알아내요',
    },
    {
      en: 'Collect stones, sort them by color and pattern, and open a museum on your windowsill.',
      ko: '동네 돌을 모아 색과 무늬로 나누어 전시해요',
    },
    {
      en: 'Draw rock layers like a layer cake and write the name of each age.',
      ko: '층층 케이크처럼 지층을 그리고 시대 이름을 붙여요',
    },
    {
      en: 'Write the headline “New dinosaur found!” and make a newspaper page to go with it.',
      ko: '“새 공룡 발견!” 제목을 달고 신문 한 장을 만들어요',
    },
  ],
  datedFacts: [
    {
      where: 'middle.2',
      fact: 'The free semester is one term in the first year of middle school, without midterm or final paper exams.',
      year: 2026,
      source: 'K3',
      checkAgain: '2027-03',
    },
    {
      where: 'high.0',
      fact: 'Names and choice of high school subjects follow the 2022 curriculum and the credit system; not every school offers all of them.',
      year: 2026,
      source: 'K5',
      checkAgain: '2027-03',
    },
  ],
} satisfies Career;
