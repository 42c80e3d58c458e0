/** The address of the worksheet of a chapter's activity; `index` is the activity's place in the chapter, from 0. */
export function formatWorksheetAddress(book: string, chapter: number, index: number): string {
  return `/activities/${book}-${chapter}${index > 0 ? `-${index + 1}` : ''}.svg`;
}
