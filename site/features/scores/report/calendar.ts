/** The reader's calendar: which day it is, and where days begin. */
export type Calendar = {
  /** Days since 1970-01-01, local. */
  readonly today: number;
  /** Minutes of `Date.getTimezoneOffset()`: positive west of Greenwich. */
  readonly offsetMinutes: number;
};
