/** A tone that glides from one frequency to another. */
export type Tone = {
  readonly fromHz: number;
  readonly toHz: number;
  readonly delayS: number;
  readonly lengthS: number;
  readonly shape: OscillatorType;
  readonly gain: number;
};

let context: AudioContext | null = null;

/** Allows later tones. Call it in the handler of a tap or a key press: browsers refuse sound before one. */
export function unlockTones(): void {
  if (!('AudioContext' in window)) return;
  context ??= new AudioContext();
  // Also from 'interrupted', where iOS leaves a context after a call. Where the browser refuses, the page is silent.
  if (context.state !== 'running') context.resume().catch(() => {});
}

/** Whether a tone would be heard now. */
export const isSoundRunning = (): boolean => context?.state === 'running';

/** Plays tones. What is played while the browser still lets go of sound is heard then. */
export function playTones(tones: readonly Tone[]): void {
  if (!context) return;
  for (const { fromHz, toHz, delayS, lengthS, shape, gain } of tones) {
    const start = context.currentTime + delayS;
    const oscillator = context.createOscillator();
    const volume = context.createGain();
    oscillator.type = shape;
    oscillator.frequency.setValueAtTime(fromHz, start);
    oscillator.frequency.exponentialRampToValueAtTime(toHz, start + lengthS);
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(gain, start + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + lengthS);
    oscillator.connect(volume).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + lengthS + 0.02);
  }
}
