import type { Career } from '../../model/career.ts';

export const paleontologist = {
  id: 'paleontologist',
  title: { en: 'Paleontologist', ko: '고생물학자' },
  riasec: 'IRA',
  field: 'science',
  description: {
    en: 'A tooth the size of a banana lies in the rock. Paleontologists dig it out and work out how ancient creatures lived.',
    ko: '돌 속의 뼈와 조개껍데기를 조심조심 꺼내, 공룡과 옛날 생물이 어떻게 살았는지 이야기를 되살려 내요.',
  },
  weights: { 과학: 3, 독서: 2, 그림그리기: 2, 집중력: 2, 영어: 1, 글쓰기: 1 },
  majors: ['Geology', 'Earth Science', 'Biology'],
  stages: {
    elementary: [
      {
        en: 'Stand in front of one fossil at a natural history museum and draw every bump.',
        ko: '자연사 박물관에 가면 마음에 드는 화석 하나를 오래 들여다보고 그려 봐요',
      },
      {
        en: 'Write dinosaur names on cards and line them up by when they lived.',
        ko: '티라노사우루스는 스테고사우루스를 못 만났어요. 살았던 순서대로 그려 볼까요?',
      },
      {
        en: 'Rub some soil between your fingers. The gritty bits are rocks, broken very small.',
        ko: '흙을 비비면 까끌까끌한 모래가 만져져요. 이 모래는 어떤 바위였을까요?',
      },
    ],
    middle: [
      {
        en: 'Stack colored clay into rock layers, and explain which one is the oldest.',
        ko: '색 모래를 층층이 쌓아 지층을 만들어요. 맨 아래에 있는 색이 가장 나이가 많아요',
      },
      {
        en: 'Save the bones from a chicken dinner, clean them with a grown-up, and fit them together.',
        ko: '먹고 난 닭 뼈를 어른과 깨끗이 씻어 말려서, 다리와 날개를 다시 맞춰 볼까요?',
      },
      {
        en: 'Real dinosaur footprints lie on Korea’s south coast. Visit them and measure one step.',
        ko: '시험이 없는 자유학기에 남해안 공룡 발자국을 보러 가요. 한 걸음이 몇 뼘일까요?',
      },
    ],
    high: [
      {
        en: 'Earth science is about rocks, and biology is about animals. A fossil belongs to both.',
        ko: '산꼭대기에서 조개 화석이 나오기도 해요. 바다 밑이 어떻게 솟았는지 지구과학에서 배워요',
      },
      {
        en: 'At some natural history museums, teenagers pick tiny fossils out of sand. Does a museum near you need help?',
        ko: '박물관 청소년 프로그램에서 화석 다듬는 방을 보기도 해요. 도구가 치과 도구와 닮았어요',
      },
      {
        en: 'Tyrannosaurus means “tyrant lizard.” Read English fossil news and decode another name.',
        ko: '트리케라톱스는 ‘뿔이 셋인 얼굴’이라는 뜻이에요. 영어 기사에서 다른 이름도 풀어 봐요',
      },
    ],
    university: [
      {
        en: 'Look at fossil bone through a magnifying glass in geology class. It is often full of tiny holes.',
        ko: '돌일까요, 뼈 화석일까요? 지질학과 학생은 얇게 자른 조각을 현미경으로 들여다봐요',
      },
      {
        en: 'At summer field camp, you sleep in a tent and draw a cliff, layer by layer.',
        ko: '여름에는 산과 들로 조사를 떠나요. 낮에는 지층을 그리고 밤에는 천막에서 자요',
      },
      {
        en: 'Museums keep most of their fossils in drawers, where students help write tiny labels in neat letters.',
        ko: '박물관에서 일을 배우면, 화석마다 번호와 찾은 곳을 적어 서랍에 넣는 법부터 익혀요',
      },
    ],
    career: [
      {
        en: 'Freeing one skull from its rock with a tiny buzzing drill can take months.',
        ko: '발굴 현장에서는 붓질 한 번에도 먼지가 날려요. 저녁이면 콧속까지 흙색이에요',
      },
      {
        en: 'To earn a PhD, future museum researchers may study one kind of ancient animal for years after college.',
        ko: '새 공룡을 알릴 때는 논문이라는 글을 써요. 대개 박사까지 오래 배운 사람이 쓰지요',
      },
      {
        en: 'Museums hire few paleontologists. Others check new roads, where one bone can stop a bulldozer.',
        ko: '박물관 자리는 적어요. 그래서 터널을 뚫기 전에 땅속을 살피는 회사에서도 일해요',
      },
    ],
  },
  activities: [
    {
      en: 'Press seashells into clay to make fossils of your own.',
      ko: '찰흙에 조개껍데기를 꼭 눌러 찍으면 나만의 화석이 생겨요',
    },
    {
      en: 'Become the family expert on one dinosaur by finding ten facts in a month.',
      ko: '이번 달의 공룡은 누구로 할까요? 무엇을 먹고 어떻게 걸었는지 한 달 동안 알아내요',
    },
    {
      en: 'Collect stones, sort them by color and pattern, and open a museum on your windowsill.',
      ko: '동네에서 주운 돌을 색과 무늬로 나눠요. 어디서 주웠는지 쓰면 나만의 박물관이 돼요',
    },
    {
      en: 'Bury three small toys in a box of sand, then free them with only a paintbrush.',
      ko: '모래 상자에 장난감을 묻고 붓으로만 꺼내요. 제자리에서 움직이지 않게 할 수 있을까요?',
    },
    {
      en: 'Draw one dinosaur twice, once with scales and once with feathers.',
      ko: '같은 공룡을 두 번 그려요. 한 번은 비늘을, 한 번은 깃털을 입혀요',
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
