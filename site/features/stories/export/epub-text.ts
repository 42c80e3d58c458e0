import type { Catalog } from '../../../shared/language/language.ts';

type EpubTexts = {
  cover: string;
  coverAlt: (title: string) => string;
  worksheetAlt: (activity: string) => string;
  titlePage: string;
  contents: string;
  pages: string;
  words: string;
  backToText: string;
  publisher: string;
  accessibilitySummary: string;
};

export const epubText: Catalog<EpubTexts> = {
  en: {
    cover: 'Cover',
    coverAlt: (title) => `The cover of “${title}”.`,
    worksheetAlt: (activity) => `The sheet for “${activity}”.`,
    titlePage: 'Title page',
    contents: 'Contents',
    pages: 'Pages',
    words: 'Words in this chapter',
    backToText: 'Back to the text',
    publisher: 'Story Forest',
    accessibilitySummary:
      'Every picture has a description, and every speech bubble is text with the name of its speaker. Headings, contents, a list of pages, and notes on hard words can be reached by keyboard and screen reader. Each passage names its language.',
  },
  ko: {
    cover: '표지',
    coverAlt: (title) => `‘${title}’의 표지 그림.`,
    worksheetAlt: (activity) => `‘${activity}’ 활동지.`,
    titlePage: '속표지',
    contents: '차례',
    pages: '쪽',
    words: '이 장의 낱말',
    backToText: '본문으로 돌아가기',
    publisher: '이야기숲',
    accessibilitySummary:
      '모든 그림에 설명이 있고, 말풍선은 말하는 이의 이름과 함께 글로 들어 있어요. 제목과 차례, 쪽 목록, 낱말 풀이를 키보드와 화면 낭독기로 쓸 수 있고, 글마다 언어가 표시되어 있어요.',
  },
};
