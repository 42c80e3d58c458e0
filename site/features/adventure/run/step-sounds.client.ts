import type { Happening } from './run.ts';

export type Tone = Happening['what'] | 'level-complete';

type Note = {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly lasts: number;
  readonly shape: OscillatorType;
  readonly loud: number;
};

/** Hertz and seconds. Told apart by more than pitch: a step taps, a bump thuds, an empty collect shrugs, a fall slides. */
const TONES: Readonly<Record<Tone, readonly Note[]>> = {
  moved: [{ from: 420, to: 520, at: 0, lasts: 0.07, shape: 'sine', loud: 0.05 }],
  bumped: [
    { from: 150, to: 70, at: 0, lasts: 0.16, shape: 'triangle', loud: 0.3 },
    { from: 120, to: 60, at: 0.1, lasts: 0.14, shape: 'triangle', loud: 0.15 },
  ],
  collected: [
    { from: 660, to: 660, at: 0, lasts: 0.12, shape: 'sine', loud: 0.16 },
    { from: 990, to: 990, at: 0.1, lasts: 0.24, shape: 'sine', loud: 0.16 },
  ],
  'nothing-here': [
    { from: 330, to: 300, at: 0, lasts: 0.1, shape: 'sine', loud: 0.14 },
    { from: 260, to: 230, at: 0.13, lasts: 0.16, shape: 'sine', loud: 0.14 },
  ],
  hazard: [{ from: 620, to: 90, at: 0, lasts: 0.5, shape: 'sawtooth', loud: 0.09 }],
  'level-complete': [
    { from: 523, to: 523, at: 0, lasts: 0.16, shape: 'triangle', loud: 0.18 },
    { from: 659, to: 659, at: 0.14, lasts: 0.16, shape: 'triangle', loud: 0.18 },
    { from: 784, to: 784, at: 0.28, lasts: 0.16, shape: 'triangle', loud: 0.18 },
    { from: 1047, to: 1047, at: 0.42, lasts: 0.5, shape: 'triangle', loud: 0.2 },
  ],
};

let context: AudioContext | null = null;

/** Opens the way for sound: browsers refuse it before a tap or a key press, so call it inside one. */
export function unlockTones(): void {
  if (!('AudioContext' in window)) return;
  context ??= new AudioContext();
  // A browser that refuses leaves the game silent, no more.
  if (context.state === 'suspended') context.resume().catch(() => {});
}

export function playTone(tone: Tone): void {
  if (context?.state !== 'running') return;
  for (const { from, to, at, lasts, shape, loud } of TONES[tone]) {
    const start = context.currentTime + at;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = shape;
    oscillator.frequency.setValueAtTime(from, start);
    oscillator.frequency.exponentialRampToValueAtTime(to, start + lasts);
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud, start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + lasts + 0.02);
  }
}
