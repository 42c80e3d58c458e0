/** Panel ids, `<chapter>-<panel>`: names of picture files, addresses and stored places. */

const PANEL_ID = /^([1-9]\d?)-([1-9])$/;

/** The number of a panel's chapter, and of the panel in it, both from 1. */
export type PanelPlace = { readonly chapter: number; readonly panel: number };

/** Returns null for what is no panel's id. */
export function parsePanelId(id: string): PanelPlace | null {
  const [, chapter, panel] = PANEL_ID.exec(id) ?? [];
  return chapter && panel ? { chapter: Number(chapter), panel: Number(panel) } : null;
}

/** @throws {RangeError} for what is no panel's id */
export function readPanelId(id: string): PanelPlace {
  const place = parsePanelId(id);
  if (!place) throw new RangeError(`no panel id: ${id}`);
  return place;
}

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
