import type { Catalog } from '../../../shared/language/language.ts';

/** Loaded with the prompt, not with the bar. */
type ResumeTexts = {
  lastPlace: (n: number, title: string) => string;
  resumeReading: string;
  startOver: string;
};

export const resumeText: Catalog<ResumeTexts> = {
  en: {
    lastPlace: (n, title) => `You were in chapter ${n}, “${title}”.`,
    resumeReading: 'Keep reading',
    startOver: 'From the start',
  },
  ko: {
    lastPlace: (n, title) => `지난번에 ${n}장 ‘${title}’까지 읽었어요.`,
    resumeReading: '이어서 읽기',
    startOver: '처음부터 읽기',
  },
};
