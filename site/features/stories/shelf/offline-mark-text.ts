import type { Catalog } from '../../../shared/language/language.ts';

/** Apart from the words of home and library, which a book's page does not load. */
export const offlineMarkText: Catalog<{ bookHere: string }> = {
  en: {
    bookHere: 'This book is on your device now. It opens without the internet, too.',
  },
  ko: {
    bookHere: '이 책을 기기에 담아 두었어요. 인터넷이 없어도 펼쳐 볼 수 있어요.',
  },
};
