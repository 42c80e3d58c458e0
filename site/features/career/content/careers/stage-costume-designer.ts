import type { Career } from '../career.ts';

export const stageCostumeDesigner = {
  id: 'stage-costume-designer',
  title: { en: 'Stage and Costume Designer', ko: '무대·의상 디자이너' },
  riasec: 'ARE',
  field: 'design',
  description: {
    en: 'Stage and costume designers make sets and clothes that fit a show’s story and carry the audience into another world.',
    ko: '공연의 이야기에 어울리는 무대와 의상을 만들어 관객을 다른 세계로 데려가요.',
  },
  weights: { 미술: 3, 그림그리기: 3, 독서: 1, 영화보기: 2, 발레: 2, 음악: 1, 팀워크: 1 },
  majors: ['Theater Design', 'Costume Design', 'Scenic Design'],
  stages: {
    elementary: [
      {
        en: 'Read a fairy tale and draw the main character’s clothes and room.',
        ko: '동화를 읽고 주인공의 옷과 방을 그려요',
      },
      {
        en: 'Dress up as someone from a story with clothes you already have.',
        ko: '집에 있는 옷으로 이야기 속 인물처럼 차려입어 봐요',
      },
      {
        en: 'Turn a plain thing at home into a prop for a king or a witch.',
        ko: '평범한 물건도 조금만 꾸미면 임금님이나 마녀의 소품이 되지요',
      },
    ],
    middle: [
      { en: 'Take charge of props and backdrops in a drama club.', ko: '연극 동아리에서 소품과 배경을 맡아 봐요' },
      {
        en: 'Look up what people wore and lived in a hundred years ago, and draw it.',
        ko: '백 년 전 사람은 무엇을 입고 어디에서 살았는지 찾아 그려요',
      },
      {
        en: 'Watch a show and work out how the forest became a castle.',
        ko: '공연을 보고 무대가 바뀌는 방법을 기록해요',
      },
    ],
    high: [
      {
        en: 'What shoes did a king wear? Art, theater, and history courses can tell you.',
        ko: '옛날 임금님은 어떤 신을 신었을까요? 미술과 연극, 역사 과목에서 찾아봐요',
      },
      {
        en: 'Build the school festival stage as a small model first, and fix what tips over.',
        ko: '축제 무대를 축소 모형으로 먼저 만들어요',
      },
      {
        en: 'Photograph every prop and keep every sketch, because shows end and sets go away.',
        ko: '스케치와 만든 소품 사진을 작품집에 모아요',
      },
    ],
    university: [
      {
        en: 'Theater design and stage technology are real college majors, so look for one.',
        ko: '공연 디자인이나 무대 기술(BFA)을 배우는 대학을 찾아봐요',
      },
      {
        en: 'One week you sew, the next you saw wood, and then you hang lights.',
        ko: '바느질도 목공도 조명도 조금씩 골고루 실습해요',
      },
      {
        en: 'Work on every show at the university theater, from first sketch to last curtain.',
        ko: '대학 극장에서 공연마다 팀으로 일해요',
      },
    ],
    career: [
      {
        en: 'Costume shops and set workshops need extra hands, and lending yours is how you learn.',
        ko: '의상실에서 일손을 보태거나 무대를 지으며 일을 몸에 익혀요',
      },
      {
        en: 'The same hands can dress a play, a ballet, a musical, or a movie.',
        ko: '연극 무대에서 발레, 뮤지컬, 영화까지 일터가 다양해요',
      },
      {
        en: 'Saws are loud and ladders are high, so everyone takes safety training.',
        ko: '큰 도구를 다루니까 안전 교육을 꼭 받아요',
      },
    ],
  },
  activities: [
    { en: 'Build the stage for a favorite story in a shoebox.', ko: '신발 상자로 좋아하는 동화의 무대를 만들어요' },
    {
      en: 'Draw a character’s clothes for morning, noon, and night.',
      ko: '주인공 옷을 아침, 점심, 밤으로 나누어 그려요',
    },
    { en: 'Test stage lighting with a flashlight and colored paper.', ko: '손전등과 색종이로 무대 조명을 실험해요' },
    {
      en: 'Make a cape or a hat from cloth nobody uses anymore.',
      ko: '안 쓰는 천만 있으면 망토나 모자를 만들 수 있어요',
    },
    { en: 'Prepare a family shadow play and hand out invitations.', ko: '가족 그림자극을 준비해 초대장을 돌려요' },
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
