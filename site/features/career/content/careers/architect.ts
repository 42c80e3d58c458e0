import type { Career } from '../../model/career.ts';

export const architect = {
  id: 'architect',
  title: { en: 'Architect', ko: '건축가' },
  riasec: 'AIR',
  field: 'design',
  description: {
    en: 'An architect decided where your classroom door goes. Architects design homes, schools, and parks that are safe and good to be in.',
    ko: '아침 햇빛이 드는 교실, 할머니도 걷기 편한 공원처럼 사람들이 안전하고 행복하게 지낼 곳을 그리고 지어요.',
  },
  weights: { 수학: 3, 미술: 2, 그림그리기: 3, 컴퓨터: 1, 과학: 1, 집중력: 1 },
  majors: ['Architecture (B.Arch)', 'Architectural Studies', 'Civil Engineering'],
  stages: {
    elementary: [
      {
        en: 'Build your dream house from blocks. Who sleeps where, and which window does the cat get?',
        ko: '블록과 상자로 내가 살고 싶은 집을 지어 볼까요? 현관과 창문부터 자리를 정해요',
      },
      {
        en: 'Imagine a bird flying over your home. If the roof came off, what rooms would it see?',
        ko: '지붕을 연 것처럼 위에서 내려다본 우리 집을 그려 봐요',
      },
      {
        en: 'Collect five roofs and five windows in a sketchbook on your next walk.',
        ko: '동네를 걸으며 지붕과 창문을 다섯 개씩 그려요. 똑같은 모양이 하나라도 있을까요?',
      },
    ],
    middle: [
      {
        en: 'Measure your classroom and build a model twenty times smaller.',
        ko: '1미터를 5센티미터로 줄이면 교실이 상자만 해져요. 책상과 사물함도 그 크기로 만들어요',
      },
      {
        en: 'In technology or art class, plan a room where the bed, the desk, and the door all fit.',
        ko: '기술과 미술 시간에 문이 침대에 부딪히지 않는 작은 방을 설계해요',
      },
      {
        en: 'Step into a hanok, an old Korean house, or an architecture exhibit, and sketch the ceiling.',
        ko: '한옥은 지붕 끝인 처마가 길어요. 여름 햇빛은 막고 겨울 햇빛은 마루까지 들이지요',
      },
    ],
    high: [
      {
        en: 'A square of straws bends, and a triangle doesn’t. Physics explains why towers use triangles.',
        ko: '빨대로 만든 네모는 찌그러지고 세모는 버텨요. 물리학에서 그 힘을 화살표로 그려요',
      },
      {
        en: 'In art class, draw a hallway that seems to run deep into the paper. That trick is called perspective.',
        ko: '긴 복도는 왜 끝으로 갈수록 좁아 보일까요? 미술 시간에 원근법으로 학교 복도를 그려요',
      },
      {
        en: 'Build one room in a 3D program, walk in, and bump your head on your own stairs.',
        ko: '3D 설계를 가르치는 미국 고등학교도 있어요. 계단을 오르다 천장에 쿵 닿으면 다시 그려요',
      },
    ],
    university: [
      {
        en: 'A US architecture degree takes about five or six years, and heaps of cardboard for models.',
        ko: '미국에는 건축가 공부로 인정받은 과정이 따로 있어요. 5년을 다니거나 석사까지 다녀요',
      },
      {
        en: 'A design teacher asks why each wall is there, and your model may lose one.',
        ko: '모형을 앞에 놓고 의견을 들어요. “이 지붕, 안 무너질까요?” 하면 뜯어서 다시 지어요',
      },
      {
        en: 'A portfolio is a folder of your work. One school asks for drawings, another for photos of models.',
        ko: '작품을 모은 포트폴리오에 무엇을 넣는지는 학교마다 달라요. 부서진 모형 사진도 모아 둬요',
      },
    ],
    career: [
      {
        en: 'In a big office, new architects often draw just the stairs and bathrooms of a tower.',
        ko: '설계 사무소에서는 화장실 문이 어느 쪽으로 열릴지까지 도면에 그려 넣어요',
      },
      {
        en: 'Signing your own plans in the US takes a license. That means years of work and several exams.',
        ko: '미국에서는 오래 일하고 시험에 붙어야 주 면허를 받아요. 건물을 책임져도 좋다는 허락이에요',
      },
      {
        en: 'Korea has its own exam. First, you draw for some years in an experienced architect’s office.',
        ko: '한국 건축사 시험은 여러 해 도면을 그린 뒤에 봐요. 그사이 내가 그린 계단이 진짜가 돼요',
      },
    ],
  },
  activities: [
    {
      en: 'Roll newspapers into tubes and build a hut that you can sit in.',
      ko: '신문지를 둘둘 말아 기둥을 만들고, 내가 들어가 앉을 만한 집을 세워요',
    },
    {
      en: 'Walk to the playground and look for places where a wheelchair would get stuck. How would you fix one?',
      ko: '휠체어로 놀이터에 간다면 어디서 막힐지 찾아 지도에 표시하고, 고칠 방법을 적어요',
    },
    {
      en: 'Fold a bridge from paper and count how many coins it can hold.',
      ko: '종이를 접어 만든 다리에 동전을 하나씩 올리며 무너질 때까지 세어요',
    },
    {
      en: 'Pick your favorite building on the way to school and find out how old it is.',
      ko: '학교 가는 길에서 가장 오래된 건물은 무엇일까요? 벽에 지은 해가 적혀 있기도 해요',
    },
    {
      en: 'From igloos to straw roofs, weather shapes homes. Find three examples in a book.',
      ko: '이글루는 눈으로 짓고, 초가집 지붕은 짚으로 덮었어요. 더운 나라 집은 무엇으로 지을까요?',
    },
  ],
  datedFacts: [
    {
      where: 'middle.1',
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
      fact: 'US architecture degrees are accredited by NAAB (5-year B.Arch or 4+2 M.Arch).',
      year: 2026,
      source: 'L, U10',
      checkAgain: '2027-11',
    },
    {
      where: 'university.2',
      fact: 'BFA, music and theater degrees often want a portfolio, a pre-screen recording or an audition; each school sets its own rules.',
      year: 2026,
      source: 'U7',
      checkAgain: '2027-09',
    },
    {
      where: 'career.1',
      fact: 'US architects need experience (AXP), the ARE exams and a state license; NCARB is widening the paths.',
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
