/** Lowercase hexadecimal; `Uint8Array.toHex` is missing in browsers of 2024. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
