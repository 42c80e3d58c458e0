import type { Career } from '../../model/career.ts';

export const filmComposer = {
  id: 'film-composer',
  title: { en: 'Film Composer', ko: '영화음악 작곡가' },
  riasec: 'AIC',
  field: 'music',
  description: {
    en: 'Why does your heart pound before the monster appears? A film composer wrote the music that tells it to.',
    ko: '발소리만 들리던 장면에 낮은 북소리가 들어오면 가슴이 두근거려요. 영화와 게임의 장면에 맞는 음악을 지어요.',
  },
  weights: { 음악: 3, 피아노: 3, 영화보기: 3, 컴퓨터: 2, 집중력: 1, 게임: 1 },
  majors: ['Music Composition', 'Film Scoring', 'Music Technology'],
  stages: {
    elementary: [
      {
        en: 'Shut your eyes during a movie. Does the music sound happy or scary?',
        ko: '이 장면의 음악은 기쁜가요, 무서운가요? 영화를 보다가 눈을 감으면 더 잘 들려요',
      },
      {
        en: 'High piano keys can be rain, and low ones a storm. Play a whole day of weather.',
        ko: '피아노의 높은 건반으로는 비를, 낮은 건반으로는 폭풍을 불러와요',
      },
      {
        en: 'A tune of four measures is enough. Make one up and name it after yourself.',
        ko: '네 마디 노래를 지어 내 이름을 제목으로 붙여 볼까요?',
      },
    ],
    middle: [
      {
        en: 'With a free music program, make a short piece out of only three sounds.',
        ko: '무료 음악 프로그램으로 아침잠을 깨워 줄 30초 알람 음악을 만들어 봐요',
      },
      {
        en: 'Choose music for a friend’s video. Does the scene feel longer or shorter now?',
        ko: '친구가 찍은 영상에 어울리는 음악을 골라 맞춰 넣어요',
      },
      {
        en: 'Sing in a choir or play in a band, and listen for the part that isn’t yours.',
        ko: '합창반에서 낮은 음을 맡아 봐요. 높은 음과 만나 화음이 되는 순간이 참 좋아요',
      },
    ],
    high: [
      {
        en: 'Bring a tune of your own to a music course and hear others play it.',
        ko: '‘음악 연주와 창작’에서는 연주도 하고 짧은 곡도 지어요. 흥얼거리던 가락을 써도 돼요',
      },
      {
        en: 'Compose music for three one-minute videos, and leave one moment completely silent.',
        ko: '1분 영상에 세 가지 음악을 붙여요. 같은 장면이 무섭게도 우습게도 바뀔까요?',
      },
      {
        en: 'For college, send recordings of your best pieces. Some schools want the written music, too.',
        ko: '대학에 낼 악보와 녹음은 학교마다 정한 형식이 달라요. 가장 아끼는 곡부터 골라 둬요',
      },
    ],
    university: [
      {
        en: 'Film scoring students write a drumbeat that lands exactly when the vase breaks.',
        ko: '작곡과나 영화음악과에서는 같은 장면에 북도 피리도 붙여 봐요. 급하게도 신나게도 들려요',
      },
      {
        en: 'Orchestration class teaches you how low a trumpet can play and when its player must breathe.',
        ko: '관현악법은 가락을 어느 악기에 맡길지 배우는 수업이에요. 새소리는 플루트가 좋을까요?',
      },
      {
        en: 'Write music for a student film, sit in the audience, and see who jumps at your violins.',
        ko: '영화를 전공하는 친구의 장면에 음악을 붙여요. “여기는 좀 슬프게.” 하면 다시 지어요',
      },
    ],
    career: [
      {
        en: 'A composer’s assistant checks every note. One wrong dot, and thirty violins play it.',
        ko: '선배의 악보를 한 줄씩 살펴요. 음표 하나가 빠지면 바이올린 모두가 틀리게 돼요',
      },
      {
        en: 'A director may ask for music that is “more purple.” You work out which notes that means.',
        ko: '“이 장면에는 이런 음악을 썼어요.” 모아 둔 음악을 들려주며 일을 구해요',
      },
      {
        en: 'Games, ads, and radio stations need very short music, too. Sometimes five notes are enough.',
        ko: '15초 광고에 흐르는 음악도, 게임에서 이겼을 때 나오는 짧은 소리도 작곡가가 지어요',
      },
    ],
  },
  activities: [
    {
      en: 'Make up a tune of five notes for a mouse and another for an elephant.',
      ko: '그림책 한 권을 골라 장면마다 소리를 붙여 읽어 줘요',
    },
    {
      en: 'Record a tune you hum at breakfast. Do you still like it at bedtime?',
      ko: '나도 모르게 흥얼거린 가락을 네 마디로 다듬어 녹음해 둬요',
    },
    {
      en: 'Watch one video with happy music and with sad music. What changes?',
      ko: '같은 영상에 기쁜 음악과 슬픈 음악을 번갈아 틀어요. 주인공의 얼굴이 달라 보이지요?',
    },
    {
      en: 'Start a band of cups and spoons, and keep the beat.',
      ko: '컵과 숟가락, 쌀을 넣은 통으로 서로 다른 리듬을 만들어 겹쳐요',
    },
    {
      en: 'Listen to five pieces of movie music with closed eyes. Guess the scene, then check.',
      ko: '좋아하는 영화 음악을 듣고, 떠오른 장면을 일기에 써요',
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
