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
        en: 'Look closely at a fossil in a natural history museum, and draw what you see.',
        ko: '자연사 박물관에서 화석을 보고 관찰 그림을 그려요',
      },
      {
        en: 'Make cards with the names of dinosaurs and the times they lived in.',
        ko: '공룡 카드를 만들어 이름과 살던 시대를 적어 봐요',
      },
      {
        en: 'Rub a little soil between your fingers and compare it with a stone’s color and grains.',
        ko: '돌과 흙을 만져 보고 색과 알갱이를 비교해요',
      },
    ],
    middle: [
      {
        en: 'Build a model that shows how layers of rock pile up, and explain it.',
        ko: '지층이 쌓이는 모습을 모형으로 만들어 설명해요',
      },
      {
        en: 'In a science club, fit chicken bones together and find out how bones and muscles work.',
        ko: '과학 동아리에서 닭 뼈를 맞추며 뼈와 근육을 알아봐요',
      },
      {
        en: 'Korea’s free semester makes time for trips, so visit a geopark or museum.',
        ko: '자유학기에 지질공원이나 박물관으로 체험을 가 봐요',
      },
    ],
    high: [
      {
        en: 'Choose earth science and biology, because fossils belong to both.',
        ko: '화석은 땅과 생명의 이야기를 함께 품고 있어서 지구과학과 생명과학을 골라요',
      },
      {
        en: 'Join a museum’s youth program, or volunteer there.',
        ko: '박물관 청소년 프로그램에 들어가거나 봉사를 해도 좋아요',
      },
      {
        en: 'Read an article about fossils in English and sum it up in three lines.',
        ko: '영어로 된 화석 기사를 읽고 세 줄로 줄여 써 봐요',
      },
    ],
    university: [
      {
        en: 'Study geology (rocks) or biology (living things), and take classes on creatures of long ago.',
        ko: '지질학과나 생물학과에서 옛 생물(고생물) 수업을 들어요',
      },
      {
        en: 'Record layers of rock outdoors at a summer field camp.',
        ko: '여름 야외 조사(field camp)에서 지층을 기록해요',
      },
      {
        en: 'Sort fossils in a museum’s collection room as an intern, a student who learns at work.',
        ko: '박물관 표본실에서 화석을 정리하며 배우는 인턴을 해 봐요',
      },
    ],
    career: [
      {
        en: 'The early days can be dusty: museum fossils to look after, or a dig to help with.',
        ko: '새내기는 박물관에서 화석을 돌보거나 발굴 현장에서 일손을 보태요',
      },
      {
        en: 'Professors and museum researchers usually need a PhD, the highest degree.',
        ko: '교수나 연구 학예사는 대개 박사 학위가 필요해요',
      },
      {
        en: 'There are few of these jobs, so some people survey rocks for a company instead.',
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
      en: 'Choose one dinosaur you love and find out ten things about it in a month.',
      ko: '좋아하는 공룡 한 마리를 골라 한 달 동안 열 가지를 알아내요',
    },
    {
      en: 'Collect stones nearby, sort them by color and pattern, and put them on display.',
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
