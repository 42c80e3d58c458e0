import { createHash } from 'node:crypto';
import type { Speech } from './provider.server.ts';

/** A clip of the pack has 11 kB. */
export const MAX_SPEECH_BYTES = 512 * 1024;

/** Whether the bytes begin as an MP3 does: with an ID3 tag, or with the sync word of an MPEG layer III frame. */
export function isMp3(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  const hasTag = first === 0x49 && second === 0x44 && third === 0x33;
  return hasTag || (first === 0xff && (second & 0xe6) === 0xe2);
}

/** @throws where the bytes are empty, too many or no MP3 */
export function parseSpeech(bytes: Buffer): Speech {
  if (bytes.length === 0) throw new Error('empty audio');
  if (bytes.length > MAX_SPEECH_BYTES) throw new Error(`audio of more than ${MAX_SPEECH_BYTES} bytes`);
  if (!isMp3(bytes)) throw new Error('audio that is not MP3');
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}
