/** The widths in which every panel is published, in pixels. A test compares them with the pictures' metadata. */
export const PANEL_AVIF_WIDTHS = { small: 480, medium: 800, large: 1200 } as const;
export const PANEL_WEBP_WIDTH = 800;
/** Width over height of every panel. */
export const PANEL_ASPECT = 4 / 3;

/** The addresses of a panel's picture, where the data of its book is not at hand. */
export function getPanelFiles(book: string, panel: string, size: keyof typeof PANEL_AVIF_WIDTHS) {
  const path = `/art/${book}/${panel}`;
  return { avif: `${path}-${PANEL_AVIF_WIDTHS[size]}.avif`, webp: `${path}-${PANEL_WEBP_WIDTH}.webp` } as const;
}
