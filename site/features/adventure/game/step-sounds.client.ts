import { isSoundRunning, playTones, type Tone } from '../../../shared/page/tones.client.ts';
import type { StepSound } from './announcements.ts';

const TONES: Readonly<Record<StepSound, readonly Tone[]>> = {
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

/** Says nothing while the browser holds sound back: what waits would be heard at once when it lets go. */
export function playStepSound(sound: StepSound): void {
  if (isSoundRunning()) playTones(TONES[sound]);
}
