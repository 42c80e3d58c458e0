import type { Career } from '../career.ts';

export const museumCurator = {
  id: 'museum-curator',
  title: { en: 'Museum Curator', ko: '미술관 큐레이터' },
  riasec: 'AIS',
  field: 'arts',
  description: {
    en: 'Which painting should hang next to which? Curators choose works of art and weave them into exhibitions that tell a story.',
    ko: '어떤 그림 옆에 어떤 그림을 걸까요? 작품을 고르고 이야기를 엮어 누구나 즐겁게 보는 전시회를 만들어요.',
  },
  weights: { 미술: 3, 독서: 2, 글쓰기: 2, 영어: 2, '친구 사귀기': 1, 그림그리기: 1 },
  majors: ['Art History', 'Museum Studies', 'Anthropology'],
  stages: {
    elementary: [
      {
        en: 'In an art museum, look at one work you like until you discover ten small things in it.',
        ko: '미술관에서 마음에 든 작품 하나에 숨은 것 열 가지를 찾아요',
      },
      {
        en: 'Hang five of your own pictures in your room and open the show.',
        ko: '내 그림 다섯 점으로 방 안 작은 전시를 열어요',
      },
      {
        en: 'Give a painting a new title and write one line about why.',
        ko: '작품에 제목을 붙이고 까닭을 한 줄로 써 봐요',
      },
    ],
    middle: [
      {
        en: 'Plan a school exhibition with a club, and be the guide on opening day.',
        ko: '동아리에서 학교 전시를 기획하고 설명해 봐요',
      },
      {
        en: 'Find a painting from a time you study in history class, and look for clues in it.',
        ko: '역사 시간에 배운 시대에 그려진 그림을 찾아봐요',
      },
      {
        en: 'Museums hold career days for Korea’s free semester, so put your name on the list.',
        ko: '자유학기에 박물관 진로 체험을 신청해요',
      },
    ],
    high: [
      {
        en: 'Art, history, and literature teachers ask the same thing of you. Look longer, then explain.',
        ko: '미술과 역사, 문학 시간에 오래 들여다보고 본 것을 말로 옮기는 힘을 길러요',
      },
      {
        en: 'Help out at an art museum, or become a docent, a guide who answers every “Why?”',
        ko: '미술관에서 봉사하거나 작품을 설명하는 청소년 도슨트가 되어 봐요',
      },
      {
        en: 'Choose one artist, read everything you can find, and write a long essay.',
        ko: '좋아하는 작가를 조사해 긴 글로 써 봐요',
      },
    ],
    university: [
      {
        en: 'Art history students may look at one single painting for a whole class.',
        ko: '미술사(Art History)를 전공하면 수업 내내 그림 한 점만 들여다보기도 해요',
      },
      {
        en: 'Curators write to museums everywhere, so learn one more language besides English.',
        ko: '영어 말고 다른 외국어도 배우면 도움이 돼요',
      },
      {
        en: 'Your university’s museum may let students help build the next exhibition.',
        ko: '대학 박물관에서 인턴으로 전시 준비를 도우며 배워요',
      },
    ],
    career: [
      {
        en: 'A new face at the museum helps to hang pictures, or shows visitors around.',
        ko: '많은 새내기가 전시장 뒤에서 그림 거는 일이나 관람객 안내를 도와요',
      },
      {
        en: 'Museums often want curators who stayed in school for a master’s degree or a PhD.',
        ko: '대학을 마치고 석사나 박사까지 배운 사람을 찾는 미술관이 많아요',
      },
      {
        en: 'Korea has its own titles for curators, and an exam for the title of assistant curator.',
        ko: '한국에는 준학예사 시험처럼 학예사가 되는 자격 제도가 있어요',
      },
    ],
  },
  activities: [
    {
      en: 'Turn ten family things into a museum, with a label under each.',
      ko: '가족 물건 열 가지로 우리 집 박물관을 꾸며요',
    },
    {
      en: 'Choose a picture from a picture book each month and tell people about it.',
      ko: '한 달에 한 번 그림책 속 그림을 골라 소개해요',
    },
    {
      en: 'Draw invitations and tickets for your show and hand them out.',
      ko: '전시 초대장과 입장권을 직접 그려서 나눠 줘요',
    },
    {
      en: 'Visit a show at a nearby museum or library and write how it made you feel.',
      ko: '동네 미술관이나 도서관 전시를 보고 느낌을 써요',
    },
    {
      en: 'Draw the same view with three materials and compare them.',
      ko: '같은 풍경을 세 가지 재료로 그려 비교해 봐요',
    },
  ],
  datedFacts: [
    {
      where: 'middle.2',
      fact: 'The free semester is one term in the first year of middle school, without midterm or final paper exams.',
      year: 2026,
      source: 'K3',
      checkAgain: '2027-03',
    },
    {
      where: 'high.0',
      fact: 'Names and choice of high school subjects follow the 2022 curriculum and the credit system; not every school offers all of them.',
      year: 2026,
      source: 'K5',
      checkAgain: '2027-03',
    },
    {
      where: 'career.2',
      fact: 'Korea: assistant curator (junhagyesa) exam plus work experience, then grades 3 to 1.',
      year: 2026,
      source: 'janet.co.kr license page, undated (found 2026-11)',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
