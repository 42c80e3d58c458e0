import type { Catalog } from '../../../shared/language/language.ts';

type CertificateTexts = {
  /** The button that opens it. */
  open: string;
  print: string;
  close: string;
  title: string;
  /** Follows the name. */
  words: (trees: number) => string;
  wholeForest: string;
  from: string;
};

export const certificateText: Catalog<CertificateTexts> = {
  en: {
    open: 'See the certificate',
    print: 'Print',
    close: 'Close',
    title: 'Certificate',
    words: (trees) =>
      trees === 1
        ? 'has grown a tree in the times-table forest, with a quick, right answer on two different days.'
        : `has grown ${trees} trees in the times-table forest, each with a quick, right answer on two different days.`,
    wholeForest: 'The whole forest is grown.',
    from: 'Story Forest',
  },
  ko: {
    open: '상장 보기',
    print: '인쇄하기',
    close: '닫기',
    title: '상장',
    words: (trees) =>
      `위 어린이는 서로 다른 날에 거듭 빠르고 바르게 답하여 구구단 숲에 나무 ${trees}그루를 길러 냈기에 이 상장을 드립니다.`,
    wholeForest: '숲을 모두 채웠습니다.',
    from: '이야기숲',
  },
};
