import type { Career } from '../../model/career.ts';

export const marineBiologist = {
  id: 'marine-biologist',
  title: { en: 'Marine Biologist', ko: '해양생물학자' },
  riasec: 'IRA',
  field: 'animals',
  description: {
    en: 'More than half of our planet is under water. Marine biologists study its whales, coral, and creatures too small to see.',
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
        en: 'Sort pictures of sea animals from the top of the sea to the bottom.',
        ko: '햇빛이 드는 바다와 캄캄한 바다에는 누가 살까요? 층층이 나눠 그려 봐요',
      },
    ],
    middle: [
      {
        en: 'Squelch across the mudflats on a school trip and count every living thing.',
        ko: '갯벌에서 딱 한 걸음 안에 사는 생물을 세어 봐요. 게는 도망가기 전에 세야 해요',
      },
      {
        en: 'Collect the trash on one stretch of beach, sort it, and count the pieces.',
        ko: '바닷가 모래를 한 줌 떠서 펼치면 비닐이나 페트병 조각이 섞여 있을까요?',
      },
      {
        en: 'Look at one drop of pond water under a microscope and count what moves.',
        ko: '연못물 한 방울에도 헤엄치는 생물이 있어요. 현미경으로 보고 그려 과학 박람회에 내요',
      },
    ],
    high: [
      {
        en: 'Look at a crab’s gills in biology. How can it breathe on dry sand?',
        ko: '해파리는 바닷물의 흐름을 타고 멀리 가요. 지구과학 지도에 그 흐름이 나와요',
      },
      {
        en: 'Count crabs or shorebirds in a citizen science project, which anybody may join.',
        ko: '시민 과학은 누구나 과학자를 돕는 조사예요. 내가 센 조개 숫자도 자료가 돼요',
      },
      {
        en: 'Diving courses teach you to breathe slowly and to keep your hands off the coral.',
        ko: '잠수를 배우려면 나이와 건강 조건이 맞아야 해요. 그전에는 수영을 익혀요',
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
        ko: '바닷속에서 물고기를 세어 젖지 않는 종이에 적어 와요. 그 숫자를 읽는 통계도 배워요',
      },
    ],
    career: [
      {
        en: 'New biologists often do surveys. They catch crabs, count them, and put them back.',
        ko: '바닷가에서 조사를 돕거나, 수족관에서 관람객에게 바다 동물 이야기를 들려줘요',
      },
      {
        en: 'The chief scientist, usually someone with a PhD, can tell a whole research ship where to stop.',
        ko: '연구팀에는 석사나 박사처럼 오래 배운 사람이 많아요. 작년에 본 산호를 올해 또 찾아가요',
      },
      {
        en: 'Some marine biologists work for cities and check whether seals sleep where a harbor is planned.',
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
      en: 'An egg sinks in fresh water. What does it do in very salty water?',
      ko: '소금물과 민물에 같은 달걀을 넣으면 어느 쪽에서 떠오를까요?',
    },
    {
      en: 'Drop a blue ice cube, made with food coloring, into warm water. Where does the cold color go?',
      ko: '어른과 함께 수영장에서 물안경을 쓰고 보면, 내 손이 더 커 보일까요?',
    },
    {
      en: 'Listen to a recording of a humpback whale, and sing the song back in your deepest voice.',
      ko: '일주일 동안 쓴 빨대와 비닐봉지를 세고 다음 주에는 반으로 줄여요',
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
