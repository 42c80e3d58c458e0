import type { StepSound } from './announcements.ts';

/** A tone that glides from one frequency to another. */
type StepTone = {
  readonly fromHz: number;
  readonly toHz: number;
  readonly delayS: number;
  readonly lengthS: number;
  readonly shape: OscillatorType;
  readonly gain: number;
};

const TONES: Readonly<Record<StepSound, readonly StepTone[]>> = {
  moved: [{ fromHz: 420, toHz: 520, delayS: 0, lengthS: 0.07, shape: 'sine', gain: 0.05 }],
  bumped: [
    { fromHz: 150, toHz: 70, delayS: 0, lengthS: 0.16, shape: 'triangle', gain: 0.3 },
    { fromHz: 120, toHz: 60, delayS: 0.1, lengthS: 0.14, shape: 'triangle', gain: 0.15 },
  ],
  collected: [
    { fromHz: 660, toHz: 660, delayS: 0, lengthS: 0.12, shape: 'sine', gain: 0.16 },
    { fromHz: 990, toHz: 990, delayS: 0.1, lengthS: 0.24, shape: 'sine', gain: 0.16 },
  ],
  'nothing-here': [
    { fromHz: 330, toHz: 300, delayS: 0, lengthS: 0.1, shape: 'sine', gain: 0.14 },
    { fromHz: 260, toHz: 230, delayS: 0.13, lengthS: 0.16, shape: 'sine', gain: 0.14 },
  ],
  hazard: [{ fromHz: 620, toHz: 90, delayS: 0, lengthS: 0.5, shape: 'sawtooth', gain: 0.09 }],
  'level-complete': [
    { fromHz: 523, toHz: 523, delayS: 0, lengthS: 0.16, shape: 'triangle', gain: 0.18 },
    { fromHz: 659, toHz: 659, delayS: 0.14, lengthS: 0.16, shape: 'triangle', gain: 0.18 },
    { fromHz: 784, toHz: 784, delayS: 0.28, lengthS: 0.16, shape: 'triangle', gain: 0.18 },
    { fromHz: 1047, toHz: 1047, delayS: 0.42, lengthS: 0.5, shape: 'triangle', gain: 0.2 },
  ],
};

let context: AudioContext | null = null;

/** Allows later sounds. Call it in the handler of a tap or a key press: browsers refuse sound before one. */
export function unlockSound(): void {
  if (!('AudioContext' in window)) return;
  context ??= new AudioContext();
  // Where the browser refuses, the game is silent.
  // Also from 'interrupted', where iOS leaves a context after a call.
  if (context.state !== 'running') context.resume().catch(() => {});
}

export function playStepSound(tone: StepSound): void {
  if (context?.state !== 'running') return;
  for (const { fromHz, toHz, delayS, lengthS, shape, gain } of TONES[tone]) {
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
