import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Mean lag of the event loop over a sample beyond which the API answers 503. */
const MAX_EVENT_LOOP_LAG_MS = 1000;
const SAMPLE_MS = 1000;
const RESOLUTION_MS = 10;

export type LoadSampler = { readonly isOverloaded: () => boolean; readonly stop: () => void };

/**
 * Samples the event loop's lag. It opens no file, unlike `process.memoryUsage`, which throws (and once ended the
 * server) where no file descriptor is left.
 */
export function sampleLoad(): LoadSampler {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let lagMs = 0;
  let isStarting = true;
  const timer = setInterval(() => {
    const mean = histogram.mean / 1e6;
    // Without a single sample the loop stood still for all of the time; so it may before the first one.
    lagMs = isStarting ? 0 : Number.isNaN(mean) ? Number.POSITIVE_INFINITY : mean - RESOLUTION_MS;
    isStarting = false;
    histogram.reset();
  }, SAMPLE_MS);
  timer.unref();
  return {
    isOverloaded: () => lagMs > MAX_EVENT_LOOP_LAG_MS,
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
