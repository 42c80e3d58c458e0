/** The pictures whose people blink once they have been read: one a chapter, where faces are near and eyes open. */
export const BLINKING: readonly string[] = [
  ...panelsOf('forest-adventure', '1-1 2-3 3-2 4-3'),
  ...panelsOf('charlotte-birthday', '1-2 2-1 3-3 4-1 5-3 6-3 7-1 8-2 9-2'),
  ...panelsOf('charlotte-christmas', '1-2 2-2 3-1 4-2 5-2 6-1 7-2 8-2 9-2'),
  ...panelsOf('korean-charlotte-birthday', '1-1 2-1 3-1 4-1 5-1 6-1 7-1 8-1 9-1'),
  ...panelsOf('pyeongchang-story', '1-4 2-3 3-1 4-4 5-2 6-3 7-3 8-2'),
];

function panelsOf(book: string, panels: string): string[] {
  return panels.split(' ').map((panel) => `${book}/${panel}`);
}
