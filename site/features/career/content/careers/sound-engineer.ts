import type { Career } from '../career.ts';

export const soundEngineer = {
  id: 'sound-engineer',
  title: { en: 'Sound Engineer', ko: '음향 엔지니어' },
  riasec: 'RAI',
  field: 'music',
  description: {
    en: 'Sound engineers record and polish the sound of concerts, albums, and movies, so that you hear every whisper.',
    ko: '공연과 음반, 영화의 소리가 또렷하고 생생하게 들리도록 녹음하고 다듬어요.',
  },
  weights: { 음악: 3, 컴퓨터: 3, 과학: 2, 집중력: 2, 영화보기: 1, 피아노: 1 },
  majors: ['Audio Engineering', 'Music Technology', 'Electrical Engineering'],
  stages: {
    elementary: [
      { en: 'Close your eyes and find ten different sounds at home.', ko: '눈을 감고 집 안의 소리 열 가지를 찾아봐요' },
      {
        en: 'Stretch rubber bands over a cup and make high sounds and low sounds.',
        ko: '고무줄과 컵으로 높은 소리와 낮은 소리를 내요',
      },
      {
        en: 'Turn the volume down until you can hear someone talk. Your ears will thank you.',
        ko: '큰 소리에서 귀를 지키는 약속을 배워요',
      },
    ],
    middle: [
      {
        en: 'Look after the microphones and sound in the school broadcasting club.',
        ko: '방송 동아리에서 마이크와 음향을 맡아 봐요',
      },
      {
        en: 'Cut a recording into pieces and join them in a new order with a free program.',
        ko: '무료 프로그램으로 소리를 자르고 이어 봐요',
      },
      {
        en: 'In science class, find out how sound shakes the air and why thunder is always late.',
        ko: '과학 시간에 소리의 진동과 속도를 탐구해요',
      },
    ],
    high: [
      {
        en: 'Physics catches the wave, computer science runs the machine, and music knows if it sounds right.',
        ko: '소리의 떨림은 물리학, 기계는 정보, 노래는 음악! 세 과목을 함께 들어요',
      },
      {
        en: 'Record a school show, polish it, and listen to the difference.',
        ko: '학교 공연을 녹음하고 다듬어 비교해 들어요',
      },
      {
        en: 'Cut the best sounds you’ve worked on into a three-minute collection.',
        ko: '내가 다듬은 소리를 모아 3분짜리 소리 모음을 만들어요',
      },
    ],
    university: [
      {
        en: 'Audio engineering is the craft of recording, and music technology is about its machines.',
        ko: '녹음하는 기술인 음향 공학이나 음악 기술을 가르치는 학과가 있어요',
      },
      {
        en: 'Physics class explains the sound, and the recording studio lets you turn the knobs.',
        ko: '녹음실에서 실습하고 소리의 물리도 공부해요',
      },
      {
        en: 'Help out for a term at a concert hall or a TV station, where nobody may cough.',
        ko: '공연장과 방송국에서 인턴으로 일하며 현장을 익혀요',
      },
    ],
    career: [
      {
        en: 'First you carry cables and set up microphones, and then they let you near the buttons.',
        ko: '녹음실이나 공연장에서 전선을 나르고 마이크를 놓는 일이 먼저예요',
      },
      {
        en: 'No license is needed, but good engineers check every cable and protect their ears.',
        ko: '면허는 없고, 장비를 안전하게 다루고 귀를 지키는 게 중요해요',
      },
      {
        en: 'Your microphone might end up on a movie set, in a game studio, or by a stage.',
        ko: '영화, 게임, 라이브 공연으로 나뉘어 일해요',
      },
    ],
  },
  activities: [
    {
      en: 'Record the sounds of your home and your street, and make a sound map.',
      ko: '집과 골목의 소리를 녹음해 소리 지도를 만들어요',
    },
    {
      en: 'Make paper cup phones and find the string that carries sound best.',
      ko: '종이컵 전화기로 소리가 잘 가는 줄을 찾아요',
    },
    { en: 'Add the sounds of footsteps and wind to a picture book.', ko: '그림책에 발소리와 바람 소리를 붙여 봐요' },
    {
      en: 'Fill cups with different amounts of water and play a scale.',
      ko: '물컵에 물을 다르게 넣어 음계를 만들어요',
    },
    { en: 'List every instrument you can hear in a favorite song.', ko: '좋아하는 노래에서 들리는 악기를 모두 적어요' },
  ],
  datedFacts: [
    {
      where: 'high.0',
      fact: 'Elective subjects and their names follow the 2022 curriculum and the high school credit system.',
      year: 2026,
      source: 'K4–K6',
      checkAgain: '2027-03',
    },
  ],
} satisfies Career;
