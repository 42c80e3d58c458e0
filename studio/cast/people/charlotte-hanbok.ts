import { type Person, wearing, without } from '../person.ts';
import { CHARLOTTE_FOREST } from './charlotte.ts';

/** Her mother's hanbok from when she was eight; the rainbow sleeves are too wide and the sneakers stay. */
export const CHARLOTTE_HANBOK: Person = {
  ...CHARLOTTE_FOREST,
  outfit: {
    top: '#c22f50',
    sleeve: { kind: 'rainbow', base: '#f6efe0', ink: '#d8453c', size: 0.15 },
    sleeveLength: 1,
    sleeveWide: 1.28,
    cuff: '#fff8ec',
    shells: [{ cloth: '#f4c63e', from: 0.44, to: 0.965, grow: [0.042, 0.012] }],
    legs: '#fff6ea',
    shoe: { kind: 'sneaker', color: '#8fd3b4' },
    shoeLeft: { kind: 'sneaker', color: '#8fd3b4', untied: true },
    accessories: ['hanbokSkirt', 'hanbokCollar', 'barrette', 'earPencil'],
  },
};
/** KB 8.1: in the middle of a throw the skirt flies round her. */
export const CHARLOTTE_HANBOK_SWIRL: Person = wearing(without(CHARLOTTE_HANBOK, 'hanbokSkirt'), 'hanbokSkirtSwirl');
