/** Light presets. Powers are three.js light intensities before exposure; all values were found by eye. */
import type { V3 } from '../model/math.ts';

type SunLight = {
  /** direction towards the light */
  dir: V3;
  color: string;
  power: number;
  /** radius of the light's disc in radians of jitter: .03 crisp noon shadow, .3 very soft */
  cone: number;
};
type PointLight = {
  at: V3;
  color: string;
  power: number;
  /** radius of the glowing ball in metres; larger gives softer shadows */
  radius: number;
};
export type LightPreset = {
  sun: SunLight;
  /** soft extra light from the reader's side that opens faces */
  fill?: SunLight;
  /** sky dome colors by height */
  top: string;
  horizon: string;
  bounce: string;
  sky: number;
  points?: PointLight[];
  fog?: { color: string; near: number; far: number };
  exposure: number;
  /** least light on skin, as a share of its own color; from the preset's sky and sun when absent */
  skinFloor?: number;
  /** color that shadows lean to (violet keeps them alive, never gray) */
  shadowTint: V3;
  /** multiplies the lightest tones */
  warmth: V3;
  saturation: number;
  contrast: number;
};

const READER_FILL: SunLight = { dir: [0.4, 0.5, 1], color: '#ffe6d2', power: 0.6, cone: 0.4 };
const VIOLET: V3 = [0.46, 0.37, 0.66];

const LIGHTS = {
  morning: {
    sun: { dir: [-0.9, 0.62, 0.35], color: '#ffe0b6', power: 5.4, cone: 0.05 },
    fill: READER_FILL,
    top: '#eef0f6',
    horizon: '#fff0de',
    bounce: '#f2bc98',
    sky: 0.95,
    exposure: 1.06,
    shadowTint: VIOLET,
    warmth: [1.02, 1, 0.97],
    saturation: 1.1,
    contrast: 0.1,
  },
  day: {
    sun: { dir: [-0.5, 0.9, 0.6], color: '#fff0d8', power: 4.4, cone: 0.05 },
    fill: READER_FILL,
    top: '#d6e4f6',
    horizon: '#fff4e6',
    bounce: '#ecc6a4',
    sky: 1,
    exposure: 1.02,
    shadowTint: VIOLET,
    warmth: [1.01, 1, 0.98],
    saturation: 1.1,
    contrast: 0.1,
  },
  golden: {
    sun: { dir: [-0.85, 0.42, 0.45], color: '#ffc987', power: 6.2, cone: 0.06 },
    fill: { dir: [0.5, 0.5, 1], color: '#ffdcc4', power: 0.75, cone: 0.4 },
    top: '#c9c8ec',
    horizon: '#ffe2bd',
    bounce: '#eeaf80',
    sky: 0.82,
    exposure: 1.06,
    shadowTint: [0.47, 0.34, 0.62],
    warmth: [1.04, 1, 0.92],
    saturation: 1.12,
    contrast: 0.1,
  },
  candle: {
    sun: { dir: [0.5, 0.8, 0.6], color: '#8a9cff', power: 0.5, cone: 0.3 },
    top: '#5a62b0',
    horizon: '#8a5a80',
    bounce: '#b0643c',
    sky: 0.26,
    exposure: 1,
    shadowTint: [0.32, 0.22, 0.55],
    warmth: [1.08, 1, 0.84],
    saturation: 1.1,
    contrast: 0.1,
  },
  torch: {
    sun: { dir: [0.9, 0.8, -0.5], color: '#9fb0ff', power: 2, cone: 0.15 },
    top: '#7a80d8',
    horizon: '#7a6ab0',
    bounce: '#9a5a5a',
    sky: 0.46,
    exposure: 1,
    shadowTint: [0.36, 0.26, 0.6],
    warmth: [1.06, 1, 0.88],
    saturation: 1.08,
    contrast: 0.1,
  },
  snow: {
    sun: { dir: [-0.6, 0.55, 0.6], color: '#fff1e2', power: 2.6, cone: 0.12 },
    fill: READER_FILL,
    top: '#cfdcf4',
    horizon: '#eef1fb',
    bounce: '#dfe3f6',
    sky: 1.12,
    exposure: 0.98,
    shadowTint: [0.42, 0.42, 0.72],
    warmth: [1.02, 1, 0.98],
    saturation: 1.1,
    contrast: 0.1,
  },
  night: {
    sun: { dir: [-0.6, 0.8, 0.4], color: '#aab8ff', power: 1.9, cone: 0.08 },
    top: '#4a58a8',
    horizon: '#6a6ab4',
    bounce: '#4a4a80',
    sky: 0.5,
    exposure: 1,
    shadowTint: [0.3, 0.28, 0.64],
    warmth: [1.03, 1, 0.92],
    saturation: 1.08,
    contrast: 0.12,
  },
} satisfies Record<string, LightPreset>;
export type LightName = keyof typeof LIGHTS;

/** A preset with a few values changed for one panel. */
export const relight = (name: LightName, change: Partial<LightPreset> = {}): LightPreset => ({
  ...LIGHTS[name],
  ...change,
});
