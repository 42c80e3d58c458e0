import type { Catalog } from '../../../shared/language/language.ts';
import type { Tool } from './known-tools.ts';

type PagedTexts = {
  dialog: (title: string) => string;
  close: string;
  next: string;
  previous: string;
  /** Said to screen readers: pages count from 1. */
  pageOf: (page: number, all: number) => string;
  /** The button with the number of the page opens the list of chapters. */
  chaptersAt: (page: number, all: number) => string;
  /** The words under the buttons, at most six letters: no wider than a button of the narrowest phone. */
  toolWords: Readonly<Record<Tool, string>>;
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
    previous: 'Previous page',
    pageOf: (page, all) => `Page ${page} of ${all}`,
    chaptersAt: (page, all) => `Chapters. Page ${page} of ${all}`,
    toolWords: {
      close: 'Close',
      look: 'Text',
      words: 'Look',
      read: 'Read',
      stop: 'Stop',
      closeUp: 'Bigger',
      lookForIt: 'Find',
    },
    wordsHidden: 'Look only',
    fullScreen: 'Fill the screen',
    finds: 'Can you find…',
    closeUp: 'See it bigger',
    lookForIt: 'Look for it',
    begin: 'Turn the page',
  },
  ko: {
    dialog: (title) => `‘${title}’ 한 쪽씩 읽기`,
    close: '책 덮기',
    next: '다음 쪽',
    previous: '이전 쪽',
    pageOf: (page, all) => `${all}쪽 가운데 ${page}쪽`,
    chaptersAt: (page, all) => `차례. ${all}쪽 가운데 ${page}쪽`,
    toolWords: {
      close: '덮기',
      look: '글자',
      words: '그림만',
      read: '읽기',
      stop: '그만',
      closeUp: '크게',
      lookForIt: '찾기',
    },
    wordsHidden: '그림만 보기',
    fullScreen: '화면 가득 보기',
    finds: '찾을 수 있나요?',
    closeUp: '크게 보기',
    lookForIt: '찾아보기',
    begin: '첫 쪽을 넘겨요',
  },
};
