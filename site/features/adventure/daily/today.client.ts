/** The day by the device's clock, as '2026-11-23'. */
export function getTodayIso(): string {
  // Swedish days are ISO 8601 days.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(new Date());
}
