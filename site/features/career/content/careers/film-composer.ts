import type { Career } from '../career.ts';

export const filmComposer = {
  id: 'film-composer',
  title: { en: 'Film Composer', ko: '영화음악 작곡가' },
  riasec: 'AIC',
  field: 'music',
  description: {
    en: 'Film composers write music that fits each scene of a movie or game and adds joy, wonder, or a pounding heart.',
    ko: '영화와 게임의 장면에 어울리는 음악을 만들어 기쁨과 두근거림을 더해 줘요.',
  },
  weights: { 음악: 3, 피아노: 3, 영화보기: 3, 컴퓨터: 2, 집중력: 1, 게임: 1 },
  majors: ['Music Composition', 'Film Scoring', 'Music Technology'],
  stages: {
    elementary: [
      {
        en: 'Close your eyes during a movie. Does the music sound happy or scary?',
        ko: '이 장면의 음악은 기쁜가요, 무서운가요? 영화를 보며 말해요',
      },
      {
        en: 'Make rain with the high piano keys and a storm with the low ones.',
        ko: '피아노의 높은 건반으로 비를, 낮은 건반으로 폭풍을 만들어요',
      },
      { en: 'Make up a four-measure tune and name it after yourself.', ko: '네 마디 노래를 지어 내 이름을 붙여요' },
    ],
    middle: [
      { en: 'Make a short piece with a free music program.', ko: '무료 음악 프로그램으로 짧은 곡을 만들어요' },
      {
        en: 'Choose music that suits a friend’s video, and put the two together.',
        ko: '친구의 영상에 어울리는 음악을 골라 붙여요',
      },
      {
        en: 'Sing in a choir or play in a group, and hear many sounds together.',
        ko: '합창이나 합주에서 여러 소리를 들어 봐요',
      },
    ],
    high: [
      {
        en: 'Some music courses let you play and compose, so bring in a tune of your own.',
        ko: '음악 연주와 창작 과목에서 연주도 하고 내 곡도 지어요',
      },
      {
        en: 'Write music for three one-minute videos and keep them together.',
        ko: '1분 영상 세 편에 음악을 만들어 모아요',
      },
      {
        en: 'Colleges ask for written music and recordings, each in its own form, so read the rules.',
        ko: '악보와 녹음을 대학이 정한 형식으로 준비해요',
      },
    ],
    university: [
      {
        en: 'Composition majors write any music they like, and film scoring majors write it for movies.',
        ko: '곡을 쓰는 작곡과나 장면에 맞춰 쓰는 영화음악과를 살펴봐요',
      },
      {
        en: 'You learn to write for a whole orchestra at once, and to record it.',
        ko: '여러 악기를 어울리게 쓰는 법(관현악법)과 녹음을 배워요',
      },
      {
        en: 'Write music for films that your film-student friends are making.',
        ko: '영화 전공 친구의 작품에 음악을 써 봐요',
      },
    ],
    career: [
      {
        en: 'Before your own name fills a screen, you learn by helping a composer or tidying up written music.',
        ko: '작곡가를 돕거나 악보를 정리하며 일을 배워요',
      },
      {
        en: 'To find work, composers play people a few scenes with their music.',
        ko: '장면에 붙인 음악을 모아 들려주며 일을 구해요',
      },
      {
        en: 'The tune in a TV ad or a video game comes from a composer, too.',
        ko: '광고, 게임, 방송 음악도 함께 만들어요',
      },
    ],
  },
  activities: [
    { en: 'Choose a picture book and add sounds to every scene.', ko: '그림책 한 권을 골라 장면마다 소리를 붙여요' },
    {
      en: 'Hum a tune, shape it into four measures, and record it.',
      ko: '흥얼거린 가락을 네 마디로 다듬어 녹음해요',
    },
    {
      en: 'Watch the same video with happy music and with sad music. What changes?',
      ko: '같은 영상에 기쁜 음악과 슬픈 음악을 틀고 달라지는 점을 찾아요',
    },
    {
      en: 'Make rhythms with cups and spoons, and play together like a band.',
      ko: '컵과 숟가락으로 리듬을 만들어 합주해요',
    },
    {
      en: 'Keep a listening diary about five pieces of movie music you love.',
      ko: '좋아하는 영화 음악 다섯 곡을 듣고 일기를 써요',
    },
  ],
  datedFacts: [
    {
      where: 'high.0',
      fact: 'The elective is named 음악 연주와 창작 in the 2022 curriculum; 음악 이론 is a subject of arts high schools.',
      year: 2026,
      source: 'K4–K6',
      checkAgain: '2027-03',
    },
    {
      where: 'high.2',
      fact: 'Colleges set the form of scores and recordings.',
      year: 2026,
      source: 'U7',
      checkAgain: '2027-09',
    },
  ],
} satisfies Career;
