import type { Catalog } from '../../../shared/language/language.ts';

type ShelfTexts = {
  goOn: string;
  chapterOf: (chapter: number, all: number) => string;
  read: string;
  onDevice: string;
  /** `size` is a number with its unit. */
  keepAll: (size: string) => string;
  keepVoices: (size: string) => string;
  keeping: (done: string, size: string) => string;
  allHere: string;
  notAll: string;
};

export const shelfText: Catalog<ShelfTexts> = {
  en: {
    goOn: 'Keep reading',
    chapterOf: (chapter, all) => `Chapter ${chapter} of ${all}`,
    read: 'Finished',
    onDevice: 'On this device',
    keepAll: (size) => `Keep all books here: ${size}`,
    keepVoices: (size) => `Keep their voices here, too: ${size}`,
    keeping: (done, size) => `Keeping the books: ${done} of ${size}`,
    allHere: 'All five books are on this device. They open without the internet, too.',
    notAll: 'Not everything arrived. Press the button to try again.',
  },
  ko: {
    goOn: '이어서 읽기',
    chapterOf: (chapter, all) => `모두 ${all}장 가운데 ${chapter}장`,
    read: '끝까지 읽었어요',
    onDevice: '이 기기에 있어요',
    keepAll: (size) => `책을 모두 이 기기에 담기(${size})`,
    keepVoices: (size) => `읽어 주는 목소리도 담기(${size})`,
    keeping: (done, size) => `책을 담고 있어요: ${size} 가운데 ${done}`,
    allHere: '책 다섯 권이 모두 이 기기에 있어요. 인터넷이 없어도 펼쳐 볼 수 있어요.',
    notAll: '다 담지 못했어요. 버튼을 누르면 다시 담아요.',
  },
};
