import type { Career } from '../../model/career.ts';

export const librarian = {
  id: 'librarian',
  title: { en: 'Librarian', ko: '사서' },
  riasec: 'CSI',
  field: 'education',
  description: {
    en: 'Librarians collect books and information, keep them in order, and help curious people find just the right page.',
    ko: '“공룡은 무슨 소리를 냈어요?” 어떤 질문에도 꼭 맞는 책과 자료를 찾아 주려고 책을 모으고 정리해요.',
  },
  weights: { 독서: 3, 글쓰기: 1, 컴퓨터: 2, '친구 사귀기': 2, 영어: 1, 집중력: 1 },
  majors: ['English', 'History', 'Information Science'],
  stages: {
    elementary: [
      {
        en: 'Every library book has an address on its spine, the call number. Use it to find one.',
        ko: '책등의 번호만 보고 책 한 권을 찾아낼 수 있을까요? 번호가 책의 주소예요',
      },
      {
        en: 'Sort your books by color, then by topic. Which way helps you find one faster?',
        ko: '지금까지 읽은 책을 동물, 모험, 과학처럼 종류대로 나눠 이름을 붙여 줘요',
      },
      {
        en: 'Match a friend with the perfect book, and say why it fits.',
        ko: '친구는 요즘 무엇을 좋아하나요? 딱 맞을 책을 한 권 골라 권해 봐요',
      },
    ],
    middle: [
      {
        en: 'Help at the school library and find out which book was borrowed most this year.',
        ko: '도서부는 점심시간에 책을 꽂아요. 엉뚱한 칸에 꽂으면 다음 사람이 못 찾아요',
      },
      {
        en: 'Before you trust a website, look for who wrote it and when.',
        ko: '누가, 언제, 왜 쓴 자료일까요? 셋 다 모르겠다면 아직 믿지 말아요',
      },
      {
        en: 'Start a reading group, and let the quietest person talk first.',
        ko: '같은 책을 읽고 독서 모임을 열어요. 좋았던 장면이 사람마다 달라서 놀라요',
      },
    ],
    high: [
      {
        en: 'For social studies, pick one number in the news and find out who counted it.',
        ko: '정보 시간에 자료 찾는 법을 배워요. “고래” 하나로 찾으면 글이 몇만 개나 나오니까요',
      },
      {
        en: 'Read aloud at a public library’s story time, and hold the book so that everyone sees the pictures.',
        ko: '도서관 이야기 시간에 책을 읽어 줘요. 아이들이 그림을 보게 책을 옆으로 들어요',
      },
      {
        en: 'Pick one topic, such as whale songs, and list every book and article you find.',
        ko: '궁금한 것을 하나 정해 자료를 모아요. 책 이름과 쪽수를 적어 두면 다시 찾기 쉬워요',
      },
    ],
    university: [
      {
        en: 'Future US librarians may choose any major. Biology helps when somebody asks for a book on frog lungs.',
        ko: '대학에서는 좋아하는 과목을 전공해도 돼요. 과학책을 잘 아는 사서도 있어야 하니까요',
      },
      {
        en: 'After college comes a master’s degree, about two more years. Where does a book on dragon eggs belong?',
        ko: '미국 사서는 대개 대학 다음에 석사까지 배워요. 책을 찾기 쉽게 정리하는 문헌정보학이에요',
      },
      {
        en: 'Work in your college library, and you may find a banana peel used as a bookmark.',
        ko: '대학 도서관에서는 학생도 일해요. 돌아온 책을 꽂다 보면 잊고 간 책갈피가 나와요',
      },
    ],
    career: [
      {
        en: 'Many US libraries ask for a master’s degree, even from librarians who read to toddlers.',
        ko: '미국에는 협회가 인정한 석사를 마쳐야 하는 도서관이 많아요. 아기 그림책을 맡더라도요',
      },
      {
        en: 'School librarians teach how to spot fake pictures. Some US states ask them for a teaching license.',
        ko: '미국 학교 사서는 가짜 사진을 알아보는 법도 가르쳐요. 교사 자격까지 보는 주도 있어요',
      },
      {
        en: 'Korea gives you a librarian’s certificate after library studies at college. Mornings start at the book-return box.',
        ko: '한국에서는 대학에서 문헌정보학을 배우고, 사서로 일할 수 있다는 자격증을 받아요',
      },
    ],
  },
  activities: [
    {
      en: 'Wrap a well-loved book in paper and draw it a new cover.',
      ko: '자주 펴서 닳은 책에 종이 옷을 입히고, 표지를 새로 그려 줘요',
    },
    {
      en: 'Write three lines about a book you love, and tuck them inside for the next reader.',
      ko: '좋아하는 책에서 가장 웃긴 줄을 책갈피에 적어 끼워요. 다음에 펴는 사람이 먼저 웃어요',
    },
    {
      en: 'Open a library at home and lend books, with due dates.',
      ko: '오늘은 우리 집 도서관을 여는 날이에요. 책마다 돌려줄 날을 써서 끼워요',
    },
    {
      en: 'Choose a topic, such as rain, and set out five books with a paper umbrella on top.',
      ko: '‘비 오는 날’처럼 주제를 하나 정해요. 어울리는 책 다섯 권을 창가에 늘어놓아 볼까요?',
    },
    {
      en: 'What is the strangest question anyone ever asked? Find out from a librarian.',
      ko: '사서 선생님은 도서관 문을 닫은 뒤에 무엇을 할까요? 하루 일을 여쭤봐요',
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
      where: 'university.1',
      fact: 'The usual road is an MLIS.',
      year: 2026,
      source: 'L, U10',
      checkAgain: '2027-11',
    },
    {
      where: 'career.0',
      fact: 'ALA-accredited master’s.',
      year: 2026,
      source: 'L, U10',
      checkAgain: '2027-11',
    },
    {
      where: 'career.1',
      fact: 'State credentials for school librarians.',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
    {
      where: 'career.2',
      fact: 'Korean 사서 자격증.',
      year: 2026,
      source: 'recalled; K16',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
