/** Measures what a page sounds like: everything that goes to its speakers passes an analyser. */
import type { Page } from '@playwright/test';

/** A moment of the measurement. `line` is the lit line, null where none is. */
export type Heard = { readonly atMs: number; readonly loudness: number; readonly line: string | null };

/** Root mean square above which something is heard; speech is about 0.1. */
export const AUDIBLE = 0.01;

/** Call before the page is opened. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: { atMs: number; loudness: number; line: string | null }[] = [];
    Object.assign(window, { heard });
    const analysers = new Map<BaseAudioContext, AnalyserNode>();
    const connect = AudioNode.prototype.connect as (this: AudioNode, ...args: readonly unknown[]) => unknown;
    AudioNode.prototype.connect = function (this: AudioNode, ...args: readonly unknown[]) {
      const [target] = args;
      if (target instanceof AudioDestinationNode) {
        const analyser = analysers.get(this.context) ?? this.context.createAnalyser();
        analyser.fftSize = 1024;
        analysers.set(this.context, analyser);
        connect.call(this, analyser);
      }
      return connect.apply(this, [...args]);
    } as typeof AudioNode.prototype.connect;
    const samples = new Float32Array(1024);
    setInterval(() => {
      let loudness = 0;
      for (const analyser of analysers.values()) {
        analyser.getFloatTimeDomainData(samples);
        loudness = Math.max(
          loudness,
          Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length),
        );
      }
      const line = document.querySelector<HTMLElement>('[data-lit]')?.dataset.line ?? null;
      heard.push({ atMs: performance.now(), loudness, line });
    }, 20);
  });
}

export function heardSoFar(page: Page): Promise<Heard[]> {
  return page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
}

/** For each line that was lit, how long after its light it was first heard; null where it never was. */
export function delaysByLine(heard: readonly Heard[]): Map<string, number | null> {
  const lit = new Map<string, number>();
  const delays = new Map<string, number | null>();
  for (const { atMs, loudness, line } of heard) {
    if (line === null) continue;
    if (!lit.has(line)) lit.set(line, atMs);
    if (!delays.has(line)) delays.set(line, null);
    if (loudness >= AUDIBLE && delays.get(line) === null) delays.set(line, atMs - (lit.get(line) ?? atMs));
  }
  return delays;
}
