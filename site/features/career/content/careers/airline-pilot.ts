import type { Career } from '../../model/career.ts';

export const airlinePilot = {
  id: 'airline-pilot',
  title: { en: 'Airline Pilot', ko: '비행기 조종사' },
  riasec: 'RIE',
  field: 'space',
  description: {
    en: 'Two pilots sit in the nose of an airliner. One flies while the other checks every step and talks on the radio.',
    ko: '“기장입니다. 오늘 하늘은 맑습니다.” 날씨와 계기판을 살피며 승객을 하늘길로 안전하게 데려다줘요.',
  },
  weights: { 집중력: 3, 영어: 3, 과학: 2, 수학: 2, 체육: 1, 팀워크: 2 },
  majors: ['Aviation Science', 'Professional Flight', 'Aeronautics'],
  stages: {
    elementary: [
      {
        en: 'Pick cities you would love to see and draw the flight paths between them on a map.',
        ko: '지도에서 가고 싶은 도시를 찾아 우리 집부터 하늘길을 그어 봐요',
      },
      {
        en: 'Which way does the wind blow? Check a flag each morning, like a pilot before takeoff.',
        ko: '손수건을 들면 바람이 어디에서 부는지 보여요. 구름도 그쪽에서 올까요?',
      },
      {
        en: 'From an airport’s observation deck, count how many people work around one plane.',
        ko: '공항 전망대에서 내려다보면 짐차와 기름차, 비행기를 미는 차가 바쁘게 오가요',
      },
    ],
    middle: [
      {
        en: 'Pilots read important radio instructions back to the tower. Give a friend one to repeat word for word.',
        ko: '조종사는 무전으로 들은 영어를 그대로 따라 말해요. 친구가 읽어 준 문장으로 해 볼까요?',
      },
      {
        en: 'Try a flight simulator and practice the hardest part, the landing.',
        ko: '모의 비행 체험에서 조종간을 잡아요. 당기면 비행기 코가 올라가고 밀면 내려가요',
      },
      {
        en: 'Pilots may not fly when they are too tired. Keep one bedtime all week and see how you feel.',
        ko: '조종사는 푹 자고 나서 비행기를 몰아요. 일주일 동안 같은 시각에 잠들어 볼까요?',
      },
    ],
    high: [
      {
        en: 'Read a real weather map in earth science. Where would you fly around a storm?',
        ko: '지구과학 시간에 일기도를 읽어요. 줄이 많이 모인 곳은 바람이 세요',
      },
      {
        en: 'Pilots may wear glasses. Before your first flight alone, a special doctor checks your eyes, ears, and heart.',
        ko: '안경을 쓴 조종사도 있어요. 혼자 처음 날기 전에 의사가 눈과 귀, 심장을 살펴요',
      },
      {
        en: 'Flight training costs a lot. Look up the price with your family, and look for scholarships, too.',
        ko: '비행 훈련에는 돈이 많이 들어요. 계산기를 놓고 가족과 함께 얼마인지 알아봐요',
      },
    ],
    university: [
      {
        en: 'Some US colleges teach flying. Three landings in a small plane may be your lesson for the day.',
        ko: '미국에는 비행기를 모는 것이 숙제인 학과가 있어요. 나라가 인정한 훈련인지도 물어봐요',
      },
      {
        en: 'To learn to fly in the US, students from abroad first need a yes from a security agency.',
        ko: '다른 나라에서 온 학생은 미국의 안전 심사부터 받아요. 통과하면 조종간을 잡아요',
      },
      {
        en: 'A pilot’s first certificate is for clear skies. Flying inside a cloud takes another test.',
        ko: '자격은 차례로 따요. 맑은 날 나는 자격, 구름 속을 나는 자격, 직업으로 나는 자격이에요',
      },
    ],
    career: [
      {
        en: 'New pilots often teach beginners. Every bumpy lesson adds to the hours that an airline wants to see.',
        ko: '미국 여객기를 몰려면 비행시간이 많아야 해요. 초보를 가르치며 시간을 쌓기도 해요',
      },
      {
        en: 'A US airline checks that you may work in the country, then counts the hours in your logbook.',
        ko: '미국 항공사는 미국에서 일해도 되는 사람을 뽑아요. 다른 나라 사람은 허락부터 받아야 해요',
      },
      {
        en: 'A plane is the same in Seoul and Seattle, but Korea has a pilot’s license of its own.',
        ko: '비행기는 같아도 자격은 나라마다 달라요. 한국에서 조종하려면 한국 자격이 있어야 해요',
      },
    ],
  },
  activities: [
    {
      en: 'Hold a paper wing in front of a fan and tilt it. When does it rise?',
      ko: '선풍기 앞에 종이 날개를 들고 조금씩 기울여요. 언제 둥실 떠오를까요?',
    },
    {
      en: 'Lie down for one minute a day, look up, and learn the names of five clouds.',
      ko: '하루 1분씩 하늘을 봐요. 석 달이면 구름 모양이 공책 가득 모여요',
    },
    {
      en: 'Spell your name in the pilots’ radio alphabet, where A is Alfa and B is Bravo.',
      ko: '“A는 알파, B는 브라보!” 조종사가 쓰는 알파벳으로 내 이름을 불러 볼까요?',
    },
    {
      en: 'Tape a paper cockpit to a chair and read your takeoff checklist out loud.',
      ko: '종이로 꾸민 조종석에서 “연료?” “확인!” 출발 점검 놀이를 해요',
    },
    {
      en: 'What time is it now in Seoul, London, and New York? Make a paper clock for each.',
      ko: '서울이 아침이면 런던은 몇 시일까요? 도시마다 종이 시계를 만들어 벽에 걸어요',
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
