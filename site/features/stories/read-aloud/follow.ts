/** Where the page must scroll so that a line is seen while it is read. Pure; all values in px from the viewport's top. */

type VerticalSpan = { readonly top: number; readonly bottom: number };

/** Distance of a line from the bars. */
const MARGIN_PX = 16;

/**
 * Returns the px to scroll (down is positive), 0 where the line is already clear of the bars. The panel comes to the upper
 * edge where the line is seen then too; a line further down its panel comes to a third of the height.
 */
export function scrollOffset(line: VerticalSpan, panel: VerticalSpan, clear: VerticalSpan): number {
  const top = clear.top + MARGIN_PX;
  const bottom = clear.bottom - MARGIN_PX;
  if (line.top >= top && line.bottom <= bottom) return 0;
  const isSeenWithPanel = line.bottom - panel.top <= bottom - top;
  if (isSeenWithPanel) return panel.top - top;
  const third = top + (bottom - top) / 3;
  // A line higher than the room for it begins at the top.
  const target = Math.max(top, Math.min(third, bottom - (line.bottom - line.top)));
  return line.top - target;
}
