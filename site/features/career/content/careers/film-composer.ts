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
        en: 'Shut your eyes during a movie scene. Can the music alone tell you what happens?',
        ko: '이 장면의 음악은 기쁜가요, 무서운가요? 영화를 보다가 눈을 감으면 더 잘 들려요',
      },
      {
        en: 'High piano keys can be rain, and low ones a storm. Play a whole day of weather.',
        ko: '피아노의 높은 건반으로는 비를, 낮은 건반으로는 폭풍을 불러와요',
      },
      {
        en: 'Clap the rhythm of your name. Can it sound like a chase, or like a sneaking cat?',
        ko: '내 이름의 박자를 손뼉으로 쳐요. 빠르면 쫓기는 것 같고, 느리면 어떤가요?',
      },
    ],
    middle: [
      {
        en: 'With a free music program, make a thirty-second alarm that gets a sleepy person up.',
        ko: '무료 음악 프로그램으로 아침잠을 깨워 줄 30초 알람 음악을 만들어 봐요',
      },
      {
        en: 'Watch a short film and write down the exact second when the music starts, as composers do.',
        ko: '음악이 몇 분 몇 초에 시작하고 멈추나요? 짧은 영화를 보며 표를 만들어요',
      },
      {
        en: 'Join the school band, and sit near the tuba once. What does the music sound like there?',
        ko: '학교 관악부에서 튜바 옆에 앉아 봐요. 낮은 소리가 다른 악기를 어떻게 받쳐 주나요?',
      },
    ],
    high: [
      {
        en: 'Bring a tune of your own to a music course and hear others play it.',
        ko: '내가 지은 곡을 친구가 연주하면 새롭게 들려요. ‘음악 연주와 창작’ 수업에서 해 봐요',
      },
      {
        en: 'Compose music for three one-minute videos, and leave one moment completely silent.',
        ko: '1분짜리 영상 세 편에 음악을 지어 붙여요. 한 군데는 일부러 아무 소리도 넣지 않아요',
      },
      {
        en: 'For college, send recordings of your best pieces. Some schools want the written music, too.',
        ko: '대학에 낼 악보와 녹음은 학교마다 정한 형식이 달라요. 가장 아끼는 곡부터 골라 둬요',
      },
    ],
    university: [
      {
        en: 'In a film scoring major, you learn to make a drumbeat land exactly when the vase breaks.',
        ko: '영화음악을 전공하면 꽃병이 깨지는 바로 그 순간에 북소리가 나도록 곡을 써요',
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
        ko: '선배가 쓴 큰 악보를 악기마다 나눠 옮겨요. 바이올린이 볼 악보에는 바이올린 가락만 남아요',
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
      ko: '다섯 음으로 생쥐의 노래를 짓고, 다른 다섯 음으로 코끼리의 노래를 지어요',
    },
    {
      en: 'Record a tune you hum at breakfast. Do you still like it at bedtime?',
      ko: '아침에 흥얼거린 가락을 녹음해 둬요. 잠자리에서 들어도 마음에 드나요?',
    },
    {
      en: 'Watch one video with happy music and with sad music. What changes?',
      ko: '같은 영상에 기쁜 음악과 슬픈 음악을 번갈아 틀어요. 주인공의 얼굴이 달라 보이지요?',
    },
    {
      en: 'Press two piano keys at once until you find the creepiest pair. Remember where it is.',
      ko: '건반 두 개를 함께 눌러 가장 으스스한 짝을 찾아요. 찾은 자리에 스티커를 붙여 둬요',
    },
    {
      en: 'Stay until the last names at the end of a movie. How many people made the music?',
      ko: '영화가 끝나고 올라오는 이름을 끝까지 봐요. 음악을 만든 사람은 몇 명인가요?',
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
