import type { Catalog } from '../../../shared/language/language.ts';

type PrintTexts = {
  back: string;
  note: string;
  layout: string;
  layouts: { edition: string; 'booklet-a4': string; 'booklet-letter': string };
  /** What to set in the print dialog, and what to do with the paper. */
  howTo: { edition: string; booklet: (sheets: number) => string };
  preview: (sheets: number) => string;
  words: string;
  talkAbout: string;
  drawing: string;
  drawingLead: string;
  page: (n: number) => string;
  /** Where both languages are chosen for a booklet. */
  bookletLanguage: string;
  publisher: string;
};

export const printText: Catalog<PrintTexts> = {
  en: {
    back: 'Back to the book',
    note: 'Or press Ctrl+P (on a Mac, ⌘P).',
    layout: 'On paper',
    layouts: { edition: 'Pages', 'booklet-a4': 'Booklet, A4', 'booklet-letter': 'Booklet, US Letter' },
    howTo: {
      edition: 'A4 paper. Print on both sides, and every sheet is full.',
      booklet: (sheets) =>
        `${sheets} sheets. Print on both sides, flipped on the short edge, at actual size. Stack the sheets, fold them in the middle, and staple the fold.`,
    },
    preview: (sheets) => `The booklet as it is printed: ${sheets} sheets with two pages on each side.`,
    words: 'Words in this book',
    talkAbout: 'To talk about',
    drawing: 'And then?',
    drawingLead: 'Draw what happens the next day.',
    page: (n) => `Page ${n}`,
    bookletLanguage: 'A booklet has one language, so this one is in the book’s first.',
    publisher: 'Story Forest',
  },
  ko: {
    back: '책으로 돌아가기',
    note: '키보드로는 Ctrl+P(맥에서는 ⌘P)를 눌러도 돼요.',
    layout: '종이 모양',
    layouts: { edition: '낱장', 'booklet-a4': '접는 책 A4', 'booklet-letter': '접는 책 US 레터' },
    howTo: {
      edition: 'A4 종이에 양면으로 인쇄하세요. 빈 쪽 없이 모든 장이 꽉 차요.',
      booklet: (sheets) =>
        `종이 ${sheets}장이 필요해요. ‘짧은 쪽으로 넘기기’ 양면 인쇄를 고르고 실제 크기로 인쇄하세요. 나온 순서대로 겹쳐서 반으로 접고, 접은 자리를 스테이플러로 찍으면 책이 돼요.`,
    },
    preview: (sheets) => `인쇄될 모양이에요. 종이 ${sheets}장의 앞뒤에 두 쪽씩 놓여요.`,
    words: '이 책의 낱말',
    talkAbout: '함께 이야기해요',
    drawing: '그다음에는?',
    drawingLead: '다음 날 무슨 일이 생길지 그려 봐요.',
    page: (n) => `${n}쪽`,
    bookletLanguage: '접는 책은 한 가지 언어로만 나와요. 지금은 이 책을 처음 쓴 언어예요.',
    publisher: '이야기숲',
  },
};
