import type { Career } from '../career.ts';

export const musicalActor = {
  id: 'musical-actor',
  title: { en: 'Musical Theater Actor', ko: '뮤지컬 배우' },
  riasec: 'AES',
  field: 'arts',
  description: {
    en: 'Musical theater actors sing, dance, and act until you forget who they really are, and laugh or cry along.',
    ko: '노래와 춤, 연기로 다른 사람이 되어 보고 관객에게 웃음과 감동을 전해요.',
  },
  weights: { 음악: 3, 발레: 2, '친구 사귀기': 1, 영어: 1, 팀워크: 2, 영화보기: 2, 독서: 1, 피아노: 1 },
  majors: ['Musical Theater (BFA)', 'Acting', 'Vocal Performance'],
  stages: {
    elementary: [
      {
        en: 'Say one sentence like a king, like a baby, and like a robot.',
        ko: '같은 말도 임금님이라면, 아기라면, 로봇이라면 어떻게 할까요? 셋 다 흉내 내요',
      },
      {
        en: 'Sing a song you love as if every word had just happened to you.',
        ko: '노랫말의 뜻을 생각하며 좋아하는 노래를 불러요',
      },
      { en: 'Choose roles with friends and put on a short play.', ko: '친구와 역할을 정해 짧은 연극을 올려요' },
    ],
    middle: [
      { en: 'Go on stage with a drama club or a choir.', ko: '연극이나 합창 동아리에서 무대에 서 봐요' },
      {
        en: 'Read a script and write what a character feels but doesn’t say.',
        ko: '대본을 읽고 인물이 말하지 않은 마음을 글로 써요',
      },
      {
        en: 'Sip water and warm up before you sing, because your throat is your instrument.',
        ko: '노래할 때 목을 아끼는 바른 습관을 배워요',
      },
    ],
    high: [
      {
        en: 'Give music, theater, and dance their own days, so that none of the three gets jealous.',
        ko: '음악에도 연극에도 무용에도 시간을 골고루 나누어 연습해요',
      },
      {
        en: 'An arts high school has a theater program, and a regular one has a drama club. Compare.',
        ko: '예술고 연극과와 일반고 연극반을 둘 다 알아봐요',
      },
      {
        en: 'Each college wants different audition songs and first videos, so check early.',
        ko: '먼저 보낼 영상과 오디션 곡은 대학마다 다르니 미리 확인해 둬요',
      },
    ],
    university: [
      {
        en: 'Musical theater programs often ask you to sing, dance, and act at an audition.',
        ko: '뮤지컬 전공(BFA)에 지원하면 노래와 춤, 연기 오디션을 봐요',
      },
      {
        en: 'Every semester brings singing, dancing, and acting, so comfortable shoes help.',
        ko: '노래, 춤, 연기를 매 학기 골고루 배워요',
      },
      {
        en: 'A theater degree called a BA leaves room for history, science, or anything else.',
        ko: '여러 과목을 넓게 배우는 연극과(BA)도 좋은 길이에요',
      },
    ],
    career: [
      {
        en: 'Your first opening night may be in the ensemble, the group on stage, or at a local theater.',
        ko: '첫 무대는 여럿이 서는 앙상블이나 지역 공연이 많아요',
      },
      {
        en: 'Actors hear “No, thank you” often, go to the next audition, and do other work between.',
        ko: '오디션을 여러 번 보며 다른 일을 함께 하기도 해요',
      },
      {
        en: 'To perform in another country, check the rules for work visas first.',
        ko: '외국에서 공연하려면 취업 비자부터 확인해야 해요',
      },
    ],
  },
  activities: [
    {
      en: 'Read a picture book to someone every week, with a voice for each character.',
      ko: '그림책 속 인물마다 목소리를 정해 매주 한 권씩 읽어 줘요',
    },
    {
      en: 'Make a three-minute musical with your family and perform it in the living room.',
      ko: '가족과 3분 뮤지컬을 만들어 거실에서 공연해요',
    },
    {
      en: 'Write today’s diary entry as the main character of a song.',
      ko: '노래 속 주인공이 되어 오늘의 일기를 써요',
    },
    {
      en: 'See a children’s musical and draw your own poster for it.',
      ko: '어린이 뮤지컬 한 편을 보고 나만의 포스터를 그려요',
    },
    {
      en: 'Make six feelings in the mirror and let your family guess each face.',
      ko: '거울 앞에서 여섯 가지 감정 표정을 연습해요',
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
      fact: 'Kinds of high schools in Korea and how they admit students.',
      year: 2026,
      source: 'K7–K11',
      checkAgain: '2027-03',
    },
    {
      where: 'high.2',
      fact: 'BFA, music and theater degrees often want a portfolio, a pre-screen recording or an audition; each school sets its own rules.',
      year: 2026,
      source: 'U7',
      checkAgain: '2027-09',
    },
    {
      where: 'university.0',
      fact: 'BFA, music and theater degrees often want a portfolio, a pre-screen recording or an audition; each school sets its own rules.',
      year: 2026,
      source: 'U7',
      checkAgain: '2027-09',
    },
    {
      where: 'career.2',
      fact: 'Working abroad needs a work visa; no visa can be promised.',
      year: 2026,
      source: 'V4–V7',
      checkAgain: '2027-05',
    },
  ],
} satisfies Career;
