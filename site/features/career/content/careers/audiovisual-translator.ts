import type { Career } from '../../model/career.ts';

export const audiovisualTranslator = {
  id: 'audiovisual-translator',
  title: { en: 'Movie and TV Translator', ko: '영상 번역가' },
  riasec: 'AIS',
  field: 'media',
  description: {
    en: 'A joke has to stay funny in every language. Movie and TV translators write subtitles so that people far apart laugh together.',
    ko: '영화와 드라마의 말을 다른 언어로 옮겨요. 나라가 달라도 같은 장면에서 함께 웃고 울게 되지요.',
  },
  weights: { 영어: 3, 영화보기: 3, 글쓰기: 2, 독서: 2, 집중력: 2 },
  majors: ['Linguistics', 'Translation Studies', 'Comparative Literature'],
  stages: {
    elementary: [
      {
        en: 'Listen to English picture books, and keep a list of the words you like best.',
        ko: '영어 그림책을 듣다가 마음에 쏙 드는 말이 나오면 공책에 모아 둬요',
      },
      {
        en: 'How many ways can you say “I’m hungry” in Korean? Collect five.',
        ko: '“배고파.”를 우리말로 몇 가지나 바꿔 말할 수 있을까요? 배에서 꼬르륵도 좋아요',
      },
      {
        en: 'How many words fit into one subtitle? Count them in a short cartoon.',
        ko: '만화 영화 자막 한 줄에는 몇 낱말이 들어갈까요? 보면서 세면 돼요',
      },
    ],
    middle: [
      {
        en: 'Turn an English song into Korean that you can really sing.',
        ko: '영어 노래를 우리말로 옮겨 불러요. 글자 수가 안 맞아서 웃음이 나올 거예요',
      },
      {
        en: 'Collect jokes from another country and explain to a friend why they are funny.',
        ko: '다른 나라 농담은 왜 안 웃길까요? 친구에게 설명하다 보면 이유를 알게 돼요',
      },
      {
        en: 'Keep a diary in Korean, so that your Korean grows along with your English.',
        ko: '“예쁘다.” 대신 쓸 우리말을 다섯 가지 찾아봐요. 아는 말이 많으면 자막이 살아나요',
      },
    ],
    high: [
      {
        en: 'English has no single word for the Korean “nunchi.” Collect more Korean words like that.',
        ko: '‘눈치’는 영어로 뭘까요? 문학과 영어, 제2외국어 시간에 옮기기 어려운 말이 나와요',
      },
      {
        en: 'Foreign language high schools teach languages that many schools don’t. Visit one and learn a greeting.',
        ko: '외고와 국제고에서는 외국어를 많이 배워요. 자막은 일반고 방송반에서도 만들어요',
      },
      {
        en: 'Put subtitles on a five-minute video and check that friends have time to read them.',
        ko: '5분 영상에 자막을 넣어 친구에게 보여 줘요. 웃어야 할 곳에서 웃을까요?',
      },
    ],
    university: [
      {
        en: 'Ten students in a translation class put one joke into English, and ten different jokes come out.',
        ko: '농담 하나를 열 명이 옮기면 열 가지가 나와요. 언어학이나 번역학, 비교문학을 배워요',
      },
      {
        en: 'Dubbing class is about finding words that fit the way an actor’s mouth moves.',
        ko: '번역 수업은 글자 수도 따져요. 자막은 한 줄에 몇 글자까지 쓸 수 있을까요?',
      },
      {
        en: 'Spend a term abroad, and you soon know “soup” from “soap,” because you got the wrong one.',
        ko: '교환 학생은 한동안 다른 나라 대학에 다녀요. 버스에서 본 간판까지 교과서가 돼요',
      },
    ],
    career: [
      {
        en: 'Beginners check that the subtitles don’t give away a joke before the actor tells it.',
        ko: '남이 쓴 자막에서 틀린 글자를 찾고, 짧은 영상부터 하나씩 옮겨요',
      },
      {
        en: 'Interpreters say in one language what a witness says in another. Courts may ask for a certificate.',
        ko: '말을 옮기는 통역도 있어요. 법정과 병원에서 일하려면 시험을 보기도 하지요',
      },
      {
        en: 'Jokes still trip up translation programs. More and more, translators repair what the programs wrote.',
        ko: '기계가 먼저 옮긴 자막을 사람이 고치는 일이 늘었어요. 기계는 농담도 글자대로 옮겨요',
      },
    ],
  },
  activities: [
    {
      en: 'Translate one page of an English picture book a week into Korean.',
      ko: '매주 영어 그림책 한 쪽이면 충분해요. 우리말로 옮겨 소리 내어 읽어요',
    },
    {
      en: 'Write your own subtitles for one minute of a cartoon.',
      ko: '만화 영화 1분을 소리 없이 보고 나만의 자막을 달아 봐요',
    },
    {
      en: 'In Korean, talk about a tiger and it comes. Explain that saying to someone in English.',
      ko: '‘눈이 높다’처럼 재미있는 우리말을 골라 외국 친구에게 몸짓까지 섞어 설명해요',
    },
    {
      en: 'Borrow one book in Korean and in English. Which name or joke did the translator change?',
      ko: '같은 책의 한국어판과 다른 언어판을 나란히 펴고, 달라진 제목이나 이름을 찾아요',
    },
    {
      en: 'How does a dog bark in other languages? Collect ten animal sounds and perform them.',
      ko: '강아지는 다른 나라 말로 어떻게 짖을까요? 동물 소리를 나라마다 하나씩 모아요',
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
      where: 'high.1',
      fact: 'Kinds of special high schools and how they admit.',
      year: 2026,
      source: 'K7–K11',
      checkAgain: '2027-03',
    },
    {
      where: 'career.1',
      fact: 'Certificates for court and medical interpreters.',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
    {
      where: 'career.2',
      fact: 'Translators post-edit machine translation more and more.',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
