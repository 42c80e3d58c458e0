import sharp from 'sharp';
import { expect, test } from 'vitest';
import { formatIco, ICO_SIZES } from './ico.ts';

test('each image of an icon is found at its place, in its size', async () => {
  const draw = (size: number) =>
    sharp({ create: { width: size, height: size, channels: 4, background: '#fa0' } })
      .png()
      .toBuffer();
  const images = await Promise.all(ICO_SIZES.map(async (size) => ({ size, png: await draw(size) })));
  const file = Buffer.from(formatIco(images));
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, images.length]);
  for (const [index, { size }] of images.entries()) {
    const entry = 6 + index * 16;
    const [bytes, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
    const { format, width } = await sharp(file.subarray(offset, offset + bytes)).metadata();
    expect([format, width, file.readUInt8(entry)]).toEqual(['png', size, size]);
  }
});
