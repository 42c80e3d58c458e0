import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatUuid, toHex } from './hex.ts';

test.each([4, 7] as const)('16 bytes become a UUID of version %i that says all of their other bits', (version) => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
      const uuid = formatUuid(bytes, version);
      expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      const [, , , , , , timeHigh = 0, , variant = 0] = bytes;
      const said = bytes.with(6, (version << 4) | (timeHigh & 0x0f)).with(8, 0x80 | (variant & 0x3f));
      expect(uuid.replaceAll('-', '')).toBe(toHex(said));
    }),
  );
});
