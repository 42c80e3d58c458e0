import type { CapHair } from '../hair.ts';
import { dressed, type Person, wearing } from '../person.ts';

const SIDE_PART: CapHair = {
  kind: 'cap',
  open: 1.12,
  fringe: 0.58,
  bottom: -0.24,
  thick: 0.055,
  jagged: 0.5,
  parted: true,
};
const CHECK = { kind: 'plaid', base: '#eaf0f7', ink: '#4f7fc0', ink2: '#2f5596', size: 0.075 } as const;
/** Cleaner and tailor: says nothing, tape measure for a tie. Both sleeves still on (before KB 7.1). */
export const MR_SEO: Person = {
  id: 'seo',
  build: 'tallMan',
  face: {
    skin: '#e6b48a',
    iris: '#33201a',
    brow: '#2e262a',
    age: 'adult',
    browWidth: 0.085,
    blushAmount: 0.5,
    jaw: 0.14,
    // long cheeks, small calm eyes
    layout: { eye: 0.098, mouthY: -0.56 },
    features: {
      wide: 0.88,
      tall: 1.12,
      eyeWide: 1.2,
      eyeHigh: 0.84,
      round: 0.72,
      slant: 0.04,
      nose: 'long',
      chin: 0.14,
      jaw: -0.04,
      cheek: -0.06,
      iris: 0.86,
    },
  },
  hair: { color: '#4b444a', light: '#8f868c', dark: '#2f2a30', shape: SIDE_PART },
  outfit: {
    top: CHECK,
    sleeve: CHECK,
    sleeveLength: 1,
    sleeveWide: 1.12,
    cuff: '#dfe8f2',
    collar: '#dfe8f2',
    shells: [{ cloth: '#8e919c', from: -0.14, to: 0.9, grow: [0.02, 0.01] }],
    legs: '#54566a',
    shoe: { kind: 'slipper', color: '#4a4048' },
    accessories: ['tapeTie'],
  },
};
/** From the hanbok on: the right sleeve is now a hem, and it stays so in October. */
export const MR_SEO_ONE_SLEEVE: Person = dressed(MR_SEO, { rightSleeve: { sleeveLength: 0.1, cuff: '#cfdcea' } });
/** At work: pins between the lips. */
export const MR_SEO_PINS: Person = wearing(MR_SEO_ONE_SLEEVE, 'pins');
