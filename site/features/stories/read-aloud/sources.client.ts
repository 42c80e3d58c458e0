import { downloadBundle } from '../../../shared/offline/bundle-status.tsx';
import { createDeviceSource } from './device-source.client.ts';
import { createEmbeddedSource } from './embedded/embedded-source.client.ts';
import type { NarrationSource } from './narrator/narrator.ts';

export function startTimer(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}

/** Rate of the next line. The sources are the page's only ones: one worker, one audio context. */
let rateOf = () => 1;
const sources: readonly NarrationSource[] = [
  createDeviceSource(() => rateOf()),
  // What has spoken once is kept for use without the internet.
  createEmbeddedSource(
    () => rateOf(),
    () => downloadBundle('voice').catch(() => {}),
  ),
];

/** Everything that can read aloud, the preferred source first; it reads at `rate` (1 is normal) from now on. */
export function createNarrationSources(rate: () => number): readonly NarrationSource[] {
  rateOf = rate;
  return sources;
}
