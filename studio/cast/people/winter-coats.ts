/** Plum Street in December: everyone's coat. Charlotte's is with her (CHARLOTTE_WINTER). */
import { STANDING_UP, UNDER_HOOD } from '../hair.ts';
import type { Cloth } from '../outfit.ts';
import { dressed, type Person, wearing, without } from '../person.ts';
import { DAD } from './dad.ts';
import { HALMEONI } from './halmeoni.ts';
import { MAX } from './max.ts';
import { MAYOR_LOPEZ } from './mayor-lopez.ts';
import { MOM } from './mom.ts';
import { MR_FINCH } from './mr-finch.ts';
import { ELLA, HUGO, JIN_AH, LEO, MARCUS, NIA, OMAR, RUBY, SAM, WREN } from './party-children.ts';
import { PRIYA } from './priya.ts';
import { THEO } from './theo.ts';

/** The yellow raincoat over a parka: rounder, and a scarf in it. */
export const THEO_WINTER: Person = {
  ...wearing(
    dressed(THEO, {
      sleeveWide: 1.5,
      shells: [{ cloth: '#f6c83c', from: -0.4, to: 0.97, grow: [0.085, 0.03] }],
      mittens: { left: '#3f7cc4', right: '#3f7cc4' },
    }),
    'woolScarf',
  ),
  scarf: '#6f9fd0',
  scarf2: '#f4ead6',
};
const SNOWSUIT: Cloth = { kind: 'quilted', base: '#8a5cb4', ink: '#6a4292', size: 0.09 };
export const PRIYA_WINTER: Person = {
  ...wearing(
    dressed(without(PRIYA, 'bibStraps'), {
      top: '#8a5cb4',
      sleeve: SNOWSUIT,
      sleeveLength: 1,
      sleeveWide: 1.42,
      cuff: '#6a4292',
      shells: [{ cloth: SNOWSUIT, from: -0.2, to: 0.97, grow: [0.04, 0.024] }],
      legs: SNOWSUIT,
      legsLength: 2,
      legsWide: 1.4,
      shoe: { kind: 'boot', color: '#f08a3c' },
      mittens: { left: '#b7d84c', right: '#b7d84c' },
    }),
    'hoodBack',
    'earMuffs',
  ),
  strap: '#8a5cb4',
  hat: '#b7d84c',
};
/** Ankle-length, black, padded; the bowl goes on her head. */
const PADDED: Cloth = { kind: 'quilted', base: '#474859', ink: '#2f3040', size: 0.14 };
export const HALMEONI_WINTER: Person = {
  ...dressed(HALMEONI, {
    sleeve: PADDED,
    sleeveLength: 1,
    sleeveWide: 1.5,
    cuff: '#37384a',
    shells: [{ cloth: PADDED, from: -0.2, to: 0.97, grow: [0.07, 0.02] }],
    skirt: { cloth: PADDED, length: 1.8, flare: 0.05, folds: 5 },
    shoe: { kind: 'boot', color: '#f08fa8' },
    accessories: ['paddedHood'],
  }),
  strap: '#37384a',
};
/** Out in the blizzard: mittens, and sleeves that let one see what they hold. */
export const HALMEONI_OUTSIDE: Person = dressed(HALMEONI_WINTER, {
  sleeveWide: 1.24,
  mittens: { left: '#d9574a', right: '#d9574a' },
});
/** Full uniform, as for the train to Number Fourteen. */
export const FINCH_UNIFORM: Person = wearing(
  dressed(MR_FINCH, {
    sleeve: '#33456e',
    cuff: '#d9ac4a',
    shells: [{ cloth: '#33456e', from: -0.36, to: 0.96, grow: [0.03, 0.012] }],
    legs: '#3a4360',
  }),
  'coatButtons',
);
/** Without his cap: at home, in the armchair. */
export const FINCH_COTTON: Person = wearing(FINCH_UNIFORM, 'cottonEars');
/** December: long coat, and a knitted hat that has lost its pompom. The slippers stay. */
export const FINCH_WINTER: Person = {
  ...wearing(
    dressed(without(MR_FINCH, 'conductorCap'), {
      sleeve: '#3c4a70',
      sleeveWide: 1.3,
      cuff: '#2f3c60',
      shells: [{ cloth: '#3c4a70', from: -0.62, to: 0.96, grow: [0.07, 0.016] }],
    }),
    'knitCap',
    'woolScarf',
  ),
  hat: '#a83a44',
  scarf: '#6a7fa8',
  scarf2: '#f4ead6',
};
/** Half a scarf is left to her; the stripes are those of Mrs. Scarf's half. */
export const MAYOR_WINTER: Person = {
  ...wearing(
    dressed(MAYOR_LOPEZ, {
      sleeveWide: 1.26,
      shells: [{ cloth: '#2f8f8c', from: -0.56, to: 0.95, grow: [0.07, 0.014] }],
      legs: '#5a4a52',
      legsLength: 2,
      shoe: { kind: 'boot', color: '#8c3f4a' },
      mittens: { left: '#e8eaf4', right: '#e8eaf4' },
    }),
    'halfScarf',
  ),
  scarf: '#2f9aa0',
  scarf2: '#f2bf3e',
};
export const MOM_MUFFS: Person = { ...wearing(MOM, 'earMuffs'), hat: '#e4705c' };
const coat = (
  person: Person,
  tone: string,
  hat: NonNullable<Person['outfit']['accessories']>[number],
  hatTone: string,
  more: Partial<Person> = {},
): Person => {
  const { skirt: _skirt, ...outfit } = person.outfit;
  return {
    ...person,
    // hair that stands up goes under the wool
    hair: person.hair.shape === STANDING_UP ? { ...person.hair, shape: UNDER_HOOD } : person.hair,
    hat: hatTone,
    outfit: {
      ...outfit,
      sleeve: tone,
      sleeveLength: 1,
      sleeveWide: 1.3,
      shells: [{ cloth: tone, from: -0.5, to: 0.965, grow: [0.062, 0.014] }],
      legs: '#5f6486',
      legsLength: 2,
      shoe: { kind: 'boot', color: '#7d5640' },
      mittens: { left: hatTone, right: hatTone },
      accessories: [
        hat,
        'woolScarf',
        ...(person.outfit.accessories ?? []).filter((a) => a === 'glasses' || a === 'beard' || a === 'stuffedTail'),
      ],
    },
    scarf: hatTone,
    ...more,
  };
};
export const DAD_WINTER: Person = coat(DAD, '#8a5f44', 'earFlapCap', '#5f83b8');
export const MOM_WINTER: Person = coat(MOM, '#34476f', 'earMuffs', '#d9a22e');
export const MAX_WINTER: Person = coat(MAX, '#63ab5b', 'knitBobble', '#f2b63c');
/** The guests in the square and at the doors. Some have already lost something. */
export const GUESTS_WINTER: Person[] = [
  coat(MARCUS, '#d8743c', 'knitBobble', '#3f8f8c'),
  coat(ELLA, '#4f9a94', 'earMuffs', '#f4d8a0'),
  coat(SAM, '#4f9a94', 'knitCap', '#c8402f'),
  coat(JIN_AH, '#d87a94', 'knitBobble', '#fff0dc'),
  coat(OMAR, '#4f6fa0', 'earFlapCap', '#8a6a4e'),
  coat(RUBY, '#e0b040', 'knitBobble', '#c8503c'),
  coat(LEO, '#7f93ae', 'knitCap', '#e08a3c'),
  coat(NIA, '#7d62aa', 'earMuffs', '#f2a83c'),
  coat(HUGO, '#5f8f4e', 'earFlapCap', '#7a5a4a'),
  coat(WREN, '#c8503c', 'knitBobble', '#f6efe0'),
];
