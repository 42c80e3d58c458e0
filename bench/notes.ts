/** What a part's table does not say, by the part's name. `npm run bench` prints each below its table. */
export const notes: Readonly<Record<string, string>> = {
  books: 'Of 2026-11-23, on a quiet machine.',
  sound: 'Of 2026-11-23, on a quiet machine.',
};
