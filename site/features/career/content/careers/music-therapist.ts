import type { Career } from '../career.ts';

export const musicTherapist = {
  id: 'music-therapist',
  title: { en: 'Music Therapist', ko: '음악치료사' },
  riasec: 'SAI',
  field: 'music',
  description: {
    en: 'Music therapists use songs and instruments to help people who are sick or having a hard time feel calmer and stronger.',
    ko: '노래와 악기로 아프거나 마음이 힘든 사람이 편안해지고 힘을 내도록 도와줘요.',
  },
  weights: { 음악: 3, 피아노: 2, '친구 사귀기': 3, 과학: 1, 집중력: 1, 팀워크: 1 },
  majors: ['Music Therapy', 'Psychology', 'Music Education'],
  stages: {
    elementary: [
      {
        en: 'Which song do you reach for when you’re sad, and which when you’re glad?',
        ko: '기분에 따라 듣고 싶은 노래가 다른지 살펴요',
      },
      { en: 'Clap a beat together at your friend’s speed.', ko: '친구의 속도에 맞춰 함께 박자를 쳐 봐요' },
      {
        en: 'Sit beside a friend who is having a hard time, and wait until words come.',
        ko: '힘든 친구 곁에 앉아 말하고 싶을 때까지 기다려 줘요',
      },
    ],
    middle: [
      {
        en: 'Sing or play for older people as a volunteer with your choir or band.',
        ko: '합창이나 합주로 어르신께 공연 봉사를 해요',
      },
      {
        en: 'Find the most surprising page in a book about feelings and the brain, and share it.',
        ko: '마음과 뇌를 다룬 책에서 놀라운 점을 찾아 소개해요',
      },
      {
        en: 'Learn a little piano, a little guitar, and a little singing, and enjoy all three.',
        ko: '피아노나 기타, 노래를 고루 즐겁게 익혀요',
      },
    ],
    high: [
      {
        en: 'Follow one song from ear to brain to mood in music, biology, and psychology class.',
        ko: '노래는 어떻게 귀와 뇌, 기분에 가닿을까요? 음악, 인간과 심리, 생명과학이 보여 줘요',
      },
      {
        en: 'Sing hello at a community center, where a song may wake a memory faster than words.',
        ko: '복지관에서 노래로 인사하며 어르신과 친해져요',
      },
      {
        en: 'Music therapy programs often hear you play and then interview you, so look some up.',
        ko: '음악 실기와 면접을 보는 대학을 찾아봐요',
      },
    ],
    university: [
      {
        en: 'Find a music therapy degree approved by AMTA, the American Music Therapy Association.',
        ko: '미국 음악치료협회(AMTA)가 인정한 학사 과정을 찾아요',
      },
      {
        en: 'Beside music, you study psychology and counseling, which is helping people by listening.',
        ko: '연주만큼 심리학과 상담도 중요하게 배워요',
      },
      {
        en: 'You train for about 1,200 hours, singing and drumming in places such as schools and hospitals.',
        ko: '학교와 병원에서 1,200시간쯤 현장 훈련을 해요',
      },
    ],
    career: [
      {
        en: 'US music therapists pass an exam and earn the letters MT-BC before they start work.',
        ko: '미국에서는 일하기 전에 자격 시험(MT-BC)부터 봐야 해요',
      },
      { en: 'Some states also ask for a license, and others don’t.', ko: '주마다 면허가 필요한 곳과 아닌 곳이 달라요' },
      {
        en: 'You could play in a hospital, a special education school, or a home for older people.',
        ko: '병원, 특수학교, 어르신 시설에서 일해요',
      },
    ],
  },
  activities: [
    {
      en: 'Make a playlist to match the mood of someone in your family.',
      ko: '가족의 기분에 맞는 노래 목록을 만들어 줘요',
    },
    { en: 'Learn a lullaby on one instrument and play it for somebody.', ko: '악기 한 가지로 자장가를 익혀 들려줘요' },
    {
      en: 'Listen to music and draw the colors and shapes that come to mind.',
      ko: '음악을 듣고 떠오르는 색과 모양을 그려요',
    },
    {
      en: 'Turn empty boxes into drums and have a conversation in beats.',
      ko: '빈 통으로 북을 만들어 박자 대화 놀이를 해요',
    },
    { en: 'Keep a diary of how you feel before and after singing.', ko: '노래를 부르기 전과 뒤의 마음 일기를 써요' },
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
      where: 'university.0',
      fact: 'Degrees are approved by AMTA.',
      year: 2026,
      source: 'L, U10',
      checkAgain: '2027-11',
    },
    {
      where: 'university.2',
      fact: 'About 1,200 hours of clinical training.',
      year: 2026,
      source: 'L; pamusictherapy.org',
      checkAgain: '2027-11',
    },
    {
      where: 'career.0',
      fact: 'MT-BC board certification exam (CBMT).',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
    {
      where: 'career.1',
      fact: 'Some states license music therapists.',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
