import type { Box } from '../model/pictures.ts';

/** Bundles the boxes alone of the metadata that the studio writes. */
const files = import.meta.glob<Box | readonly Box[]>('../../../pictures/*/[0-9]-[0-9].json', {
  eager: true,
  import: 'find',
});

/** Where the hidden things of a panel are: one for most pictures, none for a picture without any. */
export function findBoxes(book: string, panel: string): readonly Box[] {
  return [files[`../../../pictures/${book}/${panel}.json`] ?? []].flat();
}

const TONES = [
  { hz: 659, delayS: 0 },
  { hz: 988, delayS: 0.09 },
] as const;
const LENGTH_S = 0.28;
const GAIN = 0.12;

let context: AudioContext | null = null;

/** A short sound. Call it in the handler of a tap or a key press: browsers refuse sound before one. */
export function playFoundSound(): void {
  if (!('AudioContext' in window)) return;
  context ??= new AudioContext();
  // Where the browser refuses, finding is silent.
  context.resume().catch(() => {});
  for (const { hz, delayS } of TONES) {
    const start = context.currentTime + delayS;
    const oscillator = context.createOscillator();
    const volume = context.createGain();
    oscillator.frequency.setValueAtTime(hz, start);
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(GAIN, start + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH_S);
    oscillator.connect(volume).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + LENGTH_S + 0.02);
  }
}
