import type { Catalog } from '../../../shared/language/language.ts';

type PagedTexts = {
  dialog: (title: string) => string;
  close: string;
  next: string;
  previous: string;
  /** Said to screen readers and shown in the bar: pages count from 1. */
  pageOf: (page: number, all: number) => string;
  /** The switch that hides every word. */
  wordsHidden: string;
  fullScreen: string;
  finds: string;
  /** Opens the picture enlarged; the second once the page has been read. */
  closeUp: string;
  lookForIt: string;
  begin: string;
};

export const pagedText: Catalog<PagedTexts> = {
  en: {
    dialog: (title) => `${title}, page by page`,
    close: 'Close the book',
    next: 'Next page',
    previous: 'Page before',
    pageOf: (page, all) => `Page ${page} of ${all}`,
    wordsHidden: 'Look only',
    fullScreen: 'Fill the screen',
    finds: 'Can you find …',
    closeUp: 'See it bigger',
    lookForIt: 'Look for it',
    begin: 'Turn the page',
  },
  ko: {
    dialog: (title) => `${title}, 한 쪽씩 읽기`,
    close: '책 덮기',
    next: '다음 쪽',
    previous: '앞쪽',
    pageOf: (page, all) => `${all}쪽 가운데 ${page}쪽`,
    wordsHidden: '그림만 보기',
    fullScreen: '화면 가득 보기',
    finds: '찾을 수 있나요?',
    closeUp: '크게 보기',
    lookForIt: '찾아 보기',
    begin: '책장을 넘겨요',
  },
};
