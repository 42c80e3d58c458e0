import type { Career } from '../../model/career.ts';

export const museumCurator = {
  id: 'museum-curator',
  title: { en: 'Museum Curator', ko: '미술관 큐레이터' },
  riasec: 'AIS',
  field: 'arts',
  description: {
    en: 'Which painting should hang next to which? Curators choose the works for an exhibition and write the signs beside them.',
    ko: '어떤 그림 옆에 어떤 그림을 걸까요? 작품을 고르고 이야기를 엮어 누구나 즐겁게 보는 전시회를 만들어요.',
  },
  weights: { 미술: 3, 독서: 2, 글쓰기: 2, 영어: 2, '친구 사귀기': 1, 그림그리기: 1 },
  majors: ['Art History', 'Museum Studies', 'Anthropology'],
  stages: {
    elementary: [
      {
        en: 'Stand close to a painting in a museum, then far away. What appears, and what disappears?',
        ko: '그림 하나를 가까이에서도 멀리에서도 봐요. 붓 자국이 언제 꽃으로 보이나요?',
      },
      {
        en: 'Choose five postcards that belong together. Can somebody guess your secret rule?',
        ko: '그림엽서 다섯 장을 나만의 규칙으로 골라요. 친구가 그 규칙을 알아맞힐까요?',
      },
      {
        en: 'If a person in a painting could talk, what would you hear? Ask a friend, too.',
        ko: '그림 속 사람이 말을 한다면 뭐라고 할까요? 친구의 생각도 들어 봐요',
      },
    ],
    middle: [
      {
        en: 'Hang an exhibition at school with friends, and guide the first visitors through it.',
        ko: '사물함 옆 벽에 친구들의 그림을 걸고 짧은 설명을 달아요. 복도가 미술관이 돼요',
      },
      {
        en: 'Old paintings keep clues. In history class, find one that shows what people ate or wore.',
        ko: '옛 그림에는 그때의 옷과 집이 담겨 있어요. 역사 교과서에서 본 것과 똑같을까요?',
      },
      {
        en: 'Museums show only part of what they own. Ask a guide what is in storage.',
        ko: '박물관 보물은 창고에도 많아요. 자유학기에 보러 가도 되는지 편지를 써서 여쭤봐요',
      },
    ],
    high: [
      {
        en: 'Learn to talk about art in class. Say what you see before you say what you like.',
        ko: '‘미술 감상과 비평’ 시간에는 작품 하나를 오래 봐요. 처음에 못 본 것을 찾아 글로 써요',
      },
      {
        en: 'Volunteer guides in museums are called docents. Follow one and notice which question comes up most.',
        ko: '도슨트는 미술관에서 작품을 설명해 주는 사람이에요. 청소년을 뽑는 곳도 있어요',
      },
      {
        en: 'Hands are hard to draw. For an essay, compare hands from an artist’s early and late paintings.',
        ko: '좋아하는 화가는 어디에서 누구와 그림을 그렸을까요? 조사한 것을 긴 글로 써요',
      },
    ],
    university: [
      {
        en: 'An art history class may look at one painting for an hour and keep finding new things.',
        ko: '미술사는 미술의 역사를 배우는 공부예요. 한 시간 내내 그림 한 점만 보기도 한대요',
      },
      {
        en: 'Notes on the back of a painting may be in French or Chinese, so curators learn languages.',
        ko: '프랑스에 살던 화가의 편지를 그대로 읽고 싶어서 프랑스어를 배우기도 해요',
      },
      {
        en: 'College museums need student helpers. With a tape measure and a level, you make every frame hang straight.',
        ko: '인턴은 잠시 일을 배우는 사람이에요. 대학 박물관에서 작품을 싸고, 둘이 천천히 옮겨요',
      },
    ],
    career: [
      {
        en: 'Assistants learn to carry even a small painting with gloves on and both hands under the frame.',
        ko: '전시 전날에는 그림이 똑바른지 자로 재고, 관람객이 걸을 길을 먼저 걸어요',
      },
      {
        en: 'Many curators study one subject after college, perhaps Korean tiger paintings, and earn a master’s degree.',
        ko: '대학원에서 한 분야를 깊이 배운 사람이 많아요. 조선 시대 호랑이 그림만 연구하기도 해요',
      },
      {
        en: 'Korea has ranks for curators. The one for beginners takes an exam and time at work in a museum.',
        ko: '한국에서는 학예사라고 해요. 시험을 보고, 미술관에서 일한 햇수도 쌓아야 해요',
      },
    ],
  },
  activities: [
    {
      en: 'Turn ten family things into a museum, with a label under each.',
      ko: '가족 물건 열 가지로 우리 집 박물관을 열어요. 할머니의 라디오도 전시할 수 있어요',
    },
    {
      en: 'Cover the title of a painting in a book and invent your own. Which one do you prefer?',
      ko: '한 달에 한 번, 미술책에서 그림 제목을 가려요. 내가 붙인 제목이 더 나을까요?',
    },
    {
      en: 'An audio guide is a recording that explains the art. Make a short one about a picture at home.',
      ko: '미술관에는 작품을 설명해 주는 녹음이 있어요. 우리 집 그림 한 점을 1분 동안 녹음해요',
    },
    {
      en: 'Go to a small show near you, and write down which picture you remember at bedtime.',
      ko: '동네 미술관이나 도서관 전시를 본 날에는 가장 오래 본 그림을 떠올려 몇 줄 써요',
    },
    {
      en: 'Draw the view from one window in crayon, pencil, and paint, and hang all three.',
      ko: '같은 창밖을 연필로, 물감으로, 색종이로 나타내고 나란히 걸어요',
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
    {
      where: 'career.2',
      fact: 'Korea: assistant curator (junhagyesa) exam plus work experience, then grades 3 to 1.',
      year: 2026,
      source: 'janet.co.kr license page, undated (found 2026-11)',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
