import type { Language } from '../../../shared/language.ts';

const LOCALES = { en: 'en-US', ko: 'ko-KR' } as const;

/** How the planner's numbers and days are written for a reader. */
export type Writer = {
  readonly percent: (whole: number) => string;
  /** An ISO 8601 day, which is the same day everywhere. */
  readonly day: (iso: string) => string;
  /** The day of a moment, by the reader's clock. */
  readonly today: (moment: Date) => string;
};

export function writerFor(language: Language): Writer {
  const locale = LOCALES[language];
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const today = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  return {
    percent: (whole) => percent.format(whole / 100),
    day: (iso) => day.format(new Date(iso)),
    today: (moment) => today.format(moment),
  };
}
