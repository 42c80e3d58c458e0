/** Lowercase hexadecimal; `Uint8Array.toHex` is missing in browsers of 2024. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The text of a UUID (RFC 9562): the 16 bytes, but for the bits of its version and of the variant. */
export function formatUuid(bytes: Uint8Array, version: 4 | 7): string {
  const hex = toHex(
    bytes.map((byte, index) => {
      if (index === 6) return (byte & 0x0f) | (version << 4);
      return index === 8 ? (byte & 0x3f) | 0x80 : byte;
    }),
  );
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
