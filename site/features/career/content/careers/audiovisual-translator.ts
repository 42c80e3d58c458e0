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
        en: 'Keep a list of English words that feel good in your mouth, such as “bubble.”',
        ko: '‘버블’처럼 소리가 재미있는 영어 낱말을 모아요. 입에서 톡톡 터지는 말이 또 있을까요?',
      },
      {
        en: 'How many ways can you say “I’m hungry” in Korean? Collect five.',
        ko: '“배고파.”를 우리말로 몇 가지나 바꿔 말할 수 있을까요? ‘배꼽시계가 울린다’도 좋아요',
      },
      {
        en: 'Count the words in one cartoon subtitle. How long does it stay on the screen?',
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
        en: 'Keep a diary, one week in Korean and the next in English. Which sounds more like you?',
        ko: '한 주는 우리말로, 다음 한 주는 영어로 일기를 써요. 어느 쪽이 더 길어질까요?',
      },
    ],
    high: [
      {
        en: '“Nunchi” is Korean for quickly sensing how others feel. Collect more words that English doesn’t have.',
        ko: '‘눈치’는 영어로 뭘까요? 문학과 영어, 제2외국어 시간에 옮기기 어려운 말이 나와요',
      },
      {
        en: 'Foreign language high schools teach languages that many schools don’t. Visit one and learn a greeting.',
        ko: '외고와 국제고는 외국어 시간이 많아요. 자막은 어느 학교 방송반에서든 만들 수 있어요',
      },
      {
        en: 'Put subtitles on a five-minute video and check that friends have time to read them.',
        ko: '5분 영상에 자막을 넣어 친구에게 보여 줘요. 웃어야 할 곳에서 웃을까요?',
      },
    ],
    university: [
      {
        en: 'Ten students in a translation class put one goodbye into English. Ten different goodbyes come out.',
        ko: '번역학 수업에서 “잘 가.”를 열 명이 옮기면 열 가지가 나와요. 어느 것이 어울릴까요?',
      },
      {
        en: 'Dubbing puts new voices into a film. In class, you hunt for words that fit the actor’s mouth.',
        ko: '더빙 수업에서는 배우의 입이 닫히면 말도 끝나야 해요. 한 글자를 빼려고 머리를 맞대요',
      },
      {
        en: 'Spend a term abroad, and you soon know “soup” from “soap,” because you got the wrong one.',
        ko: '교환 학생은 한동안 다른 나라 대학에 다녀요. 버스에서 본 간판까지 교과서가 돼요',
      },
    ],
    career: [
      {
        en: 'A first job may be to check that no subtitle gives the joke away before the actor speaks.',
        ko: '남이 쓴 자막에서 틀린 글자를 찾고, 짧은 영상부터 하나씩 옮겨요',
      },
      {
        en: 'Some also interpret, which means translate out loud. Courts and hospitals may want a certificate for that.',
        ko: '말을 옮기는 통역도 있어요. 법정과 병원에서 일하려면 시험을 보기도 하지요',
      },
      {
        en: 'A program may mistake a flying bat for a baseball bat. More and more, translators fix such lines.',
        ko: '기계가 먼저 옮긴 자막을 사람이 고치는 일이 늘었어요. 기계는 농담도 글자대로 옮겨요',
      },
    ],
  },
  activities: [
    {
      en: 'Each week, put one page of an English picture book into Korean and read it to someone.',
      ko: '매주 영어 그림책 한 쪽이면 충분해요. 우리말로 옮겨 소리 내어 읽어요',
    },
    {
      en: 'Pick a long sentence from someone at home and cut it to five words. What got lost?',
      ko: '엄마의 긴 부탁 한마디를 열 글자로 줄이면 뜻이 다 남을까요? 자막도 그렇게 짧아요',
    },
    {
      en: '“Talk about a tiger, and it comes,” Koreans say. Explain that saying to someone in English.',
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
