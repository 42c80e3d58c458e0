import { encode } from 'uqr';

/** Width of the white margin, in modules; ISO/IEC 18004 requires 4. */
const QUIET_ZONE = 4;

export type QrCode = {
  /** Modules on a side, with the margin. */
  readonly size: number;
  /** The black modules as an SVG path, one unit a module. */
  readonly path: string;
};

/** The QR code of a text, with error correction for 15 % damage. */
export function encodeQrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return { size, path: data.map(pathOfRow).join('') };
}

/** Adjacent modules of a row are one rectangle, because gaps between squares would show on some screens. */
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

/** Whether the host means the own device (localhost), so that a link to it is of no use on another one. */
export function isThisDevice(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
