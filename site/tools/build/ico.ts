/** Sizes of the icon in pixels: tabs, and shortcuts of Windows. */
export const ICO_SIZES = [16, 32, 48] as const;

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** An ICO file of PNG images; all browsers and Windows since Vista read them. Each is smaller than 256 pixels. */
export function formatIco(images: readonly { readonly size: number; readonly png: Uint8Array }[]): Uint8Array {
  const head = Buffer.alloc(HEADER_BYTES + images.length * ENTRY_BYTES);
  // Type 1: icon.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, png }, index) => {
    const entry = HEADER_BYTES + index * ENTRY_BYTES;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    // One plane, 32 bits a pixel.
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}
