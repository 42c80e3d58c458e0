/** A version 4 UUID of 16 random bytes: `crypto.randomUUID` is missing on plain http. */
export function formatUuid(random: Uint8Array): string {
  const hex = Array.from(random.slice(0, 16), (byte, index) => {
    const fixed = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return fixed.toString(16).padStart(2, '0');
  }).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
