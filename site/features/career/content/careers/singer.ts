import type { Career } from '../../model/career.ts';

export const singer = {
  id: 'singer',
  title: { en: 'Singer', ko: '가수' },
  riasec: 'ASE',
  field: 'music',
  description: {
    en: 'Singers put feelings into their voices, and practice until a whole room laughs, cries, or hums along.',
    ko: '목소리에 마음을 담아 노래해요. 듣는 사람에게 기쁨과 위로를 주려고 같은 한 줄을 백 번도 연습해요.',
  },
  weights: { 음악: 3, 글쓰기: 2, 집중력: 2, 피아노: 1, 발레: 1, 팀워크: 1, 영어: 1 },
  majors: ['Vocal Performance', 'Contemporary Music', 'Music Business'],
  stages: {
    elementary: [
      {
        en: 'Sing a song you love so clearly that someone could write down the words.',
        ko: '좋아하는 노래의 노랫말을 한 자 한 자 또박또박 불러 봐요',
      },
      {
        en: 'Listen to a lullaby in a language you don’t know. Would it put you to sleep?',
        ko: '할머니가 즐겨 듣던 노래는 무엇일까요? 배워서 함께 부르면 좋아하실 거예요',
      },
      {
        en: 'When your throat is sore, rest your voice for a day and drink water.',
        ko: '소리를 많이 지른 날은 목도 쉬고 싶대요. 물을 마시고 작은 소리로 이야기해요',
      },
    ],
    middle: [
      {
        en: 'Hold your own tune in a choir while the person beside you sings another.',
        ko: '합창단이나 밴드 동아리에서는 내 노래보다 옆 사람 소리를 먼저 들어야 해요',
      },
      {
        en: 'Swap all the words of a song you know so that they still fit the beat.',
        ko: '장기 자랑을 여는 학교가 많아요. 한 곡을 골라 나가 볼까요? 떨려도 괜찮아요',
      },
      {
        en: 'Voices change at this age, and high notes may crack. Singers you hear today went through it, too.',
        ko: '목소리가 바뀌는 나이예요. 삑 소리가 나면 한번 웃어요. 좋아하는 가수도 그랬을 거예요',
      },
    ],
    high: [
      {
        en: 'Sing one song higher, then lower, in music class. Where does it feel easy?',
        ko: '‘음악 연주와 창작’에서는 노래를 부르고, 짧은 노래를 직접 짓기도 해요',
      },
      {
        en: 'Some teenagers train at a music company, and others at an arts high school. Compare their days.',
        ko: '예술고에서 배우는 길도, 연습생이 되는 길도 있어요. 좋은 점과 힘든 점을 적어 봐요',
      },
      {
        en: 'Korean law protects young singers’ sleep by limiting late-night work. Read every contract with your family.',
        ko: '어린 가수가 밤늦게까지 일하지 않게 지켜 주는 법이 있어요. 계약서는 어른과 읽어요',
      },
    ],
    university: [
      {
        en: 'Most college music programs want to hear you sing first, often in front of several teachers.',
        ko: '성악과나 실용음악과에서는 대개 오디션을 봐요. 교수님 앞에서 준비한 노래를 불러요',
      },
      {
        en: 'A tiny camera in voice class may show the two folds in your throat that make sound.',
        ko: '발성 수업에서 목 안의 성대를 작은 카메라로 보기도 해요. 성대가 떨려야 소리가 나요',
      },
      {
        en: 'In a café, student singers stand close enough to see a yawn. They smile and keep singing.',
        ko: '무대가 작으면 맨 앞줄 친구의 하품도 보여요. 그래도 눈을 맞추며 노래해 봐요',
      },
    ],
    career: [
      {
        en: 'Backup singers sing “ooh” and “ah” behind somebody else’s song, on stage or in the studio.',
        ko: '작은 공연에 서거나 다른 가수 뒤에서 화음을 넣어요. 숨 쉬는 때까지 맞춰야 해요',
      },
      {
        en: 'Many singers also teach, and one day a student may sing the high note better.',
        ko: '가수 일만 하는 사람은 적은 편이에요. 낮에 노래를 가르치고 밤에 공연하기도 하지요',
      },
      {
        en: 'Whoever wrote a song earns a little when it plays on the radio or in a store.',
        ko: '노래를 지은 사람은 그 노래가 방송이나 가게에서 나올 때 돈을 받기도 해요',
      },
    ],
  },
  activities: [
    {
      en: 'Record one song a week, and listen as if somebody else were singing.',
      ko: '노래 한 곡을 녹음해서 들으면 내 숨소리가 들려요. 어디서 쉬면 좋을까요?',
    },
    {
      en: 'Hum a song, note by note, until somebody guesses it. How many notes did it take?',
      ko: '좋아하는 가락에 내 하루를 담은 노랫말을 붙여 봐요',
    },
    {
      en: 'Take a slow breath, then hiss like a snake. How many seconds does the hiss last?',
      ko: '하루 5분, 누워서 배에 책을 올리고 숨을 쉬어요. 책이 천천히 오르내리게 해요',
    },
    {
      en: 'Who wrote your favorite song, the words and the music? Find out both names.',
      ko: '좋아하는 노래는 누가 지었을까요? 그 사람이 지은 다른 노래도 찾아 들어요',
    },
    {
      en: 'Sing one song in the bathroom, in a closet, and outside. Where do you like it best?',
      ko: '같은 노래를 욕실에서, 옷장 앞에서, 바깥에서 불러요. 어디에서 가장 마음에 드나요?',
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
      where: 'university.0',
      fact: 'BFA, music and theater degrees often want a portfolio, a pre-screen recording or an audition; each school sets its own rules.',
      year: 2026,
      source: 'U7',
      checkAgain: '2027-09',
    },
    {
      where: 'high.2',
      fact: 'Korea limits the working hours of young performers and trainees; the standard contract for minors was revised on 2026-01-01.',
      year: 2026,
      source: 'naeil.com 2025-12-31; star.ohmynews.com 2026-01-01; seoul.co.kr 2019-03-06',
      checkAgain: '2027-05',
    },
  ],
} satisfies Career;
