/** What the Charlotte family wears in June in Seoul, and what Halmeoni wears for walks and in 2012. */
import type { LobeHair } from '../hair.ts';
import { CURLY_BOB } from '../hair.ts';
import { dressed, type Person, wearing, without } from '../person.ts';
import { CHARLOTTE } from './charlotte.ts';
import { CHARLOTTE_HANBOK } from './charlotte-hanbok.ts';
import { DOYUN, DOYUN_SUMMER } from './doyun.ts';
import { HALMEONI } from './halmeoni.ts';
import { MAX } from './max.ts';
import { MOM } from './mom.ts';

/** slept on for eleven hours: wider, with curls that went their own way */
const MESSY: LobeHair = { ...CURLY_BOB, count: 205, size: 0.26, thick: [0.24, 0.3], fringe: 12, stray: 70 };
const slept = (person: Person): Person => ({ ...person, hair: { ...person.hair, shape: MESSY } });
/** Off the plane (KB 1.1): messy curls, the paper crown flat on one side. */
export const CHARLOTTE_TRAVELLING: Person = slept(wearing(CHARLOTTE, 'squashedCrown'));
/** Two in the morning (KB 3.1, 4.1): Halmeoni's flowered trousers rolled up to the knees, one of her undershirts, bare feet. */
export const CHARLOTTE_NIGHT: Person = slept(
  dressed(CHARLOTTE_HANBOK, {
    top: '#fdf0d8',
    sleeve: '#fdf0d8',
    sleeveLength: 0.62,
    sleeveWide: 1.45,
    collar: '#f4dcc0',
    shells: [{ cloth: '#fdf0d8', from: -0.2, to: 0.965, grow: [0.04, 0.008] }],
    legs: { kind: 'flowers', base: '#5a5f9c', ink: '#f3a0ae', ink2: '#f6d060', size: 0.12 },
    legsLength: 1.1,
    legsWide: 1.42,
    rolled: '#6f74ae',
    shoe: { kind: 'bare', color: '#efba90' },
    shoeLeft: { kind: 'bare', color: '#efba90' },
    accessories: ['barrette'],
  }),
);
const bareShins = (person: Person): Person => dressed(person, { legs: '#fff6ea', legsLength: 0.9, sock: '#fffaf0' });
/** KB 7.1, first: the skirt stops at the shins. */
export const CHARLOTTE_HANBOK_SHORT: Person = wearing(
  bareShins(without(CHARLOTTE_HANBOK, 'hanbokSkirt')),
  'hanbokSkirtShort',
);
/** KB 7.1, now: the band of check goes half round; the loose end hangs before her. */
export const CHARLOTTE_HANBOK_SEWING: Person = wearing(
  bareShins(without(CHARLOTTE_HANBOK, 'hanbokSkirt')),
  'hanbokSkirtSewing',
);
/** KB 9.1: the band all round (CHARLOTTE_HANBOK), and the crown. */
export const CHARLOTTE_HANBOK_CROWN: Person = wearing(CHARLOTTE_HANBOK, 'squashedCrown');

/** Mom on holiday: no apron, a white linen shirt over navy. */
export const MOM_SUMMER: Person = {
  ...dressed(without(MOM, 'apronTies'), {
    top: '#f6f0e2',
    sleeve: '#4a6396',
    sleeveLength: 0.4,
    sleeveWide: 1.2,
    cuff: '#6079aa',
    collar: '#6079aa',
    shells: [{ cloth: '#4a6396', from: -0.24, to: 0.95, grow: [0.034, 0.008] }],
    legs: '#e8d8b8',
    shoe: { kind: 'slipper', color: '#d98a7a' },
  }),
};
/** Max in June: the dinosaur is sleeveless, the tail stays. */
export const MAX_SUMMER: Person = dressed(MAX, {
  sleeveLength: 0.2,
  legs: '#56719c',
  legsLength: 0.8,
  shoe: { kind: 'bare', color: '#f5c7a2' },
});
export const MAX_SUMMER_SHOES: Person = dressed(MAX_SUMMER, {
  sock: '#fffaf0',
  shoe: { kind: 'sneaker', color: '#e8823a' },
});
/** KB 6.1: he has tried the red beans. */
export const MAX_BEANS: Person = wearing(MAX_SUMMER_SHOES, 'beanMoustache');

/** October indoors: socks, no shoes. */
export const DOYUN_INDOORS: Person = dressed(DOYUN, { shoe: { kind: 'sock', color: '#fffdf4' } });
export const DOYUN_SUMMER_INDOORS: Person = dressed(DOYUN_SUMMER, { shoe: { kind: 'sock', color: '#fffdf4' } });
/** The counter in his hand or flying: it is not on the chest as well. */
export const DOYUN_FREE: Person = without(DOYUN, 'counter');
export const DOYUN_SUMMER_FREE: Person = without(DOYUN_SUMMER, 'counter');

/** June: the vest stays at home. */
export const HALMEONI_SUMMER: Person = dressed(without(HALMEONI, 'vestFront'), {
  sleeve: '#f7e3cf',
  sleeveLength: 0.6,
  shells: [{ cloth: '#c9b0dc', from: -0.2, to: 0.94, grow: [0.026, 0.01] }],
  buttons: { color: '#e4604c', rows: 1 },
});
/** PC 6.1: visor and backpack, walking shoes. Bami rides in the pack: `bami({ at: ridingIn(…), pose: 'peek' })`, `pack-mouth.ts`. */
export const HALMEONI_HIKING: Person = {
  ...wearing(dressed(HALMEONI, { shoe: { kind: 'sneaker', color: '#8a6aa8' } }), 'sunVisor', 'openPack'),
  hat: '#d978a0',
  pack: '#5f9a86',
};
const DARK_PERM: LobeHair = {
  kind: 'lobes',
  count: 240,
  size: 0.2,
  thick: [0.2, 0.2],
  open: 1.04,
  top: 0.48,
  bottom: -0.4,
  fringe: 16,
  stray: 34,
};
/** April 2012 (PC 4.2): twelve years younger, dark curls; the same vest, still new. */
export const HALMEONI_2012: Person = {
  ...HALMEONI,
  face: { ...HALMEONI.face, brow: '#54464c' },
  hair: { color: '#4f4044', light: '#8a767a', dark: '#33282c', shape: DARK_PERM },
  outfit: { ...HALMEONI.outfit, legs: '#6a6f9c' },
};
