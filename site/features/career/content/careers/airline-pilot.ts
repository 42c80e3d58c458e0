import type { Career } from '../career.ts';

export const airlinePilot = {
  id: 'airline-pilot',
  title: { en: 'Airline Pilot', ko: '비행기 조종사' },
  riasec: 'RIE',
  field: 'space',
  description: {
    en: 'Airline pilots study the weather, watch the instruments, and carry a whole planeload of people safely above the clouds.',
    ko: '승객이 편안하게 여행하도록 날씨와 기계를 살피며 비행기를 안전하게 조종해요.',
  },
  weights: { 집중력: 3, 영어: 3, 과학: 2, 수학: 2, 체육: 1, 팀워크: 2 },
  majors: ['Aviation Science', 'Professional Flight', 'Aeronautics'],
  stages: {
    elementary: [
      {
        en: 'Find cities you would love to see on a map and draw the flight paths between them.',
        ko: '지도에서 가고 싶은 도시를 찾아 하늘길을 그어 봐요',
      },
      { en: 'Watch the wind and clouds, and keep a weather log.', ko: '바람과 구름을 보고 날씨 기록장을 만들어요' },
      {
        en: 'From an airport observation deck, watch the planes and the people who work around them.',
        ko: '공항 전망대에서 비행기와 일하는 사람을 살펴봐요',
      },
    ],
    middle: [
      {
        en: 'Practice saying and hearing numbers and directions clearly in English, the language pilots share.',
        ko: '영어로 숫자와 방향을 또렷하게 말하고 듣는 연습을 해요',
      },
      { en: 'Join an aviation club, or try a flight simulator.', ko: '항공 동아리나 모의 비행 체험에 참여해 봐요' },
      {
        en: 'Take good care of your eyes, your ears, and your strength.',
        ko: '눈과 귀, 체력을 지키는 좋은 습관을 만들어요',
      },
    ],
    high: [
      {
        en: 'Physics tells you what lifts a plane, and earth science where storms come from.',
        ko: '비행기는 무엇이 들어 올리고 폭풍은 어디서 올까요? 물리학과 지구과학이 알려 줘요',
      },
      {
        en: 'Check early which health rules flight programs and flight schools have.',
        ko: '항공운항학과와 비행 학교가 어떤 신체검사를 하는지 미리 알아봐요',
      },
      {
        en: 'Flight training costs a lot, so talk about a plan with your family.',
        ko: '비행 훈련 비용이 크니 가족과 계획을 이야기해요',
      },
    ],
    university: [
      {
        en: 'Some aviation degrees include flight training approved by the FAA, the US aviation agency.',
        ko: '미국 연방항공청(FAA)이 인정한 훈련을 하는 항공학과가 있어요',
      },
      {
        en: 'Students from abroad go through a US security check (TSA) before flight training.',
        ko: '외국 학생은 비행 훈련 전에 미국의 안전 심사(TSA)를 받아요',
      },
      {
        en: 'Earn each qualification in turn: private pilot, instrument flying, and then commercial pilot.',
        ko: '자가용 조종사, 계기 비행, 사업용 조종사 자격을 차례로 따요',
      },
    ],
    career: [
      {
        en: 'Airline pilots need many hours in the air and an ATP certificate, the airline license.',
        ko: '항공사 조종사는 많은 비행시간과 운송용 조종사(ATP) 자격이 필요해요',
      },
      {
        en: 'US airlines usually ask for the right to work, such as a green card (permanent residence).',
        ko: '미국 항공사는 보통 영주권 같은 취업 자격을 봐요',
      },
      {
        en: 'To work as a pilot in Korea, you need to convert your license to a Korean one.',
        ko: '한국에서 일하려면 한국 자격으로 바꾸어야 해요',
      },
    ],
  },
  activities: [
    {
      en: 'Mark ten airports you would love to visit on a world map.',
      ko: '세계 지도에 가고 싶은 공항 열 곳을 표시해요',
    },
    {
      en: 'Give the sky one minute a day for three months, and write down the clouds you see.',
      ko: '석 달 동안 하루 1분씩 하늘을 보고 구름 모양을 적어요',
    },
    {
      en: 'Learn the radio alphabet the way pilots say it: Alfa for A, Bravo for B, and so on.',
      ko: '조종사처럼 A는 알파, B는 브라보, 무선 알파벳을 외워요',
    },
    {
      en: 'Make a paper cockpit and play going through the takeoff checklist.',
      ko: '종이로 조종석을 꾸미고 출발 점검 놀이를 해요',
    },
    {
      en: 'Look at a photo of a cockpit, draw the dials, and write their names.',
      ko: '조종석 사진을 보고 계기판을 따라 그려 이름을 적어요',
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
    {
      where: 'high.1',
      fact: 'Pilots and flight students must pass an aviation medical examination.',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
    {
      where: 'university.0',
      fact: 'The FAA approves flight training and pilot certificates in the US.',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
    {
      where: 'university.1',
      fact: 'Non-citizens need TSA approval (FTSP) before flight training in the US.',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
    {
      where: 'university.2',
      fact: 'The FAA approves flight training and pilot certificates in the US.',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
    {
      where: 'career.0',
      fact: 'US airline jobs need ATP hours and the right to work.',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
    {
      where: 'career.1',
      fact: 'US airline jobs need ATP hours and the right to work.',
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
