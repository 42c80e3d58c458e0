import type { Career } from '../../model/career.ts';

export const pictureBookAuthor = {
  id: 'picture-book-author',
  title: { en: 'Picture Book Author', ko: '그림책 작가' },
  riasec: 'AIS',
  field: 'media',
  description: {
    en: 'Six words and one picture can make you cry. Picture book authors make small books that people remember for a long time.',
    ko: '몇 줄 안 되는 글과 그림으로 이야기를 지어요. 아이도 어른도 오래오래 품고 있을 책을 만들지요.',
  },
  weights: { 그림그리기: 3, 글쓰기: 3, 독서: 3, 미술: 2, 집중력: 1 },
  majors: ['Illustration (BFA)', 'Creative Writing', 'Children’s Literature'],
  stages: {
    elementary: [
      {
        en: 'Cover the words of a picture book and tell the story from the pictures alone.',
        ko: '글을 가리고 그림만 보며 새로운 이야기를 지어요',
      },
      {
        en: 'Fold one sheet of paper into a little book of eight pages.',
        ko: '종이 한 장을 접어 가운데를 자르고 다시 접으면 여덟 쪽 작은 책이 돼요',
      },
      {
        en: 'Choose a color for today’s feeling and write one line under it.',
        ko: '기쁨은 무슨 색일까요? 오늘 마음을 색 하나와 글 한 줄로 남겨 봐요',
      },
    ],
    middle: [
      {
        en: 'Did your favorite artist use crayons, ink, or torn paper? Look closely and try it.',
        ko: '좋아하는 작가는 물감을 썼을까요, 색연필을 썼을까요? 가까이서 보면 알 수 있어요',
      },
      {
        en: 'Tell a story in eight sentences, then choose the one that gets a page all to itself.',
        ko: '점심시간에 친구 넷이 공책을 돌려요. 앞사람이 쓴 이야기를 받아 한 쪽씩 이어 지어요',
      },
      {
        en: 'As a volunteer, read to younger children and notice which page makes them laugh.',
        ko: '동생들에게 책을 읽어 주는 날, 어느 쪽에서 웃음이 터지는지 잘 봐 둬요',
      },
    ],
    high: [
      {
        en: 'Write a poem in English class, then draw only what the poem leaves out.',
        ko: '‘미술 창작’ 시간에 시 한 편을 그림 한 장으로 옮겨요. 글에 없는 것을 그려도 돼요',
      },
      {
        en: 'Picture books usually have 32 pages. Finish a dummy book, a rough first copy, of your own.',
        ko: '그림책은 32쪽이 많아요. 연습 책(더미북)을 묶어 글과 그림 자리를 정해요',
      },
      {
        en: 'Read one page aloud, and cut every word that the picture already tells.',
        ko: '그림책에서 주인공의 크기를 장마다 재 봐요. 언제 커지고 언제 작아질까요?',
      },
    ],
    university: [
      {
        en: 'Illustration schools often ask for a folder of your art. Show one bear sad, sleepy, and late.',
        ko: '일러스트레이션 학과에 그림을 보낼 때는 슬픈 곰, 졸린 곰, 늦은 곰까지 다 넣어요',
      },
      {
        en: 'Children’s literature class gives you a stack of picture books for homework.',
        ko: '아동 문학 시간에는 그림책 한 더미가 숙제예요. 도서관에서 오는 길에 가방이 묵직해요',
      },
      {
        en: 'As a summer helper at a company that publishes books, you may read next year’s story today.',
        ko: '출판사 인턴이 되어 잠시 일을 배워요. 인쇄소에서 갓 나온 첫 장을 만져 봐요',
      },
    ],
    career: [
      {
        en: 'At first, you may draw a goose for another author’s story. Your own story often comes later.',
        ko: '다른 작가의 글에 그림을 그리며 일을 배워요. 그사이 내 이야기도 출판사에 보내지요',
      },
      {
        en: 'Many authors also visit schools. Somebody always asks, “How long did it take to draw the dog?”',
        ko: '그림책 한 권에 한 해가 걸리기도 해요. 그동안 아이들에게 그림을 가르치는 작가도 많아요',
      },
      {
        en: 'A contract with the publisher says who may put your bear on a lunch box.',
        ko: '책이 한 권 팔릴 때마다 작가가 얼마를 받을지 계약서에 적어요. 모르는 말은 꼭 물어요',
      },
    ],
  },
  activities: [
    {
      en: 'Glue a paper door onto a drawing, and hide something behind it that nobody expects.',
      ko: '그림 위에 종이 문을 붙이고, 그 뒤에 아무도 예상 못 한 것을 숨겨요',
    },
    {
      en: 'Read twelve picture books from the library, and note the page where each one surprises you.',
      ko: '도서관 그림책 열두 권에 별점을 매겨요. 별 다섯 개는 몇 권이나 될까요?',
    },
    {
      en: 'Draw one scene in colored pencil and again in paint. Which one feels warmer?',
      ko: '같은 장면을 색연필로 한 번, 물감으로 한 번 그리면 느낌이 어떻게 달라질까요?',
    },
    {
      en: 'In six pictures without a word, show a character’s whole day.',
      ko: '글자 하나 없이 주인공의 하루를 그림 여섯 장에 담아 봐요',
    },
    {
      en: 'Make two covers for one story, one scary and one silly. Which would you open first?',
      ko: '한 이야기에 무서운 표지와 우스운 표지를 그려요. 누가 무엇을 펼치는지 지켜봐요',
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
      where: 'university.0',
      fact: 'BFA, music and theater degrees often want a portfolio, a pre-screen recording or an audition; each school sets its own rules.',
      year: 2026,
      source: 'U7',
      checkAgain: '2027-09',
    },
  ],
} satisfies Career;
