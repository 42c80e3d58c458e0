import type { Career } from '../../model/career.ts';

export const stageCostumeDesigner = {
  id: 'stage-costume-designer',
  title: { en: 'Stage and Costume Designer', ko: '무대·의상 디자이너' },
  riasec: 'ARE',
  field: 'design',
  description: {
    en: 'On stage, a bedsheet can be an ocean. Stage and costume designers turn an empty floor into a palace or a forest.',
    ko: '막이 오르면 관객은 눈 내리는 숲에 와 있어요. 공연의 이야기에 꼭 맞는 무대와 의상을 만들어 그곳으로 데려가지요.',
  },
  weights: { 미술: 3, 그림그리기: 3, 독서: 1, 영화보기: 2, 발레: 2, 음악: 1, 팀워크: 1 },
  majors: ['Theater Design', 'Costume Design', 'Scenic Design'],
  stages: {
    elementary: [
      {
        en: 'Pick a fairy tale and draw what hangs in the main character’s closet.',
        ko: '동화를 읽고 나서 주인공이 입은 옷과 자는 방을 그려 볼까요?',
      },
      {
        en: 'Dress up as someone from a story, with clothes you have, and let your family guess who.',
        ko: '옷장에 있는 옷만으로 이야기 속 인물이 돼요. 아빠 외투는 마법사의 망토예요',
      },
      {
        en: 'Turn a soup ladle or a hairbrush into a prop for a king or a witch.',
        ko: '국자는 요술 지팡이가 돼요. 평범한 물건을 임금님이나 마녀의 소품으로 꾸며요',
      },
    ],
    middle: [
      {
        en: 'Paint a backdrop for the drama club, then look at it from the last row.',
        ko: '학교 연극에서 소품을 맡아요. 뒷줄에서도 보이게 진짜보다 크게 만들어요',
      },
      {
        en: 'Find a photo of your town from a hundred years ago, and draw what people wore.',
        ko: '백 년 전 사람은 무엇을 입고 어떤 집에 살았을까요? 옛 사진에서 찾아 그려요',
      },
      {
        en: 'A forest becomes a palace in the middle of a show. Watch how it is done.',
        ko: '공연에서 장면이 바뀔 때 눈을 크게 떠요. 무엇이 내려오고 무엇이 굴러 나왔나요?',
      },
    ],
    high: [
      {
        en: 'Look up a king’s shoes in history class before you draw the costume.',
        ko: '연극 과목을 골라도 연기만 하지는 않아요. 무대와 의상을 맡는 사람도 있어야 해요',
      },
      {
        en: 'Build the school festival stage as a small model first, and fix what tips over.',
        ko: '축제 무대를 20분의 1 크기로 만들어 봐요. 종이 배우가 문을 지나갈 만큼 넓은가요?',
      },
      {
        en: 'Take a photo before the castle goes into the recycling bin. Shows end, and sets go away.',
        ko: '하얀 옷에 빨간 조명을 비춰요. 파란 조명으로 바꾸면 같은 옷인지 몰라볼 거예요',
      },
    ],
    university: [
      {
        en: 'Theater design is a major of its own. You may build a forest that fits through a door.',
        ko: '손바닥만 한 모형 무대를 먼저 세워요. 마음에 들면 목공실에서 진짜 크기로 만들지요',
      },
      {
        en: 'Sew a cape in one class and hang a spotlight in the next. Bring thread and a wrench.',
        ko: '오전에는 바느질하고 오후에는 못을 박아요. 공연 전날에는 조명까지 달고요',
      },
      {
        en: 'At the university theater, you wait backstage with a needle in case a costume rips.',
        ko: '대학 극장에서는 종이 눈도 내려요. 위에서 한 줌씩 뿌리는 사람이 나일 수도 있어요',
      },
    ],
    career: [
      {
        en: 'Many designers begin in a theater workshop, where they paint a thousand bricks on one wall of wood.',
        ko: '의상실은 늘 손이 모자라요. 단추를 달고 모자를 고치며 일을 배워요',
      },
      {
        en: 'A dress for the back row needs bold colors. A dress for a movie camera needs fine stitches.',
        ko: '연극이 끝나면 발레로, 그다음에는 영화로 가요. 작품마다 새 팀을 만나요',
      },
      {
        en: 'A stage moon may be heavier than you are, so crews check every rope that holds it.',
        ko: '무대를 지을 때는 톱과 사다리를 써요. 그래서 솜씨보다 안전을 먼저 배워요',
      },
    ],
  },
  activities: [
    {
      en: 'A shoebox makes a fine stage. Build the set for a favorite story.',
      ko: '신발 상자를 무대 삼아 좋아하는 동화의 한 장면을 꾸며 봐요',
    },
    {
      en: 'Dress one character on paper for breakfast, for lunch, and for midnight.',
      ko: '주인공이 아침과 점심, 밤에 입을 옷은 어떻게 다를까요? 한 벌씩 그려요',
    },
    {
      en: 'Cover a flashlight with a red candy wrapper, then a blue one, and turn day into night.',
      ko: '속이 비치는 빨간 비닐을 손전등에 대면 노을빛, 파란 비닐을 대면 밤이 돼요',
    },
    {
      en: 'Turn an old curtain or scarf into a cape or a hat.',
      ko: '안 쓰는 천을 머리에, 허리에, 어깨에 둘러 봐요. 한 장으로 몇 사람이 될까요?',
    },
    {
      en: 'Cut out a paper castle. With a flashlight, make its shadow small, then huge.',
      ko: '그림자극 초대장부터 돌리고 오늘 밤 우리 집에서 막을 올려요',
    },
  ],
  datedFacts: [
    {
      where: 'high.0',
      fact: 'Names and choice of high school subjects follow the 2022 curriculum and the credit system; not every school offers all of them.',
      year: 2026,
      source: 'K5',
      checkAgain: '2027-03',
    },
  ],
} satisfies Career;
