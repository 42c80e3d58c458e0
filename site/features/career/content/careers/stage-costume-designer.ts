import type { Career } from '../../model/career.ts';

export const stageCostumeDesigner = {
  id: 'stage-costume-designer',
  title: { en: 'Stage and Costume Designer', ko: '무대·의상 디자이너' },
  riasec: 'ARE',
  field: 'design',
  description: {
    en: 'On stage, a bedsheet can be an ocean. Stage and costume designers dream up the palace, the forest, and every cape.',
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
        en: 'Paint a street for the drama club’s play, then look at it from the last row.',
        ko: '학교 연극에서 소품을 맡아요. 뒷줄에서도 보이게 진짜보다 크게 만들어요',
      },
      {
        en: 'Find a photo of your town from a hundred years ago, and draw what people wore.',
        ko: '백 년 전 사람은 무엇을 입고 어떤 집에 살았을까요? 옛 사진에서 찾아 그려요',
      },
      {
        en: 'At a show, a bedroom becomes a beach in seconds. Watch how the crew does it.',
        ko: '공연에서 장면이 바뀔 때 눈을 크게 떠요. 무엇이 내려오고 무엇이 굴러 나왔나요?',
      },
    ],
    high: [
      {
        en: 'Take theater as a class, even if you don’t like to act. Somebody has to sew the robes.',
        ko: '연극 과목을 골라도 연기만 하지는 않아요. 무대와 의상을 맡는 사람도 있어야 해요',
      },
      {
        en: 'Build the school festival stage as a small model first, and fix what tips over.',
        ko: '축제 무대를 20분의 1 크기로 만들어 봐요. 종이 배우가 문을 지나갈 만큼 넓은가요?',
      },
      {
        en: 'Photograph your castle before it goes into the recycling bin. Colleges may ask to see your sets.',
        ko: '공연이 끝나면 무대를 허물어요. 사진으로 남겨 두면 대학에 지원할 때 보여 줄 수 있어요',
      },
    ],
    university: [
      {
        en: 'Theater design students may build a whole forest, as long as it fits through the door.',
        ko: '무대 디자인을 전공하면 숲도 지어요. 큰 나무는 반으로 나눠야 극장 문을 지나가요',
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
        en: 'After theater, a designer may work in film, where the camera can see every stitch.',
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
      en: 'Collect ten scraps of cloth, and decide who would wear each: a thief, a queen, or a cook.',
      ko: '천 조각을 모아 ‘도둑이 입을 천’과 ‘왕비가 입을 천’으로 나눠 붙여요',
    },
    {
      en: 'Cover a flashlight with a red candy wrapper, then a blue one, and turn day into night.',
      ko: '속이 비치는 빨간 비닐을 손전등에 대면 노을빛, 파란 비닐을 대면 밤이 돼요',
    },
    {
      en: 'Make a wig from yarn or strips of paper, and wear it to breakfast.',
      ko: '털실이나 종이 띠로 가발을 만들어 써요. 머리만 바꿔도 딴사람처럼 보일까요?',
    },
    {
      en: 'With only chairs and blankets, turn the living room into a ship. Where does the sail go?',
      ko: '의자와 이불만 옮겨서 거실을 배로 바꿔요. 돛은 무엇으로 달까요?',
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
