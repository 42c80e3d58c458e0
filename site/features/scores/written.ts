import type { Language } from '../../shared/language.ts';

const LOCALES = { en: 'en-US', ko: 'ko-KR' } as const;

/** How the report's numbers and times are written for a reader: in a language, by the clock of a time zone. */
export type Writer = {
  readonly number: (value: number) => string;
  readonly percent: (whole: number) => string;
  /** Of an ISO 8601 time: the day and the time of day. */
  readonly moment: (iso: string) => string;
  /** Of an ISO 8601 time: month and day alone, where room is short. */
  readonly shortDay: (iso: string) => string;
  /** Of an ISO 8601 time: YYYY-MM-DD HH:mm, which every spreadsheet sorts and reads as a time. */
  readonly sortable: (iso: string) => string;
};

export function writerFor(language: Language, timeZone: string): Writer {
  const locale = LOCALES[language];
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const shortDay = new Intl.DateTimeFormat(locale, { month: 'numeric', day: 'numeric', timeZone });
  const sortable = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  return {
    number: (value) => number.format(value),
    percent: (whole) => percent.format(whole / 100),
    moment: (iso) => moment.format(Date.parse(iso)),
    shortDay: (iso) => shortDay.format(Date.parse(iso)),
    sortable: (iso) => sortable.format(Date.parse(iso)),
  };
}
