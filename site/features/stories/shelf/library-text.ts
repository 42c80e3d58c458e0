import type { Catalog } from '../../../shared/language/language.ts';

type LibraryTexts = {
  heading: string;
  lead: string;
  /** Name of the row of covers. */
  allBooks: string;
  count: (n: number) => string;
  /** Headings of the series; the Charlotte series has its own. */
  charlotteSeries: (name: string) => string;
  otherSeries: (name: string) => string;
  toldIn: { en: string; ko: string };
  chapters: (n: number) => string;
  /** The ages from which on a book is read to a child, and by a child, in years. */
  ages: (readAloud: number, alone: number) => string;
};

export const libraryText: Catalog<LibraryTexts> = {
  en: {
    heading: 'The story library',
    lead: 'Five books. Sit somewhere soft.',
    allBooks: 'All five books',
    count: (n) => `${n} ${n === 1 ? 'story' : 'stories'}`,
    charlotteSeries: (name) => `${name}: fixed by supper`,
    otherSeries: (name) => `${name}: stories from Seoul`,
    toldIn: { en: 'English first', ko: 'Korean first' },
    chapters: (n) => `${n} chapters`,
    ages: (readAloud, alone) => `Read aloud ${readAloud}+, alone ${alone}+`,
  },
  ko: {
    heading: '이야기 책꽂이',
    lead: '책이 다섯 권 있어요. 폭신한 자리에 앉아서 골라 봐요.',
    allBooks: '책 다섯 권',
    count: (n) => `이야기 ${n}편`,
    charlotteSeries: (name) => `${name} — 저녁 먹기 전까지 해결!`,
    otherSeries: (name) => `${name} — 서울 어느 동네의 이야기`,
    toldIn: { en: '영어로 먼저 쓴 책', ko: '한국어로 먼저 쓴 책' },
    chapters: (n) => `${n}장으로 된 이야기`,
    ages: (readAloud, alone) => `읽어 주면 ${readAloud}살부터, 혼자 읽으면 ${alone}살부터`,
  },
};
