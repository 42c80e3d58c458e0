import type { Language } from './language.ts';

const LOCALES = { en: 'en-US', ko: 'ko-KR' } as const;

/** How numbers, days and times are written for a reader: in a language, by the clock of a time zone. */
export type Formatters = {
  /** Formats a number with at most one decimal. */
  readonly number: (value: number) => string;
  readonly percent: (whole: number) => string;
  /** Formats the day and time of day of an ISO 8601 time. */
  readonly dateTime: (iso: string) => string;
  /** Formats the month and day of an ISO 8601 time. */
  readonly shortDay: (iso: string) => string;
  /** Formats the hours and minutes of an ISO 8601 time. */
  readonly time: (iso: string) => string;
  /** YYYY-MM-DD HH:mm of an ISO 8601 time, which every spreadsheet sorts and reads as a time. */
  readonly sortable: (iso: string) => string;
  /** An ISO 8601 day without a time, which is the same day in every time zone. */
  readonly calendarDay: (isoDay: string) => string;
  /** Month and day of an ISO 8601 day without a time. */
  readonly shortCalendarDay: (isoDay: string) => string;
  /** Formats the day of a moment. */
  readonly longDay: (moment: Date) => string;
};

export function createFormatters(language: Language, timeZone: string): Formatters {
  const locale = LOCALES[language];
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const shortDay = new Intl.DateTimeFormat(locale, { month: 'numeric', day: 'numeric', timeZone });
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone });
  const sortable = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  const calendarDay = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const shortCalendarDay = new Intl.DateTimeFormat(locale, { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
  const longDay = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  return {
    number: (value) => number.format(value),
    percent: (whole) => percent.format(whole / 100),
    dateTime: (iso) => dateTime.format(Date.parse(iso)),
    shortDay: (iso) => shortDay.format(Date.parse(iso)),
    time: (iso) => time.format(Date.parse(iso)),
    sortable: (iso) => sortable.format(Date.parse(iso)),
    calendarDay: (isoDay) => calendarDay.format(Date.parse(isoDay)),
    shortCalendarDay: (isoDay) => shortCalendarDay.format(Date.parse(isoDay)),
    longDay: (moment) => longDay.format(moment),
  };
}
