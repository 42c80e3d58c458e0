import { downloadBundle } from '../../../shared/offline/bundle-status.tsx';
import { createDeviceSource } from './device-source.client.ts';
import { createEmbeddedSource } from './embedded/embedded-source.client.ts';
import type { NarrationSource } from './narrator/narrator.ts';

export function startTimer(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}

/** Rate of the next line. The synthesizers are the page's only ones: one worker, one audio context. */
let rateOf = () => 1;
const synthesizers: readonly NarrationSource[] = [
  createDeviceSource(() => rateOf()),
  // What has spoken once is kept for use without the internet.
  createEmbeddedSource(
    () => rateOf(),
    () => downloadBundle('voice').catch(() => {}),
  ),
];

/** The synthesizers, which read any text, the preferred one first; both read at `rate` (1 is normal) from now on. */
export function getSynthesizers(rate: () => number): readonly NarrationSource[] {
  rateOf = rate;
  return synthesizers;
}

/** The sources of a book, the preferred one first. `family`: null until the family's recordings are known. */
export function listBookSources(
  family: NarrationSource | null,
  pack: NarrationSource,
  rate: () => number,
): readonly NarrationSource[] {
  return [...(family ? [family] : []), pack, ...getSynthesizers(rate)];
}
