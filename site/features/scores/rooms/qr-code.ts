import { encode } from 'uqr';

/** Modules of white around the code, without which cameras do not find it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code to draw: black squares on white. */
export type PictureCode = {
  /** Modules on a side, with the white around. */
  readonly size: number;
  /** The black modules as an SVG path, one unit a module. */
  readonly path: string;
};

/** The picture code of a text. It is still read where up to 15% of it are covered. */
export function pictureCodeOf(text: string): PictureCode {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return { size, path: data.map(pathOfRow).join('') };
}

/** Neighbours in a row are one rectangle: hairlines between squares would show on some screens. */
function pathOfRow(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const end = row.indexOf(false, x);
    const width = (end < 0 ? row.length : end) - x;
    path += `M${x} ${y}h${width}v1h-${width}z`;
    x += width;
  }
  return path;
}
