import type { Career } from '../career.ts';

export const pictureBookAuthor = {
  id: 'picture-book-author',
  title: { en: 'Picture Book Author', ko: '그림책 작가' },
  riasec: 'AIS',
  field: 'media',
  description: {
    en: 'Picture book authors tell stories in a few words and pictures. They make books that stay with children and grown-ups for a long time.',
    ko: '짧은 글과 그림으로 이야기를 지어 아이와 어른의 마음에 오래 남는 책을 만들어요.',
  },
  weights: { 그림그리기: 3, 글쓰기: 3, 독서: 3, 미술: 2, 집중력: 1 },
  majors: ['Illustration (BFA)', 'Creative Writing', 'Children’s Literature'],
  stages: {
    elementary: [
      {
        en: 'Read a picture book, then tell the story from the pictures alone.',
        ko: '그림책을 읽고 그림만 보며 이야기를 말해 봐요',
      },
      { en: 'Fold paper into a little book of eight pages.', ko: '종이를 접어 여덟 쪽 작은 책을 만들어요' },
      {
        en: 'Choose a color for today’s feeling and write one line under it.',
        ko: '오늘 느낀 마음을 색과 글 한 줄로 남겨요',
      },
    ],
    middle: [
      {
        en: 'Did your favorite artist use crayons, ink, or torn paper? Look closely and try it.',
        ko: '좋아하는 작가의 그림 재료와 색을 살펴봐요',
      },
      {
        en: 'Write stories in a book club and read each other’s work.',
        ko: '독서 동아리에서 이야기를 지어 서로 바꿔 읽어요',
      },
      {
        en: 'Read to younger children as a volunteer, and notice which page makes them laugh.',
        ko: '동생들에게 책을 읽어 주며 어디서 웃는지 살펴봐요',
      },
    ],
    high: [
      {
        en: 'Words grow in literature class and pictures in art class, so sign up for each.',
        ko: '글은 문학에서, 그림은 미술 창작에서 나오니까 두 과목을 다 골라요',
      },
      {
        en: 'Finish a dummy book, a rough first copy, of 16 or 32 pages.',
        ko: '16쪽이나 32쪽짜리 연습 책(더미북)을 끝까지 만들어 봐요',
      },
      {
        en: 'Choose the words and pictures you like best, and give them a folder of their own.',
        ko: '가장 마음에 드는 글과 그림을 골라 따로 모아 둬요',
      },
    ],
    university: [
      {
        en: 'Illustration programs ask for a portfolio, so gather your best pages before you apply.',
        ko: '일러스트레이션(BFA)을 전공하려면 작품집부터 꾸려요',
      },
      {
        en: 'Take writing, and children’s literature, where reading picture books is homework.',
        ko: '글쓰기와 어린이 문학 수업을 함께 들어요',
      },
      {
        en: 'Carry chairs at a book festival, or spend a summer at a publisher, watching books get made.',
        ko: '책 축제를 돕거나 출판사 인턴으로 책 만드는 일을 봐요',
      },
    ],
    career: [
      {
        en: 'Your pictures may appear in other people’s books while your own story goes out to publishers.',
        ko: '다른 책에 그림을 그려 주면서 내 이야기를 출판사에 보내곤 해요',
      },
      {
        en: 'Authors often do other work by day and make books in the evening.',
        ko: '다른 일을 함께 하면서 책을 만드는 작가도 많아요',
      },
      {
        en: 'Contracts and copyright protect your pictures, so learn how to read them.',
        ko: '계약과 저작권을 알아야 내 작품을 지켜요',
      },
    ],
  },
  activities: [
    { en: 'Finish one eight-page picture book a month.', ko: '매달 여덟 쪽 그림책 한 권을 완성해 봐요' },
    {
      en: 'Read twelve picture books from the library and rate each one with stars.',
      ko: '도서관 그림책 열두 권을 읽고 별점을 매겨요',
    },
    {
      en: 'Draw the same scene in colored pencil and in paint, and compare.',
      ko: '같은 장면을 색연필과 물감으로 그려 비교해요',
    },
    {
      en: 'Tell a character’s day in six pictures without words.',
      ko: '주인공의 하루를 글 없이 그림 여섯 장에 담아요',
    },
    {
      en: 'Hold a reading of your book and ask your family how it felt.',
      ko: '내 책 낭독회를 열어 가족의 느낌을 들어요',
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
