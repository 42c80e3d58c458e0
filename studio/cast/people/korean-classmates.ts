/** Doyun's class: Harin, who speaks, and six more who raise hands and chew. */
import { BRAIDS, type CapHair, type HairSpec } from '../hair.ts';
import { type Person, wearing } from '../person.ts';
import { kid } from './party-children.ts';

const BOWL: CapHair = { kind: 'cap', open: 1.04, fringe: 0.3, bottom: -0.16, thick: 0.13, jagged: 0.24, sweep: 0.16 };
const CROP: CapHair = { kind: 'cap', open: 1.1, fringe: 0.5, bottom: -0.2, thick: 0.08, jagged: 0.8, sweep: -0.2 };
const LONG: CapHair = { kind: 'cap', open: 1.0, fringe: 0.34, bottom: -1.05, thick: 0.1, jagged: 0.2, sweep: 0.12 };
const BOB: CapHair = { kind: 'cap', open: 1.0, fringe: 0.26, bottom: -0.5, thick: 0.11, jagged: 0.12 };
const PIGTAILS: CapHair = {
  kind: 'cap',
  open: 1.06,
  fringe: 0.34,
  bottom: -0.4,
  thick: 0.085,
  jagged: 0.16,
  extras: ['pigtails'],
};
const PONY: CapHair = {
  kind: 'cap',
  open: 1.1,
  fringe: 0.46,
  bottom: -0.34,
  thick: 0.085,
  jagged: 0.2,
  extras: ['ponytail'],
};
const black = (shape: CapHair, band?: string): HairSpec => ({
  color: '#332a2c',
  light: '#71605f',
  dark: '#1f191c',
  shape,
  ...(band ? { band } : {}),
});

/** Pigtails that ask questions; a coral windbreaker, teal skirt. */
export const HARIN: Person = {
  ...kid('harin', {
    skin: '#f3c8a0',
    hair: black(PIGTAILS, '#e4604c'),
    girl: true,
    top: '#ee7f68',
    low: '#4f9a98',
    dress: true,
    shoe: '#f6f0e2',
    gapTooth: true,
  }),
};
/** On the trail (PC 6.4) with a little pack. */
export const HARIN_HIKING: Person = { ...wearing(HARIN, 'pack'), pack: '#4f9a98', roll: '#f2bf3e' };
export const MINJUN = kid('minjun', {
  skin: '#eabb8e',
  hair: black(CROP),
  top: '#7bab62',
  low: '#5a5f7c',
  shoe: '#f2bf3e',
  wears: ['glasses'],
});
const SEOYEON = kid('seoyeon', {
  skin: '#f6cfae',
  hair: black(LONG),
  girl: true,
  top: '#b7a3d6',
  low: '#9a84c2',
  dress: true,
  shoe: '#e58fa8',
});
const JIHO = kid('jiho', {
  skin: '#eec29a',
  hair: black(BOWL),
  top: '#e8953f',
  low: '#4a5a86',
  shoe: '#7bab62',
});
const YUNA = kid('yuna', {
  skin: '#f4c9a2',
  hair: black(BOB),
  girl: true,
  top: '#f4dc8a',
  low: '#6f8fae',
  shoe: '#c8402f',
  wears: ['hairBow'],
  hat: '#4f7fb8',
});
const TAEO = kid('taeo', {
  skin: '#e2ae80',
  hair: black({ ...CROP, thick: 0.04, jagged: 0.2 }),
  top: '#5f8fc0',
  low: '#8a6a4e',
  shoe: '#fff4dc',
  gapTooth: true,
});
const SOYUL = kid('soyul', {
  skin: '#f5ccaa',
  hair: black(PONY, '#7bab62'),
  girl: true,
  top: '#7fc0b0',
  low: '#5f7f9c',
  shoe: '#e8823a',
});
const DAON = kid('daon', {
  skin: '#f0c298',
  hair: { ...black(BRAIDS, '#f2bf3e'), color: '#4a332a', light: '#8a6a52' },
  girl: true,
  top: '#f2a6b4',
  low: '#d8778c',
  dress: true,
  shoe: '#8a5a9a',
});
export const CLASSMATES: Person[] = [MINJUN, SEOYEON, JIHO, YUNA, TAEO, SOYUL, DAON];
