import { type LightPreset, relight } from '../light/presets.ts';
import { PINE_TODAY } from '../props/red-pine.ts';
import type { Palette } from '../props/trees.ts';
import type { BukhansanLook } from './bukhansan.ts';

export type Era = 'today' | '1948' | 'legend';

export type EraLook = {
  ridge: BukhansanLook;
  rock: [string, string];
  soil: string;
  plants: Palette;
  pine: Palette;
  houses: { walls: string[]; roofs: string[]; count: number };
};

const OCTOBER: Palette = {
  leaves: ['#9a3f26', '#cf6a2c', '#e8923a', '#f2b748', '#f8d77c'],
  bark: ['#5a403c', '#8d6a58'],
  grass: ['#8f8548', '#b5a552', '#d8c06a'],
};

const MEMORY: Palette = {
  leaves: ['#7d6242', '#a3834f', '#c2a05c', '#dcc07a', '#efdca0'],
  bark: ['#6b5244', '#9c7a5c'],
  grass: ['#a08a58', '#c0a668', '#dcc68a'],
};

const DREAM: Palette = {
  leaves: ['#3d3c66', '#55598a', '#7779a4', '#a495b4', '#d8b8c0'],
  bark: ['#463a5a', '#7c6480'],
  grass: ['#5c5c80', '#80799c', '#a898b0'],
};

export const ERAS: Record<Era, EraLook> = {
  today: {
    ridge: {
      skyTop: '#78aedd',
      skyLow: '#fff1d8',
      gain: 1.2,
      woods: ['#5f7d58', '#84935a', '#bfa556', '#d68e4a', '#c66c42'],
      granite: ['#cdb99d', '#a9927c'],
      seams: '#7d6758',
    },
    rock: ['#d2c4b8', '#a99c9c'],
    soil: '#b0946c',
    plants: OCTOBER,
    pine: PINE_TODAY,
    houses: {
      walls: ['#f4e8d4', '#c98a6a', '#e9d2b0', '#f8f2e4', '#b8735a'],
      roofs: ['#7fa98c', '#6b7084', '#a8624a', '#8fb39a', '#5b6074'],
      count: 150,
    },
  },
  '1948': {
    ridge: {
      skyTop: '#d9cdb4',
      skyLow: '#fff0cf',
      gain: 1.16,
      woods: ['#4f5a38', '#626a3e', '#767a48', '#8a8852', '#6b6a3c'],
      granite: ['#e0cfb2', '#bfa688'],
      seams: '#8f7660',
    },
    rock: ['#d2bfa2', '#a48e82'],
    soil: '#cfb68a',
    plants: { ...MEMORY, leaves: ['#4c5636', '#5f683e', '#747a48', '#8c8a52', '#a09a5c'] },
    pine: { ...MEMORY, leaves: ['#54583e', '#71734a', '#92905a', '#b4ac70', '#d4c88c'], bark: ['#6b5244', '#b8845c'] },
    houses: { walls: ['#ead8b4', '#d8c09a'], roofs: ['#b89a62', '#c8ab70', '#6f6a70', '#a88a58'], count: 26 },
  },
  legend: {
    ridge: {
      skyTop: '#54599a',
      skyLow: '#ffcfa8',
      gain: 1.14,
      woods: ['#45497a', '#565a8c', '#6d6c9c', '#8a7ea8', '#a98fae'],
      granite: ['#d8b6a4', '#a08a90'],
      seams: '#7a6470',
    },
    rock: ['#c9b4bc', '#8f84a4'],
    soil: '#9a869c',
    plants: DREAM,
    pine: { ...DREAM, leaves: ['#34395f', '#474e78', '#626a92', '#8c8aac', '#b8a6bc'] },
    houses: { walls: [], roofs: [], count: 0 },
  },
};

/** Light of the lookout in each era. */
export function lookoutLight(era: Era, change: Partial<LightPreset> = {}): LightPreset {
  const base: Record<Era, LightPreset> = {
    today: relight('day', {
      sun: { dir: [-0.75, 0.72, 0.5], color: '#ffe4ba', power: 5, cone: 0.05 },
      fog: { color: '#e2dce6', near: 14, far: 260 },
    }),
    '1948': relight('golden', { fog: { color: '#f2ddb6', near: 8, far: 190 }, saturation: 0.86, exposure: 1.02 }),
    legend: relight('golden', {
      sun: { dir: [0.7, 0.34, 0.2], color: '#ffb28c', power: 4.4, cone: 0.08 },
      top: '#8a8cd0',
      horizon: '#e8b0b4',
      bounce: '#b088a8',
      fog: { color: '#d8b0c4', near: 6, far: 200 },
    }),
  };
  return { ...base[era], ...change };
}
