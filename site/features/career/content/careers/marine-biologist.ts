import type { Career } from '../../model/career.ts';

export const marineBiologist = {
  id: 'marine-biologist',
  title: { en: 'Marine Biologist', ko: '해양생물학자' },
  riasec: 'IRA',
  field: 'animals',
  description: {
    en: 'Sea covers most of our planet. Marine biologists study whales, coral, and creatures too small to see.',
    ko: '커다란 고래부터 눈에 안 보이는 작은 생물까지, 바다에 누가 사는지 연구하고 함께 지킬 방법을 찾아요.',
  },
  weights: { 과학: 3, 수영: 3, 집중력: 2, 독서: 1, 영어: 1, 그림그리기: 1, 체육: 1 },
  majors: ['Marine Biology', 'Biology', 'Oceanography'],
  stages: {
    elementary: [
      {
        en: 'Which clams and crabs live at the seashore? Draw each one you meet.',
        ko: '바닷가에서 만난 조개와 게를 그려 와요. 게의 다리는 집게까지 모두 열 개예요',
      },
      {
        en: 'Take swimming lessons, and practice looking around under water with goggles on.',
        ko: '물고기를 가까이서 보려면 수영부터 배워요. 물에서 지킬 안전 약속도 외워 둬요',
      },
      {
        en: 'Line up pictures of sea animals by how deep they live. Who gets the darkest spot?',
        ko: '햇빛이 드는 바다와 캄캄한 바다에는 누가 살까요? 층층이 나눠 그려 봐요',
      },
    ],
    middle: [
      {
        en: 'Squelch across the mudflats on a school trip and count every living thing.',
        ko: '어른과 갯벌에 가서 딱 한 걸음 안에 사는 생물을 세어요. 게는 도망가기 전에 세야 해요',
      },
      {
        en: 'Sift a handful of beach sand through a kitchen strainer. Are bits of plastic hiding in it?',
        ko: '바닷가 모래를 한 줌 떠서 펼치면 비닐이나 페트병 조각이 섞여 있을까요?',
      },
      {
        en: 'One drop of pond water is crowded. Look through a microscope and draw whatever wiggles past.',
        ko: '연못물 한 방울에도 헤엄치는 생물이 있어요. 현미경으로 보고 그려 과학 박람회에 내요',
      },
    ],
    high: [
      {
        en: 'Look at a crab’s gills in biology. How can it breathe on dry sand?',
        ko: '해파리는 바닷물의 흐름을 타고 멀리 가요. 지구과학 지도에 그 흐름이 나와요',
      },
      {
        en: 'Did you see a dolphin from a ferry? Send the time and place to a citizen science project.',
        ko: '배에서 돌고래를 보면 시각과 장소를 적어 보내요. 시민 과학은 누구나 돕는 조사예요',
      },
      {
        en: 'Diving courses teach you to breathe slowly and to keep your hands off the coral.',
        ko: '잠수를 배우기 전에는 나이와 건강을 살펴요. 물속에서는 천천히 숨 쉬는 법부터 익혀요',
      },
    ],
    university: [
      {
        en: 'Some colleges far from the sea teach marine biology. In summer, everybody packs rubber boots.',
        ko: '해양생물학과나 생물학과에서는 조개껍데기의 줄무늬를 세어 나이를 알아내요',
      },
      {
        en: 'The tide decides when class starts at a seaside station. Sometimes that’s five in the morning.',
        ko: '바닷가 연구소에서 한 학기를 보내기도 해요. 갯벌 수업 시간은 바닷물이 정해 줘요',
      },
      {
        en: 'Research divers write with pencils under water, on plastic paper, while fish swim by.',
        ko: '연구 잠수부는 물속에서 젖지 않는 종이에 연필로 적어요. 물고기가 옆에서 구경해요',
      },
    ],
    career: [
      {
        en: 'New biologists often do surveys. They measure each fish in the net and put it back, wriggling.',
        ko: '새내기 연구원은 그물에 든 물고기의 길이를 재고 놓아줘요. 손에서 바다 냄새가 나요',
      },
      {
        en: 'The chief scientist studied for years after college, and now helps decide where the research ship stops.',
        ko: '연구팀에는 석사나 박사처럼 오래 배운 사람이 많아요. 작년에 본 산호를 올해 또 찾아가요',
      },
      {
        en: 'Before building a harbor, a city may send a marine biologist to check whether seals sleep there.',
        ko: '바다에 다리를 놓으려면 그 밑에 누가 사는지 알아야 해요. 그 조사를 맡는 회사가 있어요',
      },
    ],
  },
  activities: [
    {
      en: 'Find a sea animal that glows in the dark, and learn why it does.',
      ko: '대왕고래는 30미터까지도 자라요. 운동장에서 그만큼 걸으면 몇 걸음일까요?',
    },
    {
      en: 'A fresh raw egg sinks in tap water. What does it do in very salty water?',
      ko: '소금물과 민물에 같은 달걀을 넣으면 어느 쪽에서 떠오를까요?',
    },
    {
      en: 'Drop a blue ice cube, made with food coloring, into warm water. Where does the cold color go?',
      ko: '식용 색소로 파랗게 얼린 얼음을 따뜻한 물에 넣어요. 찬물은 위로 갈까요, 아래로 갈까요?',
    },
    {
      en: 'Listen to a recording of a humpback whale, and sing the song back in your deepest voice.',
      ko: '혹등고래의 노래를 찾아 들어요. 내 가장 낮은 목소리로 따라 부르면 어떤 소리가 날까요?',
    },
    {
      en: 'How long is a blue whale? Look it up and pace it out on the sidewalk.',
      ko: '가자미는 두 눈이 한쪽에 몰려 있어요. 다른 물고기는 어떤지 수족관이나 책에서 찾아봐요',
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
      where: 'high.2',
      fact: 'Diving courses have age and health rules.',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
    {
      where: 'career.1',
      fact: 'Research posts usually ask for a master’s or PhD.',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
