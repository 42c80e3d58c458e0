import type { Language } from './language.ts';

const LOCALES = { en: 'en-US', ko: 'ko-KR' } as const;

/**
 * How numbers, days and times are written for a reader: in a language, by the clock of a time zone. An ISO 8601 time
 * without a zone is one that a clock elsewhere has shown, and is written as it is.
 */
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
  /** The ISO 8601 day of a moment. */
  readonly isoDay: (moment: Date) => string;
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
  const timesIn = (zone: string) => ({
    dateTime: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }),
    shortDay: new Intl.DateTimeFormat(locale, { month: 'numeric', day: 'numeric', timeZone: zone }),
    time: new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone: zone }),
    sortable: new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: zone }),
  });
  const own = timesIn(timeZone);
  const asShown = timesIn('UTC');
  const formatTime = (style: keyof typeof own) => (iso: string) =>
    iso.endsWith('Z') ? own[style].format(Date.parse(iso)) : asShown[style].format(Date.parse(`${iso}Z`));
  const calendarDay = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const shortCalendarDay = new Intl.DateTimeFormat(locale, { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
  const longDay = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  return {
    number: (value) => number.format(value),
    percent: (whole) => percent.format(whole / 100),
    dateTime: formatTime('dateTime'),
    shortDay: formatTime('shortDay'),
    time: formatTime('time'),
    sortable: formatTime('sortable'),
    isoDay: (moment) => own.sortable.format(moment).slice(0, 'YYYY-MM-DD'.length),
    calendarDay: (isoDay) => calendarDay.format(Date.parse(isoDay)),
    shortCalendarDay: (isoDay) => shortCalendarDay.format(Date.parse(isoDay)),
    longDay: (moment) => longDay.format(moment),
  };
}
